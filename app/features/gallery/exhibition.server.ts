import { listShown } from "#app/content/content.server.ts";
import { collections, featured } from "#app/features/catalogue/collections.content.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { contentOrDefault } from "#app/platform/http/cache/content-tags.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";

export type ExhibitedItem = { id: string; title: string; isRug: boolean; picture: Picture | null };

/** The newest first. */
export async function listExhibition(locale: Locale): Promise<ExhibitedItem[]> {
  return contentOrDefault([], "The exhibition could not be read; it is not shown", async () => {
    const [rooms, rugs] = await Promise.all([listShown(collections, locale), listShown(featured, locale)]);
    const shown = [
      ...rooms.map(({ entry, createdAt }) => ({ ...entry, createdAt, isRug: false })),
      ...rugs.map(({ entry, createdAt }) => ({ ...entry, createdAt, isRug: true })),
    ].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
    const pictures = await getPictures(
      shown.flatMap(({ imageUrl }) => imageUrl ?? []),
      locale,
    );
    return shown.map(({ id, title, isRug, imageUrl }) => ({
      ...{ id, title: title.trim(), isRug },
      picture: (imageUrl && pictures.get(imageUrl)) || null,
    }));
  });
}
