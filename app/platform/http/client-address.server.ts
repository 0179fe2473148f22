import type { IncomingMessage } from "node:http";
import { env } from "#app/platform/env.server.ts";

/** Header in which the HTTP server passes on the client's address; one sent by the client is overwritten. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";

/** The visitor's address: the socket's, or the one sent by the trusted proxy, which must overwrite X-Forwarded-For. */
export function clientAddress(request: IncomingMessage): string {
  const socket = request.socket.remoteAddress ?? "unknown";
  if (!env().trustsProxy) return socket;
  const forwarded = String(request.headers["x-forwarded-for"] ?? "");
  return forwarded.split(",").at(-1)?.trim() || socket;
}
