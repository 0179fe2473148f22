import { sql } from "drizzle-orm";
import { isShown, usesType, wordIn } from "#app/content/content.server.ts";
import { collections } from "#app/features/catalogue/collections.content.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { inOrder } from "#app/platform/db/row-order.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";

export type CollectionAddress = {
  id: string;
  slug: string;
  title: string;
  description: string;
  picture: Picture | null;
  /** Of a link that is sent. */
  sharePicture: Picture | null;
  updatedAt: Date;
};

export async function listCollectionAddresses(locale: Locale): Promise<CollectionAddress[]> {
  usesType(collections);
  const rows = await db()
    .select({
      id: content.id,
      slug: sql<string>`${content.slug}`,
      title: sql<string>`coalesce(${wordIn("title", locale)}, '')`,
      description: sql<string>`coalesce(${wordIn("description", locale)}, '')`,
      imageUrl: sql<string | null>`${content.published} ->> 'imageUrl'`,
      shareUrl: sql<string | null>`${content.published} ->> 'sharePicture'`,
      updatedAt: content.updatedAt,
    })
    .from(content)
    .where(isShown(collections))
    .orderBy(...inOrder(content));
  const pictures = await getPictures(
    rows.flatMap(({ imageUrl, shareUrl }) => [imageUrl ?? [], shareUrl ?? []].flat()),
    locale,
  );
  const pictureAt = (url: string | null) => (url && pictures.get(url)) || null;
  return rows.map(({ imageUrl, shareUrl, ...address }) => ({
    ...address,
    picture: pictureAt(imageUrl),
    sharePicture: pictureAt(shareUrl),
  }));
}
