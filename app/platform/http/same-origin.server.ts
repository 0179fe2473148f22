import type { IncomingMessage } from "node:http";
import { env } from "../env.server.ts";
import { incomingProtocol } from "./site-origin.server.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Browsers send Origin or Sec-Fetch-Site; programs without either carry no cookies by accident. */
export function isAllowedOrigin(request: IncomingMessage): boolean {
  if (SAFE_METHODS.has(request.method ?? "GET")) return true;
  const site = request.headers["sec-fetch-site"];
  if (site && site !== "same-origin" && site !== "none") return false;
  const origin = request.headers.origin;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  if (origin === env().publicUrl) return true;
  const { protocol, host } = new URL(origin);
  return host === request.headers.host && (protocol === "https:" || !isReachedByHttps(request));
}

/** The http page of a name can be forged by anybody on the network, so it may not post to the https site. */
function isReachedByHttps(request: IncomingMessage): boolean {
  const isPublicName = URL.parse(env().publicUrl ?? "")?.host === request.headers.host;
  return incomingProtocol(request) === "https" || (env().isHttps && isPublicName);
}
