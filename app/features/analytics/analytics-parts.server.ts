import type { Editor } from "#app/accounts/guard.server.ts";
import { dayOf } from "#app/i18n/local-day.rules.ts";
import { daysOf } from "#app/platform/calendar.rules.ts";
import { now } from "#app/platform/clock.ts";
import { readParts } from "#app/platform/with-fallback.server.ts";
import { listRugUsage } from "#app/simulator/panel/rug-usage.server.ts";
import { type Figures, totalsOf } from "./analytics.rules.ts";
import { getFunnel, listBars, listFacet, listSources } from "./analytics.server.ts";
import { listPageSpeeds } from "./page-speeds.server.ts";
import { type Period, rangeBefore, rangeOf } from "./periods.rules.ts";
import { listViewedProducts } from "./viewed-products.server.ts";

const RUGS_SHOWN = 8;

export async function getAnalytics(editor: Editor, period: Period) {
  const range = rangeOf(period, dayOf(now()));
  const parts = await readParts("A part of the analytics could not be read", {
    figures: getFigures(editor, period),
    funnel: getFunnel(editor, range),
    seen: listViewedProducts(editor, range, RUGS_SHOWN),
    rugs: listRugUsage(editor, daysOf(range).length),
    sources: listSources(editor, range),
    locales: listFacet(editor, "locale", range),
    screens: listFacet(editor, "screen", range),
    speeds: listPageSpeeds(editor, range),
  });
  const rugs = parts.rugs?.filter(({ tried }) => tried > 0).slice(0, RUGS_SHOWN) ?? null;
  return { ...parts, period, range, rugs };
}

async function getFigures(editor: Editor, period: Period): Promise<Figures> {
  const today = dayOf(now());
  const range = rangeOf(period, today);
  const former = rangeBefore(period, today);
  const [bars, before] = await Promise.all([listBars(editor, range), former && listBars(editor, former)]);
  return { range, bars, totals: totalsOf(bars), before: before && totalsOf(before) };
}
