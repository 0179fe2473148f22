import { pageAddress } from "#app/ui/list-address.ts";
import { type Chosen, FACETS, ORDER_KEY } from "./catalogue-filter.rules.ts";

/** The list's address with these choices, always in the same order, so that one list has one address. */
export function catalogueAddress(path: string, { order, ...facets }: Chosen, page = 1): string {
  const query = new URLSearchParams();
  for (const facet of FACETS) if (facets[facet]) query.set(facet, facets[facet]);
  if (order) query.set(ORDER_KEY, order);
  const text = query.toString();
  return pageAddress(text ? `${path}?${text}` : path, page);
}
