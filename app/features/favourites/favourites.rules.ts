import type { Picture } from "#app/ui/picture.rules.ts";

const MOST_KEPT = 40;
export const RUGS_KEY = "tapetes";

export const MOST_COMPARED = 4;

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

export function askedSlugs(query: URLSearchParams): string[] {
  const slugs = (query.get(RUGS_KEY) ?? "").split(",").filter((slug) => /^[a-z0-9-]+$/.test(slug));
  return [...new Set(slugs)].slice(0, MOST_KEPT);
}

export function keptRugs(rugs: FavouriteRug[], stored: string): FavouriteRug[] {
  const bySlug = new Map(rugs.map((rug) => [rug.slug, rug]));
  return stored
    .split(",")
    .toReversed()
    .flatMap((slug) => bySlug.get(slug) ?? []);
}

export function comparedRugs(kept: FavouriteRug[], chosen: string[] | null): FavouriteRug[] {
  const compared = chosen ? kept.filter(({ slug }) => chosen.includes(slug)) : kept;
  return compared.slice(0, MOST_COMPARED);
}
