/** Left out for the first page. */
export const PAGE_FIELD = "pagina";

/** Another question starts at the first page. */
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

/** 1 when missing or invalid. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get(PAGE_FIELD));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

const SEARCH_FIELD = "q";
const MAX_SEARCH_LENGTH = 80;

export const searchOf = (query: URLSearchParams): string =>
  (query.get(SEARCH_FIELD) ?? "").trim().slice(0, MAX_SEARCH_LENGTH);

/** Ends, current page and neighbours; `null` is a gap. */
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

/** At least 1. */
export const pagesOf = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/** The first page is the list's own address. */
export function pageAddress(path: string, page: number): string {
  if (page <= 1) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${PAGE_FIELD}=${page}`;
}

type ByStatus<Status extends string> = { status: Status | null; page: number };

/** Of a list counted by status: all, those of the chosen one, and the page, which is the last when fewer are left than were asked for. */
export function pageByStatus<Status extends string>(
  counts: Partial<Record<Status, number>>,
  { status, page }: ByStatus<Status>,
  pageSize: number,
): { total: number; found: number; page: number } {
  const total = Object.values<number | undefined>(counts).reduce<number>((sum, some = 0) => sum + some, 0);
  const found = status ? (counts[status] ?? 0) : total;
  return { total, found, page: Math.min(page, pagesOf(found, pageSize)) };
}
