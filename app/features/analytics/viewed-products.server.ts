import { and, desc, eq, sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { coverUrl } from "#app/features/catalogue/products.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import type { Range } from "#app/platform/calendar.rules.ts";
import { db } from "#app/platform/db/db.server.ts";
import { isSummedIn } from "#app/platform/db/summed-days.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { visitDays } from "./analytics.table.ts";

export type ViewedProduct = {
  id: string;
  slug: string;
  name: string;
  views: number;
  picture: Picture | null;
};

/** Most seen first. */
export async function listViewedProducts(
  _editor: Editor,
  range: Range,
  limit: number,
): Promise<ViewedProduct[]> {
  const { facet, key, views } = visitDays;
  const sums = db()
    .select({ key, views: sql<number>`sum(${views})::int`.as("views") })
    .from(visitDays)
    .where(and(eq(facet, "rug"), isSummedIn(visitDays, range)))
    .groupBy(key)
    .as("sums");
  const { id, slug, name } = products;
  const rows = await db()
    .select({ id, slug, name, views: sums.views, url: coverUrl() })
    .from(sums)
    .innerJoin(products, eq(id, sql`${sums.key}::uuid`))
    .orderBy(desc(sums.views), name)
    .limit(limit);
  const pictures = await getPictures(
    rows.flatMap(({ url }) => url ?? []),
    DEFAULT_LOCALE,
  );
  return rows.map(({ url, ...rug }) => ({ ...rug, picture: (url && pictures.get(url)) || null }));
}
