import type { IncomingMessage } from "node:http";
import { neutralPath } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";
import { cacheKey } from "./page-cache.rules.ts";
import { incomingOrigin, incomingProtocol } from "./site-origin.server.ts";

/** Addresses that never are public pages, so the page cache is not asked. */
const NOT_A_PAGE =
  /^\/(?:admin|admin-login|api|files|(?:e[sn]\/)?previa|simulador-admin|storage-test|healthz|readyz)(?:[/?]|$)|\.\w+(?:\?|$)/;

/**
 * Pages have plain addresses. The router also finds them under others (`/TAPETES`, `/tapetes///`, `/x/../tapetes`),
 * of which there is no end: such a response is never cached.
 */
const PLAIN = /^\/(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*)?(?:\?[^#]*)?$/;

/** No page, but made of content, larger than any page, and the same for everybody: it is cached like one. */
const SITEMAP = /^\/sitemap\.xml(?:\?|$)/;

export function mayBePage(url: string): boolean {
  return (PLAIN.test(url) && !NOT_A_PAGE.test(url)) || SITEMAP.test(url);
}

/** Whether the answer is made from content: a page, or a page's data without its frame. */
export function isRender(url: string): boolean {
  return mayBePage(url) || /^\/(?!admin[/.]|api\/|files\/)[^?]*\.data(?:\?|$)/.test(url);
}

/** The cache key of a page. */
export function pageKey(request: IncomingMessage, url: string): string {
  const at = url.indexOf("?");
  // Without PUBLIC_URL the canonical links carry the origin that was asked, so each origin has its own pages.
  const origin = env().publicUrl ? "" : `${incomingProtocol(request)}:${request.headers.host ?? ""}`;
  if (at < 0) return origin + url;
  const path = url.slice(0, at);
  return origin + cacheKey(path, url.slice(at), neutralPath(path));
}

/** The address that a page is rendered from: without unknown query keys. */
export function pageAddress(request: IncomingMessage, key: string): string {
  return incomingOrigin(request) + key.slice(key.indexOf("/"));
}

/**
 * The request that a page is rendered from: none of the visitor's headers, so that nothing of one visitor can reach
 * another through the cache.
 */
export const pageRequest = (address: string): Request =>
  new Request(address, { headers: { accept: "text/html" } });

const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)$/is;

/**
 * A request line may name the whole address, as one to a proxy does (RFC 9112, 3.2.2): the host in it counts then, and
 * not the one in the Host header.
 */
export function takeAbsoluteForm(request: IncomingMessage): void {
  const [, host, rest = ""] = ABSOLUTE_FORM.exec(request.url ?? "") ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
}

const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a Host header names a host and nothing else: a slash in it would lead to another page than was asked for. */
export function isHost(host: string | undefined): boolean {
  return host !== undefined && HOST.test(host) && URL.canParse(`http://${host}`);
}

/**
 * Whether an address names a page or a file: `*` names none, no address has a null character or half of a letter, and
 * a backslash would be read as `/`.
 */
export function isAddress(url: string): boolean {
  return url.startsWith("/") && !url.includes("%00") && !url.includes("\\") && isDecodable(url);
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

/** The methods that an address may take: pages are read and posted to; elsewhere the router decides. */
export function methodsOf(url: string): string[] {
  return isRender(url) ? [...READ, "POST"] : [...READ, "POST", "PUT", "PATCH", "DELETE"];
}
