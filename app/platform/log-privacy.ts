const MAX_CHARACTERS = 1000;
const MAX_STACK_LINES = 20;
const MAX_DEPTH = 4;
const CUT = "…";

/**
 * What a log line must not hold, wherever it stands in a text: hashes of passwords, links' and sessions' tokens,
 * e-mail addresses, telephone numbers and what follows a `?` in an address. A stored file's name keeps its extension
 * and is no token.
 */
const PRIVATE: [pattern: RegExp, instead: string][] = [
  [/\$2[abxy]?\$\S+|\$argon2\S+|\b[0-9a-f]{32,}:[0-9a-f]{32,}/gi, "[hash]"],
  [/[^\s"'<>()[\],;:=&?/\\]+@[\w-]+(?:\.[\w-]+)+/g, "[email]"],
  [/[^\s"'<>()[\],;:=&?/\\]+%40[\w-]+(?:\.[\w-]+)+/gi, "[email]"],
  [/([?&][\w.%[\]-]+=)[^&#\s"'<>]*/g, `$1${CUT}`],
  [/(?:\+|\b00)\d[\d ().-]{7,}\d|\(\d{2}\) ?\d{4,5}[- ]?\d{4}/g, "[phone]"],
  [/\b[0-9a-f]{32,}\b(?!\.\w)/gi, "[token]"],
  [/(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{24,}(?!\.\w)/g, "[token]"],
];

/** A text as a log may hold it: bounded, and without what identifies or admits a person. */
export function withoutPrivateParts(text: string): string {
  const bounded = text.length > MAX_CHARACTERS ? text.slice(0, MAX_CHARACTERS) + CUT : text;
  return PRIVATE.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), bounded);
}

/** Any value of a log line, with every text in it as a log may hold it. */
export function forLog(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return withoutPrivateParts(value);
  if (value instanceof Error) return describeError(value, depth);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  if (depth > MAX_DEPTH) return CUT;
  if (Array.isArray(value)) return value.map((part) => forLog(part, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, forLog(part, depth + 1)]));
}

/** PostgreSQL's error without the row that it refused. */
const SAFE_FIELDS = ["code", "severity", "schema", "table", "column", "constraint", "routine", "syscall"];

/**
 * An error for a log: its kind, its words and where it happened. Other properties may hold what a person sent, such as
 * a query's parameters or the row that PostgreSQL shows in `detail`, so only the named ones are logged.
 */
function describeError(error: Error, depth: number): Record<string, unknown> {
  const fields = error as unknown as Record<string, unknown>;
  const safe = SAFE_FIELDS.filter((name) => typeof fields[name] === "string");
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name,
    message: withoutPrivateParts(withoutValues(error.message, fields.code)),
    ...Object.fromEntries(safe.map((name) => [name, withoutPrivateParts(String(fields[name]))])),
    stack: frames.slice(0, MAX_STACK_LINES).join("\n"),
    ...(error.cause !== undefined && depth < MAX_DEPTH && { cause: forLog(error.cause, depth + 1) }),
    ...(error instanceof AggregateError && depth < MAX_DEPTH && { errors: forLog(error.errors, depth + 1) }),
  };
}

/** Values that messages repeat: drizzle's parameters, PostgreSQL's wrong input (class 22), text that is not JSON. */
function withoutValues(message: string, code: unknown): string {
  const words = message
    .replace(/\nparams:[\s\S]*$/, "")
    .replace(/"[\s\S]*" is not valid JSON/, '"…" is not valid JSON');
  return typeof code === "string" && /^22\w{3}$/.test(code) ? words.replace(/"[\s\S]*"/, '"…"') : words;
}
