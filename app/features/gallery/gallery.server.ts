import { listContent } from "#app/content/content.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { type Locale, wordsIn } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { reportContentUnread, usesContent } from "#app/platform/http/cache/content-tags.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { gallery } from "./gallery.content.ts";
import { type BuiltIn, captionOf, DEFAULT_LEFT, DEFAULT_MAIN } from "./gallery.defaults.ts";
import { labelOf, padLeft } from "./gallery.rules.ts";

export type GalleryPicture = { url: string; picture: Picture | null; name: string; facts: string[] };
export type FeatureGallery = { left: GalleryPicture[]; main: GalleryPicture };

type Titled = { url: string; title: string };
type StoredGallery = { left: Titled[]; main: Titled | undefined };

/** The last read one by language: shown while the gallery cannot be read. */
const lastRead = new Map<Locale, StoredGallery>();

export async function getFeatureGallery(locale: Locale): Promise<FeatureGallery> {
  usesContent("media");
  try {
    const stored = await readStored(locale);
    lastRead.set(locale, stored);
    return await withPictures(stored, locale);
  } catch (error) {
    reportContentUnread(error, "The gallery could not be read; what was read last is shown");
    return withPictures(lastRead.get(locale) ?? { left: [], main: undefined }, locale);
  }
}

async function readStored(locale: Locale): Promise<StoredGallery> {
  const images = (await listContent(gallery, locale)).map((image) => ({ ...image, url: image.url ?? "" }));
  return {
    left: images.filter(({ position }) => position === "left"),
    main: images.find(({ position }) => position === "right"),
  };
}

async function withPictures(stored: StoredGallery, locale: Locale): Promise<FeatureGallery> {
  const { brand } = await getSettings(locale);
  const builtIn = (one: BuiltIn) => ({ url: one.url, title: wordsIn(captionOf(one, brand.name), locale) });
  const left = padLeft(stored.left, DEFAULT_LEFT.map(builtIn));
  const main = stored.main ?? builtIn(DEFAULT_MAIN);
  const urls = [...left, main].map(({ url }) => url);
  const pictures = await getPictures(urls, locale);
  const shown = ({ url, title }: Titled): GalleryPicture => ({
    url,
    picture: pictures.get(url) ?? null,
    ...labelOf(title),
  });
  return { left: left.map(shown), main: shown(main) };
}
