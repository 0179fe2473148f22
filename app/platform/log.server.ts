import { format } from "node:util";
import pino from "pino";
import { env } from "./env.server.ts";
import { requestContext } from "./http/request-context.server.ts";
import { forLog } from "./log-privacy.ts";

/** Written by this process itself: a log thread would look for its code beside files that the bundler made up. */
const stream = env().isProduction
  ? pino.destination(1)
  : (await import("pino-pretty")).default({ ignore: "pid,hostname" });

/**
 * Structured log on stdout: JSON lines in production, readable lines in development. Whatever is logged goes through
 * {@link forLog}, so that no caller can put a person's data or a token into a line.
 */
export const log = pino(
  {
    level: env().logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const { requestId, isPreview } = requestContext() ?? {};
      // What is saved for a preview is taken back at once; its lines are marked.
      return { ...(requestId && { requestId }), ...(isPreview && { preview: true }) };
    },
    redact: ["password", "*.password", "token", "*.token", "cookie", "*.cookie"],
    hooks: {
      logMethod(args, method) {
        const [first, ...rest] = args as unknown[];
        const fields = first instanceof Error ? { err: first } : first;
        method.apply(this, [fields, ...rest].map((value) => forLog(value)) as Parameters<typeof method>);
      },
    },
  },
  stream,
);

/** What packages print by themselves becomes lines of this log. The start calls it, once, in production. */
export function logWhatPackagesPrint(): void {
  const levels = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;
  for (const [name, level] of Object.entries(levels))
    Object.assign(console, {
      [name](...parts: unknown[]) {
        const err = parts.find((part) => part instanceof Error);
        const words = format(...parts.filter((part) => part !== err));
        log[level](err ? { err } : {}, words);
      },
    });
  // Node would print its warnings, such as that of an experimental feature, as errors.
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) => log.warn({ warning: name }, message));
}
