/** Codes of network errors, and PostgreSQL's while it stops or starts. */
const CODES = new Set(
  "ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN 57P01 57P02 57P03".split(
    " ",
  ),
);
/** `pg`'s own errors have no code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a conn)/;

/** Whether the database could not be reached, as opposed to answering with an error. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = "", syscall } = error as NodeJS.ErrnoException;
  // The socket is missing while the application's own server is down.
  const isSocketMissing = code === "ENOENT" && syscall === "connect";
  return CODES.has(code) || isSocketMissing || WORDS.test(error.message) || isUnreachable(error.cause);
}
