import { asc, desc, eq } from "drizzle-orm";
import { getPictures } from "#app/features/media/media.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { translated } from "#app/platform/db/translations.server.ts";
import { reportContentUnread, usesContent } from "#app/platform/http/content-tags.server.ts";
import type { Picture } from "#app/ui/picture.rules.ts";
import { services, testimonials, tradeShows } from "./home.table.ts";

export type TestimonialView = { id: string; quote: string; author: string; role: string };
export type ServiceView = { id: string; title: string; description: string };
export type TradeShowView = {
  id: string;
  year: number;
  title: string;
  facts: string;
  picture: Picture | null;
};

/** What people said about their rugs, in order. */
export function listTestimonials(locale: Locale): Promise<TestimonialView[]> {
  usesContent("testimonials");
  return orNone("testimonials", async () => {
    const rows = await db()
      .select()
      .from(testimonials)
      .where(eq(testimonials.active, true))
      .orderBy(asc(testimonials.displayOrder));
    const voices = await translated("testimonials", rows, locale, ["quote", "author", "role"]);
    return voices.map(({ id, quote, author, role }) => ({ id, quote, author, role }));
  });
}

export function listServices(locale: Locale): Promise<ServiceView[]> {
  usesContent("services");
  return orNone("services", async () => {
    const rows = await db()
      .select()
      .from(services)
      .where(eq(services.active, true))
      .orderBy(asc(services.displayOrder));
    const offered = await translated("services", rows, locale, ["title", "description"]);
    return offered.map(({ id, title, description }) => ({ id, title, description }));
  });
}

/** The trade shows where the maker exhibited, in the owner's order. */
export function listTradeShows(locale: Locale): Promise<TradeShowView[]> {
  usesContent("trade-shows", "media");
  return orNone("trade shows", async () => {
    const rows = await db()
      .select()
      .from(tradeShows)
      .where(eq(tradeShows.active, true))
      .orderBy(asc(tradeShows.displayOrder), desc(tradeShows.year));
    const shows = await translated("trade_shows", rows, locale, ["title", "description"]);
    const pictures = await getPictures(
      shows.map(({ imageUrl }) => imageUrl).filter((url) => url !== null),
      locale,
    );
    return shows.map(({ id, year, title, description, imageUrl }) => ({
      id,
      year,
      title,
      facts: description,
      picture: (imageUrl && pictures.get(imageUrl)) || null,
    }));
  });
}

/** A failed read leaves its section out and the page standing. */
async function orNone<T>(what: string, read: () => Promise<T[]>): Promise<T[]> {
  try {
    return await read();
  } catch (error) {
    reportContentUnread(error, `The ${what} could not be read; none are shown`);
    return [];
  }
}
