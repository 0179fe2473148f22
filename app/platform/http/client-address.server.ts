import type { IncomingMessage } from "node:http";
import { env } from "../env.server.ts";

/** The socket's address, or the one sent by the trusted proxy, which must overwrite X-Forwarded-For. */
export function clientAddress(request: IncomingMessage): string {
  const socket = request.socket.remoteAddress ?? "unknown";
  if (!env().trustsProxy) return socket;
  const forwarded = String(request.headers["x-forwarded-for"] ?? "");
  return forwarded.split(",").at(-1)?.trim() || socket;
}
