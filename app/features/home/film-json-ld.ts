import type { HeroFilm } from "#app/features/hero-video/hero-video.server.ts";

type Facts = { film: HeroFilm; origin: string; name: string; description: string };

export function filmJsonLd({ film, origin, name, description }: Facts): object {
  return {
    "@type": "VideoObject",
    name: film.title || name,
    description: film.subtitle || description,
    ...(film.poster && { thumbnailUrl: new URL(film.poster.src, origin).href }),
    ...(film.since && { uploadDate: film.since }),
    ...(film.embedUrl ? { embedUrl: film.embedUrl } : { contentUrl: new URL(film.url, origin).href }),
  };
}
