import { pageAddress } from "#app/ui/lists/list-address.ts";
import { type Chosen, FACETS, ORDER_KEY } from "./catalogue-filter.rules.ts";

/** Canonical order of parameters. */
export function catalogueAddress(path: string, { order, ...facets }: Chosen, page = 1): string {
  const query = new URLSearchParams();
  for (const facet of FACETS) if (facets[facet]) query.set(facet, facets[facet]);
  if (order) query.set(ORDER_KEY, order);
  const text = query.toString();
  return pageAddress(text ? `${path}?${text}` : path, page);
}
