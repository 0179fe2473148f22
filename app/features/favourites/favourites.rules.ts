import type { Picture } from "#app/ui/media/picture.rules.ts";

const MOST_KEPT = 100;
export const PRODUCTS_KEY = "tapetes";

export const MOST_COMPARED = 4;

export type FavouriteProduct = {
  slug: string;
  /** Those asked for that lead to it since it was renamed. */
  formerSlugs: string[];
  name: string;
  href: string;
  /** Of the size that is drawn. */
  sizePrice: string;
  size: string;
  materials: string;
  technique: string;
  leadTime: string;
  widthMetres: number;
  picture: Picture | null;
};

/** `gone`: those asked for that no rug has, or has had. A rug that is only not shown now is kept. */
export type KnownFavourites = { rugs: FavouriteProduct[]; gone: string[] };

export function requestedSlugs(query: URLSearchParams): string[] {
  const slugs = (query.get(PRODUCTS_KEY) ?? "").split(",").filter((slug) => /^[a-z0-9-]+$/.test(slug));
  return [...new Set(slugs)].slice(0, MOST_KEPT);
}

/** What a device keeps, with the present addresses of renamed rugs and without deleted ones. */
export function withPresentSlugs(stored: string, { rugs, gone }: KnownFavourites): string {
  const present = new Map(
    rugs.flatMap(({ slug, formerSlugs }) => formerSlugs.map((former) => [former, slug])),
  );
  const kept = stored.split(",").filter((slug) => !gone.includes(slug));
  return [...new Set(kept.map((slug) => present.get(slug) ?? slug))].join(",");
}

export function favouriteProducts(rugs: FavouriteProduct[], stored: string): FavouriteProduct[] {
  const bySlug = new Map(rugs.map((rug) => [rug.slug, rug]));
  return stored
    .split(",")
    .toReversed()
    .flatMap((slug) => bySlug.get(slug) ?? []);
}

export function comparedProducts(kept: FavouriteProduct[], chosen: string[] | null): FavouriteProduct[] {
  const compared = chosen ? kept.filter(({ slug }) => chosen.includes(slug)) : kept;
  return compared.slice(0, MOST_COMPARED);
}
