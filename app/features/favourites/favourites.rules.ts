import type { Picture } from "#app/ui/picture.rules.ts";

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
