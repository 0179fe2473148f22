import { sql } from "drizzle-orm";
import { PAGE_CLASSES } from "#app/features/analytics/page-classes.rules.ts";
import { rangeOf } from "#app/features/analytics/periods.rules.ts";
import { storeVisits } from "#app/features/analytics/store-visits.server.ts";
import { SCREENS } from "#app/features/analytics/visit.rules.ts";
import type { Visit } from "#app/features/analytics/visit-sums.ts";
import { rugDesignCounts, rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { startOfDay } from "#app/i18n/local-day.rules.ts";
import { daysOf } from "#app/platform/calendar.rules.ts";
import { db } from "#app/platform/db/db.server.ts";
import { leads } from "#app/requests/leads.table.ts";

const DESIGNS = 40;
const LEADS = 5000;
const SOURCES = 120;
const SIZES = [
  [1.5, 2],
  [2, 3],
  [2.5, 3.5],
] as const;
const ACTIONS = ["tried", "downloaded", "shared", "requested"] as const;
const PREFIXES = ["", "/es", "/en"];
const ROWS_AT_ONCE = 2000;

/** Seeded generator (mulberry32): the same numbers in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export async function fillYear(visits: number, today: string): Promise<void> {
  const next = random(visits);
  const days = daysOf(rangeOf("12m", today));
  const addresses = PAGE_CLASSES.map((page) => page.replace(/:\w+/, "marola").replace("*", "/nao-existe"));
  let left = visits;
  for (const [index, day] of days.entries()) {
    const count = Math.round(left / (days.length - index));
    left -= count;
    await storeVisits(Array.from({ length: count }, () => visitOn(day, addresses, next)));
  }
  await fillProducts(days, next);
  await fillLeads(days, next);
}

function visitOn(day: string, addresses: string[], next: () => number): Visit {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * next() * from.length)] as T;
  const isArrival = next() < 0.3;
  const path = pick(PREFIXES) + pick(addresses);
  return {
    ...{ day, path, isArrival, isView: true, screen: pick(SCREENS), campaign: "" },
    from: isArrival ? `source-${Math.floor(next() * next() * SOURCES)}.example` : "",
    hasSimulation: path.endsWith("/simulador") && next() < 0.4,
    lcp: 400 + 4000 * next() ** 3,
    inp: 8 + 500 * next() ** 4,
    cls: next() ** 6,
    ttfb: 20 + 600 * next() ** 4,
  };
}

async function fillProducts(days: string[], next: () => number): Promise<void> {
  const designs = await db()
    .insert(rugDesigns)
    .values(
      Array.from({ length: DESIGNS }, (_, n) => ({
        document: { name: { "pt-BR": `Desenho ${n}` } },
        imageUrl: `/files/x/${n}.png`,
      })),
    )
    .returning({ id: rugDesigns.id });
  const rows = days.flatMap((day) =>
    designs.flatMap(({ id }) =>
      SIZES.flatMap(([widthMetres, lengthMetres]) =>
        ACTIONS.filter((action) => next() < (action === "tried" ? 0.6 : 0.15)).map((action) => ({
          ...{ rugDesignId: id, span: "day" as const, day, action, widthMetres, lengthMetres },
          count: 1 + Math.floor(next() * 9),
        })),
      ),
    ),
  );
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await db()
      .insert(rugDesignCounts)
      .values(rows.slice(at, at + ROWS_AT_ONCE));
  await db().execute(sql`insert into rug_design_counts (rug_design_id, span, day, action, width_metres, length_metres, count)
    select rug_design_id, 'month', date_trunc('month', day)::date, action, width_metres, length_metres, sum(count)
    from rug_design_counts group by 1, 3, 4, 5, 6`);
}

async function fillLeads(days: string[], next: () => number): Promise<void> {
  const rows = Array.from({ length: LEADS }, (_, n) => {
    const createdAt = startOfDay(days[Math.floor(next() * days.length)] ?? "");
    const origin = next() < 0.4 ? ("simulator" as const) : ("product" as const);
    return {
      ...{ name: `Pessoa ${n}`, origin, createdAt, status: "won" as const },
      ...{ consentAt: createdAt, consentVersion: "quote-2026-11" },
    };
  });
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await db()
      .insert(leads)
      .values(rows.slice(at, at + ROWS_AT_ONCE));
  await db().execute(sql`analyze`);
}
