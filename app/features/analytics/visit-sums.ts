import { localeOfPath } from "#app/i18n/locales.ts";
import { type Span, spansOf } from "#app/platform/calendar.rules.ts";
import type { FACETS } from "./analytics.table.ts";
import { pageClassOf, slugOfProductPath } from "./page-classes.rules.ts";
import { sourceOf, type VisitMessage } from "./visit.rules.ts";
import { emptyHistogram, stepOf, type Vital } from "./vitals.rules.ts";

export type Facet = (typeof FACETS)[number];
export type Visit = VisitMessage & { day: string };

export type DaySum = {
  facet: Facet;
  span: Span;
  day: string;
  key: string;
  views: number;
  visits: number;
  simulations: number;
};
export type VitalSum = {
  span: Span;
  day: string;
  page: string;
  vital: Vital;
  histogram: number[];
};

const VITAL_NAMES: readonly Vital[] = ["lcp", "inp", "cls", "ttfb"];

/** Ids of products by any of their slugs. */
export type KnownProducts = ReadonlyMap<string, string>;

/** Sorted, to prevent deadlocks between processes. */
export function sumsOf(
  visits: readonly Visit[],
  rugs: KnownProducts,
): { days: DaySum[]; vitals: VitalSum[] } {
  const days = new Map<string, DaySum>();
  const vitals = new Map<string, VitalSum>();
  for (const visit of visits) {
    for (const [facet, key] of facetsOf(visit, rugs)) addDay(days, facet, key, visit);
    if (visit.isView) for (const vital of VITAL_NAMES) addVital(vitals, vital, visit);
  }
  return { days: inOrder(days), vitals: inOrder(vitals) };
}

function facetsOf(visit: Visit, rugs: KnownProducts): [Facet, string][] {
  const facets: [Facet, string][] = [
    ["all", ""],
    ["page", pageClassOf(visit.path)],
    ["locale", localeOfPath(visit.path)],
    ["screen", visit.screen],
  ];
  const rug = rugs.get(slugOfProductPath(visit.path) ?? "");
  if (rug) facets.push(["rug", rug]);
  if (visit.isView && visit.isArrival) facets.push(["source", sourceOf(visit)]);
  return facets;
}

function addDay(sums: Map<string, DaySum>, facet: Facet, key: string, visit: Visit): void {
  for (const [span, day] of spansOf(visit.day)) {
    const name = `${facet} ${span} ${day} ${key}`;
    const sum = sums.get(name) ?? { facet, span, day, key, views: 0, visits: 0, simulations: 0 };
    if (visit.isView) sum.views += 1;
    if (visit.isView && visit.isArrival) sum.visits += 1;
    if (visit.hasSimulation) sum.simulations += 1;
    sums.set(name, sum);
  }
}

function addVital(sums: Map<string, VitalSum>, vital: Vital, visit: Visit): void {
  const value = visit[vital];
  if (value === null || value === undefined) return;
  const page = pageClassOf(visit.path);
  for (const [span, day] of spansOf(visit.day)) {
    const name = `${span} ${day} ${page} ${vital}`;
    const sum = sums.get(name) ?? { span, day, page, vital, histogram: emptyHistogram() };
    const step = stepOf(vital, value);
    sum.histogram[step] = (sum.histogram[step] ?? 0) + 1;
    sums.set(name, sum);
  }
}

const inOrder = <T>(sums: Map<string, T>): T[] =>
  [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
