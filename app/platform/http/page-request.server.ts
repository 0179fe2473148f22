import type { IncomingMessage } from "node:http";
import { neutralPath } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";
import { cacheKey } from "./page-cache.rules.ts";

/** Addresses that never are public pages, so the page cache is not asked. */
const NOT_A_PAGE =
  /^\/(?:admin|admin-login|api|files|simulador-admin|storage-test|healthz|readyz)(?:[/?]|$)|\.\w+(?:\?|$)/;

export function mayBePage(url: string): boolean {
  return !NOT_A_PAGE.test(url);
}

/** What a page is kept under. */
export function pageKey(request: IncomingMessage, url: string): string {
  const at = url.indexOf("?");
  // Without PUBLIC_URL the canonical links carry the host that was asked, so each host has its own pages.
  const host = env().publicUrl ? "" : (request.headers.host ?? "");
  if (at < 0) return host + url;
  const path = url.slice(0, at);
  return host + cacheKey(path, url.slice(at), neutralPath(path));
}

/**
 * The request that a page is rendered from: its address without the query keys that it does not know, and none
 * of the visitor's headers, so that nothing of one visitor can reach another through the cache.
 */
export function pageRequest(request: IncomingMessage, key: string): Request {
  const isHttps = env().isHttps || (env().trustsProxy && request.headers["x-forwarded-proto"] === "https");
  const origin = `${isHttps ? "https" : "http"}://${request.headers.host ?? "localhost"}`;
  return new Request(origin + key.slice(key.indexOf("/")), { headers: { accept: "text/html" } });
}
