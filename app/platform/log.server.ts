import pino from "pino";
import { env } from "./env.server.ts";
import { requestContext } from "./http/request-context.server.ts";

/** Written by this process itself: a log thread would look for its code beside files that the bundler made up. */
const stream = env().isProduction
  ? pino.destination(1)
  : (await import("pino-pretty")).default({ ignore: "pid,hostname" });

/** Structured log on stdout: JSON lines in production, readable lines in development. */
export const log = pino(
  {
    level: env().logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const { requestId, isPreview } = requestContext() ?? {};
      // What is saved for a preview is taken back at once; its lines say so.
      return { ...(requestId && { requestId }), ...(isPreview && { preview: true }) };
    },
    redact: ["password", "*.password", "token", "*.token", "cookie", "*.cookie"],
  },
  stream,
);
