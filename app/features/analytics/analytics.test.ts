import { beforeEach, expect, test, vi } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { productSlugs, products } from "#app/features/catalogue/products.table.ts";
import { rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { dayOf } from "#app/i18n/local-day.rules.ts";
import { daysBack, monthsBack } from "#app/platform/calendar.rules.ts";
import { clock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { leads } from "#app/requests/leads.table.ts";
import { messages } from "#app/requests/messages.table.ts";
import { listRugUsage } from "#app/simulator/panel/rug-usage.server.ts";
import { countRug } from "#app/simulator/rug-counts.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { getFunnel, listBars, listFacet, listSources } from "./analytics.server.ts";
import { visitDays, visitVitals } from "./analytics.table.ts";
import { getAnalytics } from "./analytics-parts.server.ts";
import { listPageSpeeds } from "./page-speeds.server.ts";
import type { Period } from "./periods.rules.ts";
import { removeOldVisits, storeVisits } from "./store-visits.server.ts";
import { MAX_SOURCES_A_DAY, MAX_WAITING } from "./visit.rules.ts";
import type { Visit } from "./visit-sums.ts";
import { addVisit, flushVisits } from "./waiting-visits.server.ts";

useTestDatabase();

const editor: Editor = { id: "1", email: "dona@urdume.test", role: "admin", sessionId: "s" };
const TODAY = "2026-11-21";
const ALL = { from: monthsBack(TODAY, 11), to: TODAY };
const MESSAGE = {
  ...{ path: "/tapetes", isView: true, isArrival: true, from: "google.com", campaign: "" },
  ...{ screen: "phone" as const, hasSimulation: false, lcp: 1000, inp: 40, cls: 0.02, ttfb: 90 },
};
const visit = (day = TODAY, more: Partial<Visit> = {}): Visit => ({ ...MESSAGE, day, ...more });

beforeEach(async () => {
  vi.spyOn(clock, "now").mockReturnValue(new Date(`${TODAY}T12:00:00Z`));
  for (const table of [visitDays, visitVitals, leads, messages, products]) await db().delete(table);
});

test("visits of two processes at the same time add up, and a year finds all of them", async () => {
  const days = [TODAY, daysBack(TODAY, 40), ALL.from];
  const batch = days.flatMap((day) => [visit(day), visit(day, { path: "/contato", from: "", lcp: 3000 })]);
  await Promise.all([storeVisits(batch), storeVisits(batch.toReversed()), storeVisits(batch)]);
  const bars = await listBars(editor, ALL);
  expect(bars.filter(({ views }) => views > 0)).toEqual(
    days.toReversed().map((day) => ({ day, views: 6, visits: 6, simulations: 0, requests: 0 })),
  );
  expect(await listFacet(editor, "page", ALL)).toEqual([
    { key: "/contato", views: 9, visits: 9, simulations: 0 },
    { key: "/tapetes", views: 9, visits: 9, simulations: 0 },
  ]);
  for (const from of [ALL.from, daysBack(TODAY, 6), daysBack(TODAY, 29), daysBack(TODAY, 89)]) {
    const range = { from, to: TODAY };
    const seen = days.filter((day) => day >= from).length * 3;
    const speeds = await listPageSpeeds(editor, range);
    expect(speeds.map(({ page, views }) => [page, views])).toEqual([
      ["/contato", seen],
      ["/tapetes", seen],
    ]);
    expect(speeds[0]?.lcp).toBeGreaterThan(2800);
    expect(speeds[1]?.lcp).toBeLessThan(1150);
  }
});

test("every measure of a range counts once, whether its month is whole or not", async () => {
  const { listHistograms } = await import("./page-speeds.server.ts");
  const first = daysBack(TODAY, 120);
  const days = Array.from({ length: 121 }, (_, n) => daysBack(first, -n));
  await storeVisits(days.map((day) => visit(day)));
  for (const length of [1, 7, 20, 21, 22, 30, 51, 52, 53, 90, 120]) {
    const rows = await listHistograms(editor, { from: daysBack(TODAY, length - 1), to: TODAY });
    const lcp = rows.find(({ vital }) => vital === "lcp");
    expect(lcp?.histogram.reduce((sum, count) => sum + count, 0)).toBe(length);
  }
});

test("the funnel goes from the simulator to its requests; sources beyond the shown ones are one", async () => {
  const simulator = visit(TODAY, { path: "/es/simulador", isArrival: false, from: "" });
  const later = { ...simulator, isView: false, hasSimulation: true };
  await storeVisits([simulator, simulator, simulator, later, visit(TODAY, { from: "bing.com" }), visit()]);
  await storeVisits([visit(TODAY, { from: "", campaign: "feira" }), visit()]);
  const lead = { name: "Ana", consentAt: new Date(), consentVersion: "quote-2026-11" };
  await db()
    .insert(leads)
    .values([
      { ...lead, origin: "simulator", createdAt: new Date(`${TODAY}T02:59:00Z`) },
      { ...lead, origin: "simulator", createdAt: new Date(`${TODAY}T03:01:00Z`) },
      { ...lead, origin: "product", createdAt: new Date(`${TODAY}T11:00:00Z`) },
      { ...lead, origin: "product", createdAt: new Date(`${TODAY}T11:00:00Z`), removedAt: new Date() },
    ]);
  const message = { name: "Rui", email: "rui@example.com", subject: "Visita", message: "Posso ir?" };
  await db()
    .insert(messages)
    .values([
      { ...message, createdAt: new Date(`${TODAY}T11:00:00Z`) },
      { ...message, createdAt: new Date(`${TODAY}T11:00:00Z`), removedAt: new Date() },
    ]);
  expect(await getFunnel(editor, { from: TODAY, to: TODAY })).toEqual({ opened: 3, tried: 1, asked: 1 });
  const bars = await listBars(editor, { from: daysBack(TODAY, 1), to: TODAY });
  expect(bars.map(({ requests }) => requests)).toEqual([1, 3]);
  expect(await listSources(editor, ALL, 1)).toEqual([
    { name: "google.com", visits: 2 },
    { name: "others", visits: 2 },
  ]);
});

test("sums are kept for thirteen months", async () => {
  const kept = monthsBack(TODAY, 12);
  await storeVisits([visit(), visit(kept), visit(daysBack(kept, 1))]);
  await removeOldVisits();
  const days = await db().selectDistinct({ day: visitDays.day }).from(visitDays).orderBy(visitDays.day);
  expect(days.map(({ day }) => day)).toEqual([kept, monthsBack(TODAY, 0), TODAY]);
  expect(await db().$count(visitVitals)).toBe(16);
});

test("the simulator's sums are kept as long", async () => {
  const design = { document: { name: { "pt-BR": "Marola" } }, imageUrl: "/files/x/1.png" };
  const [rug] = await db().insert(rugDesigns).values(design).returning();
  const kept = monthsBack(TODAY, 12);
  for (const day of [daysBack(kept, 1), kept, TODAY]) {
    vi.spyOn(clock, "now").mockReturnValue(new Date(`${day}T12:00:00Z`));
    await countRug(rug?.id ?? "", "tried", { width: 2, length: 3 });
  }
  const tried = async () => (await listRugUsage(editor, null)).map((row) => row.tried);
  expect(await tried()).toEqual([3]);
  await removeOldVisits();
  expect(await tried()).toEqual([2]);
});

test("a year is compared with nothing, because most of the year before is removed", async () => {
  const days = Array.from({ length: 800 }, (_, n) => daysBack(TODAY, n));
  await storeVisits(days.map((day) => visit(day)));
  await removeOldVisits();
  const figuresOf = async (period: Period) => (await getAnalytics(editor, period)).figures;
  expect(await figuresOf("90")).toMatchObject({ totals: { visits: 90 }, before: { visits: 90 } });
  expect(await figuresOf("12m")).toMatchObject({ totals: { visits: 356 }, before: null });
});

test("visits wait in memory, no more than fit, and are written together", async () => {
  for (let n = 0; n < MAX_WAITING + 50; n += 1) addVisit({ ...MESSAGE, from: "" });
  expect(await db().$count(visitDays)).toBe(0);
  await flushVisits();
  const [all] = await listFacet(editor, "all", ALL);
  expect(all?.views).toBe(MAX_WAITING);
});

test("made-up sources fill no table", async () => {
  vi.spyOn(clock, "now").mockReturnValue(new Date("2026-11-20T12:00:00Z"));
  for (let n = 0; n < MAX_SOURCES_A_DAY + 70; n += 1) addVisit({ ...MESSAGE, from: `s${n}.example` });
  await flushVisits();
  const sources = await listFacet(editor, "source", ALL);
  expect(sources).toHaveLength(MAX_SOURCES_A_DAY + 1);
  expect(sources[0]).toMatchObject({ key: "others", visits: 70 });
});

test("a rug's views count under each of its addresses; made-up addresses fill no table", async () => {
  const rows = ["mare", "lua"].map((slug) => ({ slug, document: { name: { "pt-BR": slug } } }));
  const [mare, lua] = await db().insert(products).values(rows).returning();
  await db()
    .insert(productSlugs)
    .values({ slug: "agua", productId: mare?.id ?? "" });
  const paths = ["/produtos/lua", "/es/produtos/mare", "/produtos/agua", "/produtos/nenhum", "/tapetes"];
  await storeVisits(paths.map((path) => visit(TODAY, { path })));
  const later = { path: "/produtos/lua", isView: false, hasSimulation: true };
  await storeVisits([visit(daysBack(TODAY, 40), { path: "/produtos/lua" }), visit(TODAY, later)]);
  const seen = async (period: "7" | "12m") =>
    (await getAnalytics(editor, period)).seen?.map(({ id, views }) => [id, views]);
  expect(await seen("7")).toEqual([
    [mare?.id, 2],
    [lua?.id, 1],
  ]);
  expect(await seen("12m")).toEqual([
    [lua?.id, 2],
    [mare?.id, 2],
  ]);
  expect((await listFacet(editor, "rug", ALL)).map(({ key }) => key).sort()).toEqual(
    [mare?.id, lua?.id].sort(),
  );
});

test("visits that cannot be written are tried again; what cannot be read leaves the rest of the screen", async () => {
  await db().execute("alter table visit_days rename to visit_days_away");
  try {
    addVisit(MESSAGE);
    await flushVisits();
    const analytics = await getAnalytics(editor, "30");
    expect(analytics.figures).toBeNull();
    expect(analytics.rugs).not.toBeNull();
  } finally {
    await db().execute("alter table visit_days_away rename to visit_days");
  }
  await flushVisits();
  expect((await getAnalytics(editor, "7")).figures?.totals.views).toBe(1);
  expect(dayOf(clock.now())).toBe(TODAY);
});

test("visits that the database would never take are left out, and hold up no later ones", async () => {
  addVisit({ ...MESSAGE, path: "/produtos/a\0b" });
  await flushVisits();
  addVisit(MESSAGE);
  await flushVisits();
  expect((await listFacet(editor, "all", ALL))[0]?.views).toBe(1);
});
