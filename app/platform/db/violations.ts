const UNIQUE_VIOLATION = "23505";
const DATA_EXCEPTIONS = "22";

/** Unique constraint violated. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === UNIQUE_VIOLATION;

/** A value that no column takes: the same statement fails each time. */
export const isDataException = (error: unknown): boolean =>
  codeOf(error)?.startsWith(DATA_EXCEPTIONS) === true;

/** SQLSTATE. */
function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return (cause as { code?: string } | null)?.code;
}
