import { getWovenProduct, type WovenProduct } from "#app/features/catalogue/product.server.ts";
import { listCollectionTiles } from "#app/features/collections/collection-tiles.server.ts";
import { listFeatured } from "#app/features/collections/collections.server.ts";
import { getFeatureGallery } from "#app/features/gallery/gallery.server.ts";
import { BUILT_IN_HERO_URL } from "#app/features/hero-video/hero-video.rules.ts";
import { filmOf, getHeroVideo } from "#app/features/hero-video/hero-video.server.ts";
import { withNumbers } from "#app/features/settings/brand-numbers.ts";
import type { Settings } from "#app/features/settings/settings.content.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { productSlugIn } from "#app/i18n/links.ts";
import { isWithinDays, nextLimit } from "#app/i18n/local-day.rules.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { now } from "#app/platform/clock.ts";
import { contentExpires } from "#app/platform/http/cache/content-tags.server.ts";
import { listTestimonials } from "./home.server.ts";

/** Stands for the site's own address in links without one. */
const SITE = "http://site";

/** Each query logs a failed read and returns its default or nothing. */
export async function getMainPage(locale: Locale) {
  const [settings, film, gallery, tiles, featured, testimonials] = await Promise.all([
    getSettings(locale),
    getHeroVideo(locale),
    getFeatureGallery(locale),
    listCollectionTiles(locale),
    listFeatured(locale),
    listTestimonials(locale),
  ]);
  const [pictures, rug] = await Promise.all([
    getPictures(picturesOf(settings), locale),
    getLinkedRug(settings.home.craft.rug, locale),
  ]);
  const shown = film ?? (await filmOf({ url: BUILT_IN_HERO_URL }, locale));
  const promo = { ...settings.promo, isActive: isPromoShown(settings.promo) };
  const home = withBrandNumbers(settings, locale);
  const { brand, contact, social, testimonials: testimonialWords } = settings;
  return {
    settings: { brand, contact, social, testimonials: testimonialWords, promo, home },
    film: shown,
    gallery,
    tiles,
    featured,
    testimonials,
    pictures,
    rug,
  };
}

/** Null when the link is empty or leads to no rug that is shown. */
export async function getLinkedRug(link: string, locale: Locale): Promise<WovenProduct | null> {
  const slug = productSlugIn(URL.parse(link, SITE)?.pathname ?? null);
  return slug ? getWovenProduct(slug, locale) : null;
}

/** Texts that name the brand's years and shops use its numbers. */
function withBrandNumbers({ brand, home }: Settings, locale: Locale): Settings["home"] {
  const { hero, companyIntro } = home;
  return {
    ...home,
    hero: { ...hero, experience: withNumbers(hero.experience, brand, locale) },
    companyIntro: { text: withNumbers(companyIntro.text, brand, locale) },
  };
}

/** Also sets the page's expiry, so that no cached page is outdated. */
function isPromoShown(promo: Settings["promo"]): boolean {
  const next = nextLimit(promo, now());
  if (promo.isActive && next) contentExpires(next);
  return promo.isActive && isWithinDays(promo, now());
}

function picturesOf({ home, promo }: Settings): string[] {
  return [
    home.newCollection.picture,
    home.craft.picture,
    home.simulatorPromo.picture,
    home.simulatorPromo.before,
    ...home.showroom.pictures.map(({ picture }) => picture),
    home.story.picture,
    home.access.picture,
    home.design.cardPicture,
    home.design.rugPicture,
    promo.picture,
  ].filter(Boolean);
}
