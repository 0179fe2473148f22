import { inArray, lt, sql } from "drizzle-orm";
import { productSlugs, products } from "#app/features/catalogue/products.table.ts";
import { dayOf } from "#app/i18n/local-day.rules.ts";
import { monthsBack } from "#app/platform/calendar.rules.ts";
import { now } from "#app/platform/clock.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { inParts } from "#app/platform/db/in-parts.ts";
import { removeRugCounts } from "#app/simulator/rug-counts.server.ts";
import { visitDays, visitVitals } from "./analytics.table.ts";
import { slugOfProductPath } from "./page-classes.rules.ts";
import { MONTHS_KEPT } from "./visit.rules.ts";
import { type KnownProducts, sumsOf, type Visit } from "./visit-sums.ts";

/** A statement takes 65,535 parameters. */
const AT_ONCE = 1000;

/** All or none, so that a retry counts nothing twice. */
export async function storeVisits(visits: readonly Visit[]): Promise<void> {
  const { days, vitals } = sumsOf(visits, await rugsSeen(visits));
  await inTransaction(async (tx) => {
    for (const rows of inParts(days, AT_ONCE))
      await tx
        .insert(visitDays)
        .values(rows)
        .onConflictDoUpdate({
          target: [visitDays.facet, visitDays.span, visitDays.day, visitDays.key],
          set: {
            views: sql`${visitDays.views} + excluded.views`,
            visits: sql`${visitDays.visits} + excluded.visits`,
            simulations: sql`${visitDays.simulations} + excluded.simulations`,
          },
        });
    for (const rows of inParts(vitals, AT_ONCE))
      await tx
        .insert(visitVitals)
        .values(rows)
        .onConflictDoUpdate({
          target: [visitVitals.span, visitVitals.day, visitVitals.page, visitVitals.vital],
          set: {
            histogram: sql`(select array_agg(coalesce(old, 0) + coalesce(new, 0) order by step)
              from unnest(${visitVitals.histogram}, excluded.histogram) with ordinality as steps(old, new, step))`,
          },
        });
  });
}

/** Only rugs that exist have sums, so that invented addresses add no rows. */
async function rugsSeen(visits: readonly Visit[]): Promise<KnownProducts> {
  const slugs = [...new Set(visits.flatMap(({ path }) => slugOfProductPath(path) ?? []))];
  if (slugs.length === 0) return new Map();
  const present = await db()
    .select({ slug: products.slug, id: products.id })
    .from(products)
    .where(inArray(products.slug, slugs));
  const former = await db()
    .select({ slug: productSlugs.slug, id: productSlugs.productId })
    .from(productSlugs)
    .where(inArray(productSlugs.slug, slugs));
  return new Map([...former, ...present].map(({ slug, id }) => [slug, id]));
}

export async function removeOldVisits(): Promise<void> {
  const first = monthsBack(dayOf(now()), MONTHS_KEPT - 1);
  for (const table of [visitDays, visitVitals]) await db().delete(table).where(lt(table.day, first));
  await removeRugCounts(first);
}
