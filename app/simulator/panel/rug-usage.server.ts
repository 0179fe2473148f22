import { desc, eq, sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { sizeName } from "#app/features/catalogue/products.rules.ts";
import { rugDesignCounts, rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { dayOf } from "#app/i18n/local-day.rules.ts";
import { daysBack, type Range } from "#app/platform/calendar.rules.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { isSummedIn } from "#app/platform/db/summed-days.ts";
import type { RugAction } from "../rug-counts.server.ts";

export type RugUsage = {
  rugDesignId: string;
  name: string;
  widthMetres: number;
  lengthMetres: number;
  size: string;
} & Record<RugAction, number>;

/** Most tried first; `null`: all days that are kept. */
export async function listRugUsage(_editor: Editor, days: number | null): Promise<RugUsage[]> {
  const { rugDesignId, widthMetres, lengthMetres } = rugDesignCounts;
  // Aggregated before joining names: many rows, few rugs.
  const sums = db()
    .select({
      ...{
        rugDesignId,
        widthMetres,
        lengthMetres,
        tried: timesOf("tried"),
        downloaded: timesOf("downloaded"),
      },
      ...{ shared: timesOf("shared"), requested: timesOf("requested") },
    })
    .from(rugDesignCounts)
    .where(days === null ? eq(rugDesignCounts.span, "month") : isSummedIn(rugDesignCounts, lastDays(days)))
    .groupBy(rugDesignId, widthMetres, lengthMetres)
    .as("sums");
  const { tried, downloaded, shared, requested } = sums;
  const rows = await db()
    .select({
      ...{ rugDesignId: sums.rugDesignId, name: rugDesigns.name, shape: rugDesigns.shape },
      ...{
        widthMetres: sums.widthMetres,
        lengthMetres: sums.lengthMetres,
        tried,
        downloaded,
        shared,
        requested,
      },
    })
    .from(sums)
    .innerJoin(rugDesigns, eq(rugDesigns.id, sums.rugDesignId))
    .orderBy(desc(tried), desc(requested), rugDesigns.name, sums.widthMetres, sums.lengthMetres);
  return rows.map(({ shape, ...row }) => ({ ...row, size: sizeName(row, shape === "round") }));
}

const timesOf = (action: RugAction) =>
  sql<number>`coalesce(sum(${rugDesignCounts.count}) filter (where ${rugDesignCounts.action} = ${action}), 0)::int`.as(
    action,
  );

function lastDays(days: number): Range {
  const to = dayOf(now());
  return { from: daysBack(to, days - 1), to };
}
