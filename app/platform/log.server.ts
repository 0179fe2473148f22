import { format } from "node:util";
import pino from "pino";
import { env } from "./env.server.ts";
import { requestContext } from "./http/request-context.server.ts";
import { forLog } from "./log-privacy.ts";

const stream = env().isProduction
  ? pino.destination(1)
  : (await import("pino-pretty")).default({ ignore: "pid,hostname" });

/** JSON lines in production, readable lines in development. All values pass {@link forLog}. */
export const log = pino(
  {
    level: env().logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const { requestId, isPreview } = requestContext() ?? {};
      // A preview's writes are rolled back, so its lines are marked.
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

/** Redirects console output of packages to this log. Production only. */
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
  // Node prints warnings as errors.
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) => log.warn({ warning: name }, message));
}
