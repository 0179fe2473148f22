/** Error codes of an unreachable server, and PostgreSQL's own while it stops or starts. */
const CODES = new Set(
  "ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN 57P01 57P02 57P03".split(
    " ",
  ),
);
/** The driver's own errors have no code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a conn)/;

/** Whether the database could not be asked at all, which is over when it is back; what it answered is no such error. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = "", syscall } = error as NodeJS.ErrnoException;
  // The socket's file is missing while the application's own server does not run.
  const isSocketMissing = code === "ENOENT" && syscall === "connect";
  return CODES.has(code) || isSocketMissing || WORDS.test(error.message) || isUnreachable(error.cause);
}
