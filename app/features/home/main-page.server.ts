import { listCollectionTiles, listFeatured } from "#app/features/collections/collections.server.ts";
import { getFeatureGallery } from "#app/features/gallery/gallery.server.ts";
import { getHeroVideo, type HeroFilm } from "#app/features/hero-video/hero-video.server.ts";
import { getPictures } from "#app/features/media/pictures.server.ts";
import type { Settings } from "#app/features/settings/settings.rules.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { log } from "#app/platform/log.server.ts";
import type { Picture } from "#app/ui/picture.rules.ts";
import { DEFAULT_FILM } from "./home.rules.ts";
import { listTestimonials } from "./home.server.ts";

/** Everything that a main page shows, read at once. A part that cannot be read is empty; the others stand. */
export async function getMainPage(locale: Locale) {
  const [settings, film, gallery, tiles, featured, testimonials] = await Promise.all([
    getSettings(locale),
    getHeroVideo(locale),
    orElse(getFeatureGallery(locale), NO_GALLERY, "feature gallery"),
    orElse(listCollectionTiles(locale), [], "collection tiles"),
    orElse(listFeatured(locale), [], "featured rugs"),
    orElse(listTestimonials(locale), [], "testimonials"),
  ]);
  const addresses = [...picturesOf(settings), DEFAULT_FILM.poster];
  const pictures = await orElse(getPictures(addresses, locale), new Map<string, Picture>(), "pictures");
  return { settings, film: film ?? defaultFilm(pictures), gallery, tiles, featured, testimonials, pictures };
}

const NO_GALLERY = { left: [], main: { url: "", picture: null, name: "", facts: [] } };

export type MainPage = Awaited<ReturnType<typeof getMainPage>>;

/** The film that comes with the product, for a site whose owner has brought none. */
function defaultFilm(pictures: Map<string, Picture>): HeroFilm {
  const poster = pictures.get(DEFAULT_FILM.poster) ?? null;
  const { url, lightUrl } = DEFAULT_FILM;
  return { kind: "mp4", url, lightUrl, poster, title: "", subtitle: "" };
}

/** The pictures that the settings name, of the sections of both main pages. */
function picturesOf({ home, promo }: Settings): string[] {
  return [
    home.newCollection.picture,
    home.craft.picture,
    home.simulatorPromo.picture,
    ...home.showroom.pictures.map(({ picture }) => picture),
    home.story.picture,
    home.access.picture,
    home.design.cardPicture,
    home.design.rugPicture,
    promo.picture,
  ].filter(Boolean);
}

export async function orElse<T>(reading: Promise<T>, fallback: T, what: string): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    log.error({ err: error, what }, "A part of the main page could not be read; it is shown empty");
    return fallback;
  }
}
