import { listShown } from "#app/content/content.server.ts";
import { collections } from "#app/features/catalogue/collections.content.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
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
  const shown = await listShown(collections, locale);
  const pictures = await getPictures(
    shown.flatMap(({ entry }) => [entry.imageUrl ?? [], entry.sharePicture ?? []].flat()),
    locale,
  );
  const pictureAt = (url: string | null) => (url && pictures.get(url)) || null;
  return shown.map(({ entry: { id, slug, title, description, imageUrl, sharePicture }, updatedAt }) => ({
    ...{ id, slug, title, description, updatedAt },
    picture: pictureAt(imageUrl),
    sharePicture: pictureAt(sharePicture),
  }));
}
