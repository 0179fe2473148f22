import { type NamedProduct, PRODUCT_NAMES_PATH } from "./product-names.rules.ts";

/** Best first; null when they could not be asked for. */
export async function findProducts(words: string, signal?: AbortSignal): Promise<NamedProduct[] | null> {
  try {
    const query = new URLSearchParams({ q: words });
    const response = await fetch(`${PRODUCT_NAMES_PATH}?${query}`, { signal: signal ?? null });
    return response.ok && !response.redirected ? ((await response.json()) as NamedProduct[]) : null;
  } catch {
    return null;
  }
}
