import type { HeroFilm } from "#app/features/hero-video/hero-video.server.ts";
import type { Settings } from "#app/features/settings/settings.content.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { jsonLd } from "#app/site/seo/json-ld.ts";
import { describePage } from "#app/site/seo/seo.ts";

type MainPage = { settings: { brand: Settings["brand"] }; film: HeroFilm; origin: string };

/** Nothing after an error: the error page has its own title. */
export function describeMainPage(locale: Locale, page: MainPage | undefined) {
  if (!page) return [];
  const { settings, film, origin } = page;
  const { seoTitle: title, seoDescription: description, sharePicture: image } = settings.brand;
  return [
    ...describePage({ locale, origin, path: "/principal", title, description, image }),
    jsonLd(filmJsonLd({ film, origin, name: title, description })),
  ];
}

type Facts = { film: HeroFilm; origin: string; name: string; description: string };

function filmJsonLd({ film, origin, name, description }: Facts): object {
  return {
    "@type": "VideoObject",
    name: film.title || name,
    description: film.subtitle || description,
    ...(film.poster && { thumbnailUrl: new URL(film.poster.src, origin).href }),
    ...(film.since && { uploadDate: film.since }),
    ...(film.embedUrl ? { embedUrl: film.embedUrl } : { contentUrl: new URL(film.url, origin).href }),
  };
}
