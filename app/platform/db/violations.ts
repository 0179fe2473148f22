const UNIQUE_VIOLATION = "23505";

/** Unique constraint violated. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return (cause as { code?: string } | null)?.code === UNIQUE_VIOLATION;
}
