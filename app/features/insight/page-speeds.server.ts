import { and, between, eq, or, sql } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { listFacet } from "./insight.server.ts";
import { visitVitals } from "./insight.table.ts";
import type { PageClass } from "./page-classes.rules.ts";
import { daysBack, monthOf, monthsBack, type Range } from "./periods.rules.ts";
import { percentile75, type Vital } from "./vitals.rules.ts";

/** How a page did: how often it was shown, and each vital at the 75th percentile of those who saw it. */
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

type Histogram = { page: string; vital: Vital; histogram: number[] };

/** The sums of each step, by page and vital: whole months from their own rows, only the days before them by day. */
export async function listHistograms(_editor: Editor, { from, to }: Range): Promise<Histogram[]> {
  const firstMonth = from === monthOf(from) ? from : monthsBack(from, -1);
  const lastDay = firstMonth > to ? to : daysBack(firstMonth, 1);
  const { span, day } = visitVitals;
  const isInRange = or(
    and(eq(span, "month"), between(day, firstMonth, to)),
    and(eq(span, "day"), between(day, from, lastDay)),
  );
  const { rows } = await db().execute<Histogram>(sql`
    select page, vital, array_agg(count order by step) as histogram
    from (select ${visitVitals.page} as page, ${visitVitals.vital} as vital, step, sum(count)::int as count
      from ${visitVitals}, unnest(${visitVitals.histogram}) with ordinality as steps(count, step)
      where ${isInRange} group by 1, 2, 3) summed
    group by page, vital`);
  return rows;
}
