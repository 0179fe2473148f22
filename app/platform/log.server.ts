import pino from "pino";
import { env } from "./env.server.ts";
import { requestContext } from "./http/request-context.server.ts";

/** Structured log on stdout: JSON lines in production, readable lines in development. */
export const log = pino({
  level: env().logLevel,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => {
    const requestId = requestContext()?.requestId;
    return requestId ? { requestId } : {};
  },
  redact: ["password", "*.password", "token", "*.token", "cookie", "*.cookie"],
  ...(!env().isProduction && { transport: { target: "pino-pretty", options: { ignore: "pid,hostname" } } }),
});
