import type { IncomingMessage } from "node:http";
import { env } from "#app/platform/env.server.ts";

/** The site's origin: `PUBLIC_URL`, or what the request was addressed to. */
export function siteOrigin(request: Request): string {
  return env().publicUrl ?? new URL(request.url).origin;
}

/** What stands in for the site's address while `PUBLIC_URL` is missing; null when it is there. */
export const unsetAddress = (request: Request): string | null =>
  env().publicUrl ? null : new URL(request.url).origin;

/** The same before there is a Request. TLS ends at the proxy, so only a trusted one's header can say that the visitor came by https. */
export function incomingOrigin(request: IncomingMessage): string {
  return env().publicUrl ?? `${incomingProtocol(request)}://${request.headers.host ?? "localhost"}`;
}

export function incomingProtocol(request: IncomingMessage): "http" | "https" {
  const isHttps = env().trustsProxy && request.headers["x-forwarded-proto"] === "https";
  return isHttps ? "https" : "http";
}
