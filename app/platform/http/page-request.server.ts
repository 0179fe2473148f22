import type { IncomingMessage } from "node:http";
import { isPreviewLink, neutralPath } from "#app/i18n/locales.ts";
import { env } from "../env.server.ts";
import { cacheKey } from "./cache/page-cache.rules.ts";
import { incomingOrigin, incomingProtocol } from "./site-origin.server.ts";

/** Never public pages, so not looked up in the cache. */
const NOT_A_PAGE =
  /^\/(?:admin|admin-login|files|simulador-admin|storage-test|healthz|readyz)(?:[/?]|$)|\.\w+(?:\?|$)/;

/**
 * Only canonical spellings are cached. The router also matches others (`/TAPETES`, `/tapetes///`,
 * `/x/../tapetes`), which are unlimited.
 */
const PLAIN = /^\/(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*)?(?:\?[^#]*)?$/;

/** Cached like a page: it depends on content, is large, and the same for everybody. */
const SITEMAP = /^\/sitemap\.xml(?:\?|$)/;

export function mayBePage(url: string): boolean {
  const [path = ""] = url.split("?", 1);
  return (PLAIN.test(url) && !NOT_A_PAGE.test(url) && !isPreviewLink(path)) || SITEMAP.test(url);
}

export function isRender(url: string): boolean {
  return mayBePage(url) || /^\/(?!admin[/.]|files\/)[^?]*\.data(?:\?|$)/.test(url);
}

export function pageKey(request: IncomingMessage, url: string): string {
  const at = url.indexOf("?");
  // Without PUBLIC_URL canonical links carry the requested origin, so each origin has its own pages.
  const origin = env().publicUrl ? "" : `${incomingProtocol(request)}:${request.headers.host ?? ""}`;
  if (at < 0) return origin + url;
  const path = url.slice(0, at);
  return origin + cacheKey(path, url.slice(at), neutralPath(path));
}

export function pageAddress(request: IncomingMessage, key: string): string {
  return incomingOrigin(request) + key.slice(key.indexOf("/"));
}

/** Without any of the visitor's headers, so that nothing of one visitor reaches another through the cache. */
export const pageRequest = (address: string): Request =>
  new Request(address, { headers: { accept: "text/html" } });

const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)$/is;

/** Absolute-form request target (RFC 9112, 3.2.2): its host overrides the Host header. */
export function normaliseAbsoluteForm(request: IncomingMessage): void {
  const [, host, rest = ""] = ABSOLUTE_FORM.exec(request.url ?? "") ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
}

const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** A slash in it would change the path. */
export function isHost(host: string | undefined): boolean {
  return host !== undefined && HOST.test(host) && URL.canParse(`http://${host}`);
}

/** Patterns that look for slashes at the end of an address, the router's too, take quadratic time. */
const MOST_SLASHES = "/".repeat(20);
/** In an address: null characters, and backslashes, which would be read as `/`. */
const REFUSED = ["%00", "\\", MOST_SLASHES];

/** Rejects `*` and unpaired surrogates as well. */
export function isAddress(url: string): boolean {
  return url.startsWith("/") && !REFUSED.some((part) => url.includes(part)) && isDecodable(url);
}

function isDecodable(url: string): boolean {
  if (!url.includes("%")) return true;
  try {
    decodeURI(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

const READ = ["GET", "HEAD"];

export function methodsOf(url: string): string[] {
  return isRender(url) ? [...READ, "POST"] : [...READ, "POST", "PUT", "PATCH", "DELETE"];
}
