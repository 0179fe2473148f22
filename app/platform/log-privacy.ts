const MAX_CHARACTERS = 1000;
const MAX_STACK_LINES = 20;
const MAX_DEPTH = 4;
const CUT = "…";

/**
 * What a log must not hold: password hashes, tokens of links and sessions, e-mail addresses, telephone
 * numbers, query strings. A stored file's name has an extension and is no token.
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

/** Bounded, and without what identifies or admits a person. */
export function withoutPrivateParts(text: string): string {
  const bounded = text.length > MAX_CHARACTERS ? text.slice(0, MAX_CHARACTERS) + CUT : text;
  return PRIVATE.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), bounded);
}

export function forLog(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return withoutPrivateParts(value);
  if (value instanceof Error) return describeError(value, depth);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  if (depth > MAX_DEPTH) return CUT;
  if (Array.isArray(value)) return value.map((part) => forLog(part, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, forLog(part, depth + 1)]));
}

/** PostgreSQL's error without the refused row. */
const SAFE_FIELDS = ["code", "severity", "schema", "table", "column", "constraint", "routine", "syscall"];

/** Other properties may hold personal data, such as parameters or PostgreSQL's `detail`. */
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

/** Values that messages repeat: drizzle's parameters, PostgreSQL's input errors (class 22), JSON errors. */
function withoutValues(message: string, code: unknown): string {
  const words = message
    .replace(/\nparams:[\s\S]*$/, "")
    .replace(/"[\s\S]*" is not valid JSON/, '"…" is not valid JSON');
  return typeof code === "string" && /^22\w{3}$/.test(code) ? words.replace(/"[\s\S]*"/, '"…"') : words;
}
