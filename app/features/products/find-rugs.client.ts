import { CATALOGUE_PATH } from "./product-list-address.ts";

export type NamedRug = { id: string; name: string };
type Group = { entries: { to: string; name: string }[] };

/** The first rugs of that name; null when they could not be asked for. */
export async function findRugs(words: string, signal?: AbortSignal): Promise<NamedRug[] | null> {
  try {
    const query = new URLSearchParams({ q: words });
    const response = await fetch(`/admin/buscar?${query}`, { signal: signal ?? null });
    if (!response.ok || response.redirected) return null;
    const groups = (await response.json()) as Group[];
    return groups.flatMap(({ entries }) =>
      entries.flatMap(({ to, name }) =>
        to.startsWith(`${CATALOGUE_PATH}/`) ? [{ id: to.slice(CATALOGUE_PATH.length + 1), name }] : [],
      ),
    );
  } catch {
    return null;
  }
}
