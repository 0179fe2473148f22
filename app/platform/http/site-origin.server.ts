import type { IncomingMessage } from "node:http";
import { env } from "#app/platform/env.server.ts";

export function siteOrigin(request: Request): string {
  return env().publicUrl ?? new URL(request.url).origin;
}

/** The request's origin while `PUBLIC_URL` is missing, else null. */
export const unsetAddress = (request: Request): string | null =>
  env().publicUrl ? null : new URL(request.url).origin;

/** TLS ends at the proxy, so only a trusted proxy's header can say https. */
export function incomingOrigin(request: IncomingMessage): string {
  return env().publicUrl ?? `${incomingProtocol(request)}://${request.headers.host ?? "localhost"}`;
}

export function incomingProtocol(request: IncomingMessage): "http" | "https" {
  const isHttps = env().trustsProxy && request.headers["x-forwarded-proto"] === "https";
  return isHttps ? "https" : "http";
}
