import { listContent } from "#app/content/content.server.ts";
import { collections } from "#app/features/catalogue/collections.content.ts";
import {
  type CategoryProduct,
  listCategoryProducts,
} from "#app/features/products/lists/category-products.server.ts";
import { type Locale, wordsIn } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { reportContentUnread } from "#app/platform/http/cache/content-tags.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { DEFAULT_EXPLORE_TEXT, DEFAULT_TILES } from "./collection-tiles.defaults.ts";
import { pathOfCollection, TILES_LIMIT } from "./collections.rules.ts";

export type CollectionTile = {
  title: string;
  exploreText: string;
  description: string;
  url: string;
  picture: Picture | null;
  rugPicture: Picture | null;
  rugWidthMetres: number;
  isRound: boolean;
};

type StoredTile = Omit<CollectionTile, "picture" | "rugPicture"> & {
  imageUrl: string | null;
  rugUrl: string | null;
};

const USUAL_WIDTH_METRES = 2;

export async function listCollectionTiles(locale: Locale): Promise<CollectionTile[]> {
  try {
    const stored = await readTiles(locale);
    if (stored.length > 0) return await withPictures(stored, locale);
  } catch (error) {
    reportContentUnread(error, "The collection tiles could not be read; the default ones are shown");
  }
  return withPictures(defaultTiles(locale), locale);
}

async function readTiles(locale: Locale): Promise<StoredTile[]> {
  const all = (await listContent(collections, locale)).filter(({ place }) => place === "strip");
  const tiles = all.slice(0, TILES_LIMIT);
  const rugs = await listCategoryProducts(tiles);
  return tiles.map((tile) => ({
    title: tile.title,
    description: tile.description,
    exploreText: tile.exploreText || wordsIn(DEFAULT_EXPLORE_TEXT, locale),
    url: tile.url || pathOfCollection(tile.slug),
    imageUrl: tile.imageUrl,
    ...scaled(rugs.get(tile.id)),
  }));
}

async function withPictures(tiles: StoredTile[], locale: Locale): Promise<CollectionTile[]> {
  const urls = tiles.flatMap(({ imageUrl, rugUrl }) => [imageUrl, rugUrl]).filter((url) => url !== null);
  const pictures = await getPictures(urls, locale);
  return tiles.map(({ imageUrl, rugUrl, ...tile }) => ({
    ...tile,
    picture: (imageUrl && pictures.get(imageUrl)) || null,
    rugPicture: (rugUrl && pictures.get(rugUrl)) || null,
  }));
}

function scaled(rug: CategoryProduct | undefined) {
  return {
    rugUrl: rug?.imageUrl ?? null,
    rugWidthMetres: rug?.widthMetres ?? USUAL_WIDTH_METRES,
    isRound: rug?.isRound ?? false,
  };
}

function defaultTiles(locale: Locale): StoredTile[] {
  return DEFAULT_TILES.map(({ words, ...tile }) => ({
    ...tile,
    ...wordsIn(words, locale),
    exploreText: wordsIn(DEFAULT_EXPLORE_TEXT, locale),
  }));
}
