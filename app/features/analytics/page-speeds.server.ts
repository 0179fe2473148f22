import { sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import type { Range } from "#app/platform/calendar.rules.ts";
import { db } from "#app/platform/db/db.server.ts";
import { isSummedIn } from "#app/platform/db/summed-days.ts";
import { listFacet } from "./analytics.server.ts";
import { visitVitals } from "./analytics.table.ts";
import type { PageClass } from "./page-classes.rules.ts";
import { percentile75, STEPS, type Vital } from "./vitals.rules.ts";

/** Vitals at the 75th percentile. */
export type PageSpeed = { page: PageClass; views: number } & Partial<Record<Vital, number>>;

export async function listPageSpeeds(editor: Editor, range: Range): Promise<PageSpeed[]> {
  const [pages, vitals] = await Promise.all([
    listFacet(editor, "page", range),
    listHistograms(editor, range),
  ]);
  const byPage = Map.groupBy(vitals, ({ page }) => page);
  return pages
    .filter(({ views }) => views > 0)
    .map(({ key, views }) => ({
      ...{ page: key as PageClass, views },
      ...Object.fromEntries(
        (byPage.get(key) ?? []).map(({ vital, histogram }) => [vital, percentile75(vital, histogram)]),
      ),
    }));
}

/** One sum per step: unnesting the arrays takes ten times as long. */
const EACH_STEP = sql.join(
  Array.from(
    { length: STEPS },
    (_, step) => sql`sum(${visitVitals.histogram}[${sql.raw(String(step + 1))}])::int`,
  ),
  sql`, `,
);

type Histogram = { page: string; vital: Vital; histogram: number[] };

export async function listHistograms(_editor: Editor, range: Range): Promise<Histogram[]> {
  const { rows } = await db().execute<Histogram>(sql`
    select ${visitVitals.page} as page, ${visitVitals.vital} as vital, array[${EACH_STEP}] as histogram
    from ${visitVitals} where ${isSummedIn(visitVitals, range)} group by 1, 2`);
  return rows;
}
