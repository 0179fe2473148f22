import type { Locale } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { contentOrDefault, usesParts } from "#app/platform/http/cache/content-tags.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { isListed } from "./products.server.ts";
import { products } from "./products.table.ts";

/** By the rugs' ids: the view from above, the room, then details. */
export async function listPicturesOf(rugIds: string[], locale: Locale): Promise<Map<string, Picture[]>> {
  if (rugIds.length === 0) return new Map();
  usesParts("products", rugIds);
  return contentOrDefault(new Map(), "The rugs' pictures could not be read; none are shown", async () => {
    const rows = await db()
      .select({ id: products.id, images: products.images })
      .from(products)
      .where(isListed({ ids: rugIds }));
    const shown = await getPictures(
      rows.flatMap(({ images }) => images),
      locale,
    );
    return new Map(rows.map(({ id, images }) => [id, images.flatMap((url) => shown.get(url) ?? [])]));
  });
}
