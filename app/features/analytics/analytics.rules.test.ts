import { describe, expect, it, test } from "vitest";
import { daysOf, monthsBack } from "#app/platform/calendar.rules.ts";
import { routeMap } from "../../../tools/route-map.ts";
import { barsOf, changeOf, drawnBars } from "./analytics.rules.ts";
import { analyticsTexts } from "./analytics.texts.ts";
import { PAGE_CLASSES, pageClassOf } from "./page-classes.rules.ts";
import { rangeBefore, rangeOf, readPeriod } from "./periods.rules.ts";
import { readVisit, sourceOf } from "./visit.rules.ts";
import { sumsOf } from "./visit-sums.ts";
import { emptyHistogram, percentile75, STEPS, stepOf, VITAL_LIMITS, type Vital } from "./vitals.rules.ts";

const VISIT = {
  path: "/es/produtos/marola",
  ...{ isView: true, isArrival: true, from: "www.google.com", campaign: "", screen: "phone" as const },
  ...{ hasSimulation: false, lcp: 1200, inp: 40, cls: 0, ttfb: 90 },
};

const isCounted = (path: string) => !path.includes("/previa/");

describe("the class of a page", () => {
  it("is known for every public page of the site", async () => {
    const pages = (await routeMap()).filter(
      ({ kind, layouts, path }) =>
        kind === "page" && !path.includes("*") && (layouts.includes("site/site.layout.tsx") || path === "/"),
    );
    expect(pages.length).toBeGreaterThan(60);
    const unknown = pages.filter(({ path }) => pageClassOf(path.replace(/:\w+/, "marola")) === "*");
    expect(unknown.map(({ path }) => path).filter(isCounted)).toEqual([]);
  });

  it.each([
    ["/es/produtos/marola", "/produtos/:slug"],
    ["/principal-en", "/principal"],
    ["/tapetes/", "/tapetes"],
    ["/wp-login.php", "*"],
    ["/produtos/a/b", "*"],
  ])("%s is %s", (path, page) => {
    expect(pageClassOf(path)).toBe(page);
  });
});

describe("what a page reports", () => {
  it("is taken as it is", () => {
    expect(readVisit(JSON.stringify(VISIT))).toEqual(VISIT);
  });

  it.each([
    ["no JSON", "{"],
    ["a field more", JSON.stringify({ ...VISIT, user: "ana" })],
    ["an address instead of a host", JSON.stringify({ ...VISIT, from: "google.com/search?q=x" })],
    ["a path from elsewhere", JSON.stringify({ ...VISIT, path: "http://x" })],
    ["a link to a preview", JSON.stringify({ ...VISIT, path: "/pt/previa/0a" })],
    ["a measure below nothing", JSON.stringify({ ...VISIT, lcp: -1 })],
    ["a screen that is none", JSON.stringify({ ...VISIT, screen: "1920x1080" })],
    ["a list", "[]"],
  ])("is refused with %s", (_, text) => {
    expect(readVisit(text)).toBeNull();
  });

  it.each([
    ["www.google.com", "", "google.com"],
    ["l.instagram.com", "", "instagram.com"],
    ["google.com", "Feira de Milão!", "feira-de-mil-o"],
    ["", "", "direct"],
  ])("from %j with campaign %j comes from %s", (from, campaign, source) => {
    expect(sourceOf({ from, campaign })).toBe(source);
  });
});

