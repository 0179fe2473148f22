import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import type { Period } from "#app/features/analytics/periods.rules.ts";
import { median } from "./processes.ts";
import { type Row, table } from "./table.ts";

// npm run bench:scale -- analytics [COUNT]: every question of the analytics after a million visits.
const COUNT = Number(process.argv[2] ?? 1_000_000);
const ROUNDS = 20;
const AIM_MS = 300;
const SLOW = 0.95;
const FLUSHED = 200;

process.env.SEED = "none";
process.env.LOG_LEVEL = "fatal";
const editor: Editor = { id: "1", email: "bench@urdume.test", role: "admin", sessionId: "s" };

const rows: Row[] = [{ what: "visits", found: COUNT, aim: "" }];
await measure();
console.log(table(rows));
if (rows.some(({ found, aim }) => aim === String(AIM_MS) && Number(String(found).split(" / ")[1]) > AIM_MS))
  process.exitCode = 1;

async function measure(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "urdume-analytics-"));
  process.env.DATA_DIR = dataDir;
  const { env } = await import("#app/platform/env.server.ts");
  Object.assign(env(), { dataDir, databaseUrl: undefined });
  const { closeDatabase, db, migrateDatabase, openDatabase } = await import("#app/platform/db/db.server.ts");
  await openDatabase();
  await migrateDatabase();
  try {
    const { fillYear } = await import("./analytics-fill.ts");
    const { dayOf } = await import("#app/i18n/local-day.rules.ts");
    const today = dayOf(new Date());
    console.error(`Filling a year ...`);
    const began = performance.now();
    await fillYear(COUNT, today);
    const seconds = (performance.now() - began) / 1000;
    rows.push({ what: `seconds to fill it`, found: seconds.toFixed(0), aim: "" });
    const sizes = await db().execute<{ bytes: string; n: number }>(
      sql`select sum(pg_total_relation_size(oid)) as bytes, (select count(*)::int from visit_days) as n
        from pg_class where relname in ('visit_days', 'visit_vitals')`,
    );
    const [size] = sizes.rows;
    rows.push({
      what: "    rows of visit_days; megabytes of both tables",
      found: `${size?.n}; ${(Number(size?.bytes) / 1e6).toFixed(1)}`,
      aim: "",
    });
    for (const [what, ask, aim] of await questions(today)) rows.push(await timed(what, ask, aim));
  } finally {
    await closeDatabase();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Question = [what: string, ask: () => Promise<unknown>, aim: string];

async function questions(today: string): Promise<Question[]> {
  const analytics = await import("#app/features/analytics/analytics.server.ts");
  const { listPageSpeeds } = await import("#app/features/analytics/page-speeds.server.ts");
  const { getAnalytics } = await import("#app/features/analytics/analytics-parts.server.ts");
  const { PERIODS, rangeOf } = await import("#app/features/analytics/periods.rules.ts");
  const { daysOf } = await import("#app/platform/calendar.rules.ts");
  const { listRugUsage } = await import("#app/simulator/panel/rug-usage.server.ts");
  const { storeVisits } = await import("#app/features/analytics/store-visits.server.ts");
  const of = (period: Period): Question[] => {
    const range = rangeOf(period, today);
    const named: [string, () => Promise<unknown>][] = [
      ["days", () => analytics.listBars(editor, range)],
      ["funnel", () => analytics.getFunnel(editor, range)],
      ["sources", () => analytics.listSources(editor, range)],
      ["languages", () => analytics.listFacet(editor, "locale", range)],
      ["screens", () => analytics.listFacet(editor, "screen", range)],
      ["speed of each page", () => listPageSpeeds(editor, range)],
      ["rugs", () => listRugUsage(editor, daysOf(range).length)],
      ["the whole screen, all at once", () => getAnalytics(editor, period)],
    ];
    return named.map(([what, ask]) => [`    ${what}, ${period}, ms, median / 95%`, ask, String(AIM_MS)]);
  };
  const visit = {
    ...{ day: today, path: "/tapetes", isArrival: true, isView: true, from: "", campaign: "" },
    ...{ screen: "phone" as const, hasSimulation: false, lcp: 900, inp: 40, cls: 0, ttfb: 50 },
  };
  const flush: Question = [
    `    writing ${FLUSHED} visits, ms, median / 95%`,
    () => storeVisits(Array.from({ length: FLUSHED }, () => visit)),
    "",
  ];
  return [...PERIODS.flatMap(of), flush];
}

async function timed(what: string, ask: () => Promise<unknown>, aim: string): Promise<Row> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await ask();
    times.push(performance.now() - began);
  }
  const slow = times.toSorted((one, other) => one - other)[Math.floor(times.length * SLOW)] ?? Number.NaN;
  return { what, found: `${median(times).toFixed(1)} / ${slow.toFixed(1)}`, aim };
}
