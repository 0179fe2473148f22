import { desc, eq } from "drizzle-orm";
import { collections } from "#app/features/catalogue/collections.table.ts";
import { getPictures } from "#app/features/media/media.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { translated } from "#app/platform/db/translations.server.ts";
import { reportContentUnread, usesContent } from "#app/platform/http/content-tags.server.ts";
import type { Picture } from "#app/ui/picture.rules.ts";
import { ENTITY } from "./collections.server.ts";

export type ExhibitionPiece = { id: string; title: string; isRug: boolean; picture: Picture | null };

/** What the 2024 exhibition shows: the active rows of the table, newest first, whatever their kind. */
export async function listExhibition(locale: Locale): Promise<ExhibitionPiece[]> {
  usesContent("collections");
  try {
    const rows = await db()
      .select()
      .from(collections)
      .where(eq(collections.active, true))
      .orderBy(desc(collections.createdAt), desc(collections.id));
    const pieces = await translated(ENTITY, rows, locale, ["title"]);
    const urls = pieces.map(({ imageUrl }) => imageUrl ?? "").filter(Boolean);
    const pictures = await getPictures(urls, locale);
    return pieces.map(({ id, title, kind, imageUrl }) => ({
      id,
      title: title.trim(),
      isRug: kind === "featured",
      picture: (imageUrl && pictures.get(imageUrl)) || null,
    }));
  } catch (error) {
    reportContentUnread(error, "The exhibition could not be read; it is not shown");
    return [];
  }
}
