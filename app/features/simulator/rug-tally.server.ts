import { desc, eq, gte, sql } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { sizeName } from "#app/features/products/products.rules.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { dayOf, type RugAct } from "./rug-counts.server.ts";
import { rugDesignCounts, rugDesigns } from "./rug-designs.table.ts";

/** How often a rug was laid on a floor, kept, shared and asked for in one size. */
export type RugTally = {
  rugDesignId: string;
  name: string;
  widthMetres: number;
  lengthMetres: number;
  /** As the site writes it. */
  size: string;
} & Record<RugAct, number>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Per rug and size, most tried first. Of the last days with today, or of all (`null`). */
export async function tallyRugs(_editor: Editor, days: number | null): Promise<RugTally[]> {
  const { rugDesignId, widthMetres, lengthMetres } = rugDesignCounts;
  // Summed before the names are looked up: a year has tens of thousands of rows, and few rugs.
  const sums = db()
    .select({
      ...{ rugDesignId, widthMetres, lengthMetres, tried: timesOf("tried"), kept: timesOf("kept") },
      ...{ shared: timesOf("shared"), asked: timesOf("asked") },
    })
    .from(rugDesignCounts)
    .where(days === null ? undefined : gte(rugDesignCounts.day, firstDay(days)))
    .groupBy(rugDesignId, widthMetres, lengthMetres)
    .as("sums");
  const { tried, kept, shared, asked } = sums;
  const rows = await db()
    .select({
      ...{ rugDesignId: sums.rugDesignId, name: rugDesigns.name, shape: rugDesigns.shape },
      ...{ widthMetres: sums.widthMetres, lengthMetres: sums.lengthMetres, tried, kept, shared, asked },
    })
    .from(sums)
    .innerJoin(rugDesigns, eq(rugDesigns.id, sums.rugDesignId))
    .orderBy(desc(tried), desc(asked), rugDesigns.name, sums.widthMetres, sums.lengthMetres);
  return rows.map(({ shape, ...row }) => ({ ...row, size: sizeName(row, shape === "round") }));
}

const timesOf = (act: RugAct) =>
  sql<number>`coalesce(sum(${rugDesignCounts.count}) filter (where ${rugDesignCounts.act} = ${act}), 0)::int`.as(
    act,
  );

const firstDay = (days: number) => dayOf(new Date(now().getTime() - (days - 1) * DAY_MS));
