import type { IncomingMessage } from "node:http";
import { setOwnOrigin } from "#app/i18n/links.ts";
import { env } from "../env.server.ts";

let stored: string | null = null;

/** The one of the administration. The environment's wins. */
export function setSiteAddress(origin: string | null): void {
  stored = origin;
  setOwnOrigin(siteAddress());
}

/** The site's own origin: for links in mails, canonical links, and what else names the site to others. */
export const siteAddress = (): string | undefined => env().publicUrl ?? stored ?? undefined;

export function siteOrigin(request: Request): string {
  return siteAddress() ?? new URL(request.url).origin;
}

/**
 * For sessions and passkeys, which belong to the origin that the browser is at. An address typed in the
 * administration is not meant here: a wrong one would lock everybody out.
 */
export function requestOrigin(request: Request): string {
  return env().publicUrl ?? new URL(request.url).origin;
}

/** The request's origin while the site's own address is missing, else null. */
export const unsetAddress = (request: Request): string | null =>
  siteAddress() ? null : new URL(request.url).origin;

/** TLS ends at the proxy, so only a trusted proxy's header can say https. */
export function incomingOrigin(request: IncomingMessage): string {
  return env().publicUrl ?? `${incomingProtocol(request)}://${request.headers.host ?? "localhost"}`;
}

export function incomingProtocol(request: IncomingMessage): "http" | "https" {
  const isHttps = env().trustsProxy && request.headers["x-forwarded-proto"] === "https";
  return isHttps ? "https" : "http";
}
