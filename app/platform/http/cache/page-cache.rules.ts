const PAGE_KEY = "pagina";
/** The first page is the list's own address. */
const LATER_PAGE = /^(?:[2-9]|[1-9]\d{1,5})$/;

/** Query keys that public pages read. Pages with them are not cached, except for page numbers. */
const ANSWERED_QUERY_KEYS: { path: RegExp; keys: readonly string[] }[] = [
  { path: /^\/produtos\/[^/]+$/, keys: ["largura", "comprimento", "medida"] },
  {
    path: /^\/tapetes$/,
    keys: ["medida", "cor", "tecnica", "preco", "entrega", "ordem", PAGE_KEY],
  },
  { path: /^\/curadoria$/, keys: ["ano"] },
  { path: /^\/amostra-de-cores$/, keys: ["cor"] },
  { path: /^\/favoritos\/tapetes$/, keys: ["tapetes"] },
  { path: /^\/busca$/, keys: ["q", PAGE_KEY] },
  { path: /^\/colecoes(?:\/[^/]+)?$/, keys: [PAGE_KEY] },
  { path: /^\/newsletter\/(?:confirmar|sair)$/, keys: ["token"] },
  { path: /^\/sitemap\.xml$/, keys: ["parte"] },
  { path: /^\/simulador\/modelos$/, keys: ["lingua", "q", "forma", "tapetes", PAGE_KEY] },
  { path: /^\/simulador\/imagem\/[^/]+$/, keys: ["apagar"] },
];

export const MAX_CACHED_PAGES = 1000;
export const MAX_CACHED_BYTES = 64 * 1024 * 1024;

export type Encoding = "br" | "gzip" | "identity";

/** Weights other than `q=0` are ignored: every browser with brotli prefers it. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  if (accepts(header, "br")) return "br";
  return accepts(header, "gzip") ? "gzip" : "identity";
}

function accepts(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding);
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + encoding.length));
}

/** If-None-Match; weak and strong validators compare alike for a GET (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return (
    header === etag ||
    header === "*" ||
    header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag)
  );
}

/** Path with its declared query keys in alphabetical order. */
export function cacheKey(pathname: string, search: string, neutralPath: string): string {
  if (!search) return pathname;
  const allowed = answeredKeys(neutralPath);
  if (allowed.length === 0) return pathname;
  const query = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const key of allowed.toSorted()) {
    const value = query.get(key);
    if (value !== null && (key !== PAGE_KEY || LATER_PAGE.test(value))) kept.set(key, value);
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}

export function isCacheable(search: URLSearchParams, neutralPath: string): boolean {
  return answeredKeys(neutralPath).every((key) => key === PAGE_KEY || !search.has(key));
}

function answeredKeys(neutralPath: string): readonly string[] {
  return ANSWERED_QUERY_KEYS.find(({ path }) => path.test(neutralPath))?.keys ?? [];
}