test("visits become sums by day; a simulation reported later counts as no view", () => {
  const day = "2026-11-21";
  const later = { ...VISIT, path: "/simulador", isView: false, hasSimulation: true };
  const visits = [
    { ...VISIT, day },
    { ...VISIT, isArrival: false, from: "", day },
    { ...later, day },
  ];
  const { days, vitals } = sumsOf(visits, new Map([["marola", "id"]]));
  const all = { facet: "all", key: "", views: 2, visits: 1, simulations: 1 };
  const none = { views: 0, visits: 0, simulations: 0 };
  for (const when of [
    { span: "day", day },
    { span: "month", day: "2026-11-01" },
  ]) {
    expect(days).toContainEqual({ ...when, ...all });
    expect(days).toContainEqual({
      ...when,
      ...none,
      facet: "source",
      key: "google.com",
      views: 1,
      visits: 1,
    });
    expect(days).toContainEqual({ ...when, ...none, facet: "rug", key: "id", views: 2, visits: 1 });
    expect(days).toContainEqual({ ...when, ...none, facet: "locale", key: "es", views: 2, visits: 1 });
    expect(days).toContainEqual({ ...when, ...none, facet: "page", key: "/simulador", simulations: 1 });
  }
  const lcp = vitals.filter(({ vital }) => vital === "lcp");
  expect(lcp.map(({ span, day: of }) => [span, of])).toEqual([
    ["day", day],
    ["month", "2026-11-01"],
  ]);
  expect(lcp[0]?.histogram[stepOf("lcp", 1200)]).toBe(2);
});

describe("the 75th percentile", () => {
  it.each(["lcp", "inp", "cls", "ttfb"] as const)(
    "of %s is within a twelfth of the true one",
    (vital: Vital) => {
      const { good, poor } = VITAL_LIMITS[vital];
      for (const [from, to] of [
        [good / 4, good],
        [good, poor],
        [good / 10, poor * 2],
      ] as const) {
        const values = Array.from({ length: 1000 }, (_, n) => from + ((to - from) * n) / 1000);
        const histogram = emptyHistogram();
        for (const value of values)
          histogram[stepOf(vital, value)] = (histogram[stepOf(vital, value)] ?? 0) + 1;
        const found = percentile75(vital, histogram) ?? Number.NaN;
        const wanted = values[750] ?? 0;
        expect(Math.abs(found - wanted) / wanted).toBeLessThan(1 / 12);
      }
    },
  );

  it("is none without measures, and never falls outside the scale", () => {
    expect(percentile75("lcp", emptyHistogram())).toBeNull();
    expect(stepOf("cls", 0)).toBe(0);
    expect(stepOf("lcp", 1e9)).toBe(STEPS - 1);
  });
});

describe("a period", () => {
  it("ends today and has its days", () => {
    expect(rangeOf("7", "2026-03-03")).toEqual({ from: "2026-02-25", to: "2026-03-03" });
    expect(daysOf(rangeOf("30", "2026-03-03"))).toHaveLength(30);
    expect(rangeBefore("7", "2026-03-03")).toEqual({ from: "2026-02-18", to: "2026-02-24" });
  });

  it("of a year is this month and the eleven before", () => {
    expect(rangeOf("12m", "2026-11-21")).toEqual({ from: "2025-12-01", to: "2026-11-21" });
    expect(monthsBack("2026-01-31", 12)).toBe("2025-01-01");
  });

  it("that nobody knows is a month", () => {
    expect(readPeriod(new URLSearchParams("periodo=1000"))).toBe("30");
  });

  it("shows days on which nothing happened, and a year by month", () => {
    const seen = [{ day: "2026-11-02", views: 4, visits: 2, simulations: 1 }];
    const bars = barsOf(daysOf({ from: "2026-10-31", to: "2026-11-02" }), seen, [
      { day: "2026-11-01", requests: 3 },
    ]);
    expect(bars.map(({ visits, requests }) => [visits, requests])).toEqual([
      [0, 0],
      [0, 3],
      [2, 0],
    ]);
    expect(drawnBars("12m", bars)).toEqual([
      { day: "2026-10-01", views: 0, visits: 0, simulations: 0, requests: 0 },
      { day: "2026-11-01", views: 4, visits: 2, simulations: 1, requests: 3 },
    ]);
  });

  it("is compared with the one before, when there was something", () => {
    expect([changeOf(3, 2), changeOf(0, 2), changeOf(3, 0)]).toEqual([0.5, -1, null]);
  });
});

test("no class of pages stands twice, and each has a name of its own", () => {
  const names = PAGE_CLASSES.map((page) => analyticsTexts.page(page));
  expect(new Set(names).size).toBe(PAGE_CLASSES.length);
  expect(names.filter((name) => name.startsWith("/"))).toEqual([]);
  expect(new Set(PAGE_CLASSES).size).toBe(PAGE_CLASSES.length);
});
