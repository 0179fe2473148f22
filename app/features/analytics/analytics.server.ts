import { and, between, desc, eq, gte, isNull, lt, sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { endOfDay, startOfDay } from "#app/i18n/local-day.rules.ts";
import { timeZone } from "#app/i18n/time-zone.rules.ts";
import { daysOf, type Range } from "#app/platform/calendar.rules.ts";
import { db } from "#app/platform/db/db.server.ts";
import { isSummedIn } from "#app/platform/db/summed-days.ts";
import { leads } from "#app/requests/leads.table.ts";
import { messages } from "#app/requests/messages.table.ts";
import { type Bar, barsOf, type Funnel } from "./analytics.rules.ts";
import { visitDays } from "./analytics.table.ts";
import { OTHERS } from "./visit-sources.rules.ts";
import type { Facet } from "./visit-sums.ts";

const SIMULATOR = "/simulador";
export const SOURCES_SHOWN = 10;

export async function listBars(editor: Editor, range: Range): Promise<Bar[]> {
  const [seen, asked] = await Promise.all([listSeen(range), listAsked(editor, range)]);
  return barsOf(daysOf(range), seen, asked);
}

function listSeen({ from, to }: Range) {
  const { day, views, visits, simulations } = visitDays;
  return db()
    .select({ day, views, visits, simulations })
    .from(visitDays)
    .where(and(eq(visitDays.facet, "all"), eq(visitDays.span, "day"), between(day, from, to)));
}

type Asked = typeof leads | typeof messages;
const isIn = ({ createdAt, removedAt }: Asked, { from, to }: Range) =>
  and(gte(createdAt, startOfDay(from)), lt(createdAt, endOfDay(to)), isNull(removedAt));

/** Messages of the contact form too, as in the inbox. */
async function listAsked(_editor: Editor, range: Range) {
  const both = await Promise.all(
    [leads, messages].map((table: Asked) =>
      db()
        .select({
          day: sql<string>`to_char(${table.createdAt} at time zone ${timeZone()}, 'YYYY-MM-DD')`,
          requests: sql<number>`count(*)::int`,
        })
        .from(table)
        .where(isIn(table, range))
        // By position: with another parameter PostgreSQL would not recognise the same expression.
        .groupBy(sql`1`),
    ),
  );
  return both.flat();
}

export async function countVisits(_editor: Editor, { from, to }: Range): Promise<number> {
  const { facet, span, day, visits } = visitDays;
  const [sum] = await db()
    .select({ visits: total(visits) })
    .from(visitDays)
    .where(and(eq(facet, "all"), eq(span, "day"), between(day, from, to)));
  return sum?.visits ?? 0;
}

export async function getFunnel(_editor: Editor, range: Range): Promise<Funnel> {
  const { facet, key, views, simulations } = visitDays;
  const isSimulator = and(eq(facet, "page"), isSummedIn(visitDays, range), eq(key, SIMULATOR));
  const [[seen], asked] = await Promise.all([
    db()
      .select({ opened: total(views), tried: total(simulations) })
      .from(visitDays)
      .where(isSimulator),
    db().$count(leads, and(isIn(leads, range), eq(leads.origin, "simulator"))),
  ]);
  return { opened: seen?.opened ?? 0, tried: seen?.tried ?? 0, asked };
}

const total = (column: typeof visitDays.views | typeof visitDays.visits | typeof visitDays.simulations) =>
  sql<number>`coalesce(sum(${column}), 0)::int`;

export type Source = { name: string; visits: number };

/** Sources beyond `limit` are summed at the end. */
export async function listSources(editor: Editor, range: Range, limit = SOURCES_SHOWN): Promise<Source[]> {
  const all = (await listFacet(editor, "source", range)).map(({ key, visits }) => ({ name: key, visits }));
  const named = all.filter(({ name }) => name !== OTHERS);
  const rest = [...named.slice(limit), ...all.filter(({ name }) => name === OTHERS)];
  const others = rest.reduce((sum, { visits }) => sum + visits, 0);
  return [...named.slice(0, limit), ...(others > 0 ? [{ name: OTHERS, visits: others }] : [])];
}

export type FacetSum = { key: string; views: number; visits: number; simulations: number };

export function listFacet(_editor: Editor, facet: Facet, range: Range): Promise<FacetSum[]> {
  const views = total(visitDays.views);
  const visits = total(visitDays.visits);
  return db()
    .select({ key: visitDays.key, views, visits, simulations: total(visitDays.simulations) })
    .from(visitDays)
    .where(and(eq(visitDays.facet, facet), isSummedIn(visitDays, range)))
    .groupBy(visitDays.key)
    .orderBy(facet === "source" ? desc(visits) : desc(views), visitDays.key);
}
