import { listContent } from "#app/content/content.server.ts";
import { productWord } from "#app/features/catalogue/product-values.server.ts";
import { lowestPrice, showsOneOf } from "#app/features/catalogue/products.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { materialsAndTechnique } from "#app/features/products/page/product-materials.ts";
import { fromPrice } from "#app/features/products/prices.ts";
import { currencyOf } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { contentOrDefault, usesContent } from "#app/platform/http/cache/content-tags.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { curation } from "./curation.content.ts";
import { CURATION_YEARS, chosenYear } from "./curation.rules.ts";

export type CurationPicture = {
  id: string;
  picture: Picture;
  rug: { slug: string; name: string; facts: string; price: string } | null;
  isTopView: boolean;
};

export type Curation = {
  years: number[];
  year: number;
  /** The year after it, or the first after the last. */
  next: { year: number; title: string } | null;
  edition: {
    id: string;
    title: string;
    description: string;
    catalogueName: string;
    catalogueUrl: string | null;
    catalogueCover: Picture | null;
    pictures: CurationPicture[];
  } | null;
};

export async function getCuration(asked: string | null, locale: Locale): Promise<Curation> {
  usesContent("products", "media");
  const newestFirst = await contentOrDefault([], "The curation could not be read; none is shown", () =>
    listContent(curation, locale),
  );
  const editions = newestFirst.reverse();
  const years = editions.length > 0 ? editions.map(({ year }) => year) : [...CURATION_YEARS];
  const year = chosenYear(asked, years);
  const edition = editions.find((one) => one.year === year);
  if (!edition) return { years, year, next: null, edition: null };
  const { id, title, description, catalogueName, catalogueUrl, catalogueCover: coverUrl, images } = edition;
  const [pictures, covers] = await Promise.all([
    contentOrDefault([], "A curation's pictures could not be read", () => listPictures(images, locale)),
    getPictures(coverUrl ? [coverUrl] : [], locale),
  ]);
  const catalogueCover = (coverUrl && covers.get(coverUrl)) || null;
  const next = editions[(editions.indexOf(edition) + 1) % editions.length];
  return {
    years,
    year,
    next: next && next !== edition ? { year: next.year, title: next.title } : null,
    edition: { id, title, description, catalogueName, catalogueUrl, catalogueCover, pictures },
  };
}

async function listPictures(urls: string[], locale: Locale): Promise<CurationPicture[]> {
  const [pictures, rugs] = await Promise.all([getPictures(urls, locale), rugsShown(urls, locale)]);
  return urls.flatMap((url, at) => {
    const picture = pictures.get(url);
    if (!picture) return [];
    const shown = rugs.filter(({ images }) => images.includes(url));
    const offered = shown.find(({ isOffered }) => isOffered);
    const rug = offered
      ? {
          slug: offered.slug,
          name: offered.name,
          facts: materialsAndTechnique(offered),
          price: fromPrice(offered, locale),
        }
      : null;
    return [{ id: `${at}`, picture, rug, isTopView: (offered ?? shown[0])?.images[0] === url }];
  });
}

/** Only a listed rug has a page. */
async function rugsShown(urls: string[], locale: Locale) {
  if (urls.length === 0) return [];
  const currency = currencyOf(locale);
  const rows = await db()
    .select({
      slug: products.slug,
      name: productWord("name", locale),
      materials: productWord("materials", locale),
      technique: productWord("technique", locale),
      active: products.active,
      withdrawnAt: products.withdrawnAt,
      images: products.images,
      priceCents: lowestPrice(currency),
    })
    .from(products)
    .where(showsOneOf(urls));
  return rows.map(({ active, withdrawnAt, ...rug }) => ({
    ...rug,
    currency,
    isOffered: active && withdrawnAt === null,
  }));
}
