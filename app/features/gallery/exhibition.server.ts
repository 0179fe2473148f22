import { desc, or, sql } from "drizzle-orm";
import { isShown, usesType, wordIn } from "#app/content/content.server.ts";
import { collections, featured } from "#app/features/catalogue/collections.content.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { contentOrDefault } from "#app/platform/http/cache/content-tags.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";

export type ExhibitedItem = { id: string; title: string; isRug: boolean; picture: Picture | null };

export async function listExhibition(locale: Locale): Promise<ExhibitedItem[]> {
  usesType(collections);
  usesType(featured);
  return contentOrDefault([], "The exhibition could not be read; it is not shown", async () => {
    const shown = await db()
      .select({
        id: content.id,
        type: content.type,
        title: wordIn("title", locale),
        imageUrl: sql<string | null>`${content.published} ->> 'imageUrl'`,
      })
      .from(content)
      .where(or(isShown(collections), isShown(featured)))
      .orderBy(desc(content.createdAt), desc(content.id));
    const urls = shown.map(({ imageUrl }) => imageUrl ?? "").filter(Boolean);
    const pictures = await getPictures(urls, locale);
    return shown.map(({ id, title, type, imageUrl }) => ({
      id,
      title: (title ?? "").trim(),
      isRug: type === featured.type,
      picture: (imageUrl && pictures.get(imageUrl)) || null,
    }));
  });
}
