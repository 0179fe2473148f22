import { and, asc, eq } from "drizzle-orm";
import { collections } from "#app/features/catalogue/collections.table.ts";
import { getPictures } from "#app/features/media/media.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { translated } from "#app/platform/db/translations.server.ts";
import { usesContent } from "#app/platform/http/content-tags.server.ts";
import type { Picture } from "#app/ui/picture.rules.ts";
import { ENTITY } from "./collections.server.ts";

export type CollectionAddress = {
  id: string;
  slug: string;
  title: string;
  description: string;
  picture: Picture | null;
  updatedAt: Date;
};

/** Every collection that has a page, families and shelves alike, for maps of the site, search and sharing. */
export async function listCollectionAddresses(locale: Locale): Promise<CollectionAddress[]> {
  usesContent("collections");
  const rows = await db()
    .select()
    .from(collections)
    .where(and(eq(collections.kind, "collection"), eq(collections.active, true)))
    .orderBy(asc(collections.displayOrder));
  const named = await translated(ENTITY, rows, locale, ["title", "description"]);
  const pictures = await getPictures(
    named.flatMap(({ imageUrl }) => imageUrl ?? []),
    locale,
  );
  return named.map(({ id, slug, title, description, imageUrl, updatedAt }) => ({
    ...{ id, slug, title, description, updatedAt },
    picture: (imageUrl && pictures.get(imageUrl)) || null,
  }));
}
