import { getSettings } from "#app/features/settings/settings.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { getFilm } from "#app/media/delivery/films.server.ts";
import { getPictures } from "#app/media/media.server.ts";
import { contentOrDefault } from "#app/platform/http/cache/content-tags.server.ts";
import { currentBoatShow } from "#app/site/header/boat-show.server.ts";
import { LIGHT_FILMS } from "./home.rules.ts";

export async function getLanding(locale: Locale) {
  const { brand, boatShow, landing, theme } = await getSettings(locale);
  const [pictures, lightFilm] = await Promise.all([
    getPictures([landing.poster, boatShow.picture], locale),
    getLightFilm(landing.film, locale),
  ]);
  return {
    brand,
    isLogoPlain: theme.isLogoPlain,
    boatShow: currentBoatShow(boatShow),
    film: landing.film,
    lightFilm,
    poster: pictures.get(landing.poster),
    boatShowPicture: pictures.get(boatShow.picture),
  };
}

async function getLightFilm(film: string, locale: Locale): Promise<string | undefined> {
  if (film in LIGHT_FILMS) return LIGHT_FILMS[film];
  return contentOrDefault(
    undefined,
    "The landing film's lighter rendition could not be read; phones get the film itself",
    async () => (await getFilm(film, locale))?.lightUrl,
  );
}
