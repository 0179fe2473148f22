import { isAdministration, type Locale, neutralPath, pathFor } from "./locales.ts";

let ownOrigin: string | undefined;

/** Set on the server, as soon as the site's address is known. */
export function setOwnOrigin(origin: string | undefined): void {
  ownOrigin = origin;
}

/** Has one address, in no language (`routes.ts`). */
const WITHOUT_LANGUAGE = /^\/(?:files|media|og|icone|em-breve|sitemap\.xml)(?:\/|$)/;

/**
 * The site's own paths in this language, however they are written: also in another language, or with the site's origin,
 * as an address bar shows them. Other addresses unchanged.
 */
export function linkFor(locale: Locale, address: string): string {
  const { path, rest } = ownPath(address);
  if (path === null) return address;
  return WITHOUT_LANGUAGE.test(path) || isAdministration(path)
    ? path + rest
    : pathFor(locale, neutralPath(path)) + rest;
}

/** The rug to whose page an address leads. */
export function productSlugIn(address: string | null): string | undefined {
  const { path } = ownPath(address ?? "");
  return path === null ? undefined : /^\/produtos\/([^/]+)/.exec(neutralPath(path))?.[1];
}

/** A path of this site, with query and fragment apart; null leads elsewhere. */
function ownPath(address: string): { path: string | null; rest: string } {
  const origin = ownOrigin ?? globalThis.location?.origin;
  const [whole, own, path, rest = ""] = /^(https?:\/\/[^/?#]*)?([^?#]*)(.*)$/i.exec(address) ?? [];
  const isOwn = own ? own.toLowerCase() === origin : whole?.startsWith("/");
  return { path: isOwn ? path || "/" : null, rest };
}
