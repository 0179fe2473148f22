import { listContent } from "#app/content/content.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { contentOrDefault, usesContent } from "#app/platform/http/cache/content-tags.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { services } from "./services.content.ts";
import { testimonials } from "./testimonials.content.ts";
import { tradeShows } from "./trade-shows.content.ts";

export type TestimonialView = { id: string; quote: string; author: string; role: string };
export type ServiceView = { id: string; title: string; description: string; picture: Picture | null };
export type TradeShowView = {
  id: string;
  year: number;
  title: string;
  facts: string;
  picture: Picture | null;
};

export const listTestimonials = (locale: Locale): Promise<TestimonialView[]> =>
  orNone("testimonials", () => listContent(testimonials, locale));

export const listServices = (locale: Locale): Promise<ServiceView[]> =>
  orNone("services", async () => {
    const offers = await withPictures(await listContent(services, locale), locale);
    return offers.map(({ id, title, description, picture }) => ({ id, title, description, picture }));
  });

export const listTradeShows = (locale: Locale): Promise<TradeShowView[]> =>
  orNone("trade shows", async () => {
    const shows = await withPictures(await listContent(tradeShows, locale), locale);
    return shows.map(({ id, year, title, description, picture }) => ({
      ...{ id, year, title, facts: description, picture },
    }));
  });

async function withPictures<T extends { imageUrl: string | null }>(
  entries: T[],
  locale: Locale,
): Promise<(T & { picture: Picture | null })[]> {
  usesContent("media");
  const urls = entries.map(({ imageUrl }) => imageUrl).filter((url) => url !== null);
  const pictures = await getPictures(urls, locale);
  return entries.map((entry) => ({
    ...entry,
    picture: (entry.imageUrl && pictures.get(entry.imageUrl)) || null,
  }));
}

async function orNone<T>(what: string, read: () => Promise<T[]>): Promise<T[]> {
  return contentOrDefault([], `The ${what} could not be read; none are shown`, read);
}
