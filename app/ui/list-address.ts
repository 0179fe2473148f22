/** The field that carries the page's number; it is left out of the first page's address. */
export const PAGE_FIELD = "pagina";

/** The address of the same list with some of its questions changed; a new question begins at the first page. */
export function listAddress(current: URLSearchParams, change: Record<string, string | null>): string {
  const next = new URLSearchParams(current);
  if (!(PAGE_FIELD in change)) next.delete(PAGE_FIELD);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const query = next.toString();
  return query ? `?${query}` : "?";
}

/** The page that an address asks for: 1 when it says none, or nonsense. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get(PAGE_FIELD));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** The numbers that a pager shows: the ends, the current page and its neighbours; `null` is a gap. */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const near = new Set([1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages));
  const shown: (number | null)[] = [];
  let before = 0;
  for (const one of [...near].sort((a, b) => a - b)) {
    if (one - before === 2) shown.push(before + 1);
    else if (one - before > 2) shown.push(null);
    shown.push(one);
    before = one;
  }
  return shown;
}

/** How many pages a list has; an empty one has one. */
export const pagesOf = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/** The address of one page of a public list; the first page is the list's own address. */
export function pageAddress(path: string, page: number): string {
  if (page <= 1) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${PAGE_FIELD}=${page}`;
}
