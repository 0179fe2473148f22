import type { IncomingMessage } from "node:http";
import { env } from "#app/platform/env.server.ts";

/** Header in which the HTTP server passes on who asks; a visitor's own is overwritten. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";

/** The visitor's address: the socket's, or what the trusted proxy says, which must overwrite X-Forwarded-For. */
export function clientAddress(request: IncomingMessage): string {
  const socket = request.socket.remoteAddress ?? "unknown";
  if (!env().trustsProxy) return socket;
  const forwarded = String(request.headers["x-forwarded-for"] ?? "");
  return forwarded.split(",").at(-1)?.trim() || socket;
}
