import type { Editor } from "#app/accounts/guard.server.ts";
import { dayOf } from "#app/i18n/local-day.rules.ts";
import { daysOf } from "#app/platform/calendar.rules.ts";
import { now } from "#app/platform/clock.ts";
import { log } from "#app/platform/log.server.ts";
import { listRugUsage } from "#app/simulator/panel/rug-usage.server.ts";
import { type Figures, totalsOf } from "./analytics.rules.ts";
import { getFunnel, listBars, listFacet, listSources } from "./analytics.server.ts";
import { listPageSpeeds } from "./page-speeds.server.ts";
import { type Period, rangeBefore, rangeOf } from "./periods.rules.ts";
import { listViewedProducts } from "./viewed-products.server.ts";

const RUGS_SHOWN = 8;

export async function getAnalytics(editor: Editor, period: Period) {
  const range = rangeOf(period, dayOf(now()));
  const [figures, funnel, seen, rugs, sources, locales, screens, speeds] = await Promise.all([
    orNull("figures", getFigures(editor, period)),
    orNull("funnel", getFunnel(editor, range)),
    orNull("viewed products", listViewedProducts(editor, range, RUGS_SHOWN)),
    orNull("rugs", listRugUsage(editor, daysOf(range).length)),
    orNull("sources", listSources(editor, range)),
    orNull("languages", listFacet(editor, "locale", range)),
    orNull("screens", listFacet(editor, "screen", range)),
    orNull("speeds", listPageSpeeds(editor, range)),
  ]);
  const shown = rugs?.filter(({ tried }) => tried > 0).slice(0, RUGS_SHOWN) ?? null;
  return { period, range, figures, funnel, seen, rugs: shown, sources, locales, screens, speeds };
}

async function getFigures(editor: Editor, period: Period): Promise<Figures> {
  const today = dayOf(now());
  const range = rangeOf(period, today);
  const former = rangeBefore(period, today);
  const [bars, before] = await Promise.all([listBars(editor, range), former && listBars(editor, former)]);
  return { range, bars, totals: totalsOf(bars), before: before && totalsOf(before) };
}

async function orNull<T>(what: string, reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    log.error({ err: error, what }, "A part of the analytics could not be read");
    return null;
  }
}
