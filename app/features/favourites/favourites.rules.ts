import type { Picture } from "#app/ui/picture.rules.ts";

/** A device keeps no more, and one request carries no more. */
const MOST_KEPT = 40;
/** Names the rugs in the address that answers what is known of them. */
export const RUGS_KEY = "tapetes";

/** How many rugs stand side by side. */
export const MOST_COMPARED = 4;

/** A rug as the list shows it; finished words only. */
export type FavouriteRug = {
  slug: string;
  name: string;
  href: string;
  price: string;
  size: string;
  materials: string;
  technique: string;
  widthMetres: number;
  picture: Picture | null;
};

/** The rugs that an address names. */
export function askedSlugs(query: URLSearchParams): string[] {
  const slugs = (query.get(RUGS_KEY) ?? "").split(",").filter((slug) => /^[a-z0-9-]+$/.test(slug));
  return [...new Set(slugs)].slice(0, MOST_KEPT);
}

/** The kept rugs that still exist, the newest first. */
export function keptRugs(rugs: FavouriteRug[], stored: string): FavouriteRug[] {
  const bySlug = new Map(rugs.map((rug) => [rug.slug, rug]));
  return stored
    .split(",")
    .toReversed()
    .flatMap((slug) => bySlug.get(slug) ?? []);
}

/** Which rugs are compared: those that were chosen, and the first ones until somebody chooses. */
export function comparedRugs(kept: FavouriteRug[], chosen: string[] | null): FavouriteRug[] {
  const compared = chosen ? kept.filter(({ slug }) => chosen.includes(slug)) : kept;
  return compared.slice(0, MOST_COMPARED);
}
