import type { Editor } from "#app/accounts/guard.server.ts";
import { dayOf } from "#app/i18n/local-day.rules.ts";
import { daysOf } from "#app/platform/calendar.rules.ts";
import { now } from "#app/platform/clock.ts";
import type { SheetColumn } from "#app/platform/http/sheet-response.server.ts";
import { listRugUsage } from "#app/simulator/panel/rug-usage.server.ts";
import { getFunnel, listBars, listFacet, listSources } from "./analytics.server.ts";
import { analyticsTexts } from "./analytics.texts.ts";
import { listPageSpeeds } from "./page-speeds.server.ts";
import { type Period, rangeOf } from "./periods.rules.ts";
import type { SheetName } from "./sheet-names.rules.ts";
import { listViewedProducts } from "./viewed-products.server.ts";
import { DIRECT, OTHERS } from "./visit-sources.rules.ts";
import type { Vital } from "./vitals.rules.ts";

type Sheet<Row> = { name: string; columns: SheetColumn<Row>[]; batches: Iterable<Row[]> };

const { sheet: texts, days, funnel, rugs, sources, audience, page: pageName } = analyticsTexts;
const THOUSANDTHS = 1000;
const EVERY_RUG = 100_000;

export async function analyticsSheet(editor: Editor, name: SheetName, period: Period): Promise<Sheet<never>> {
  const range = rangeOf(period, dayOf(now()));
  switch (name) {
    case "dias":
      return sheet(name, await listBars(editor, range), [
        { title: texts.day, value: ({ day }) => day },
        { title: days.views, value: ({ views }) => views },
        { title: days.measures.visits, value: ({ visits }) => visits },
        { title: days.measures.simulations, value: ({ simulations }) => simulations },
        { title: days.measures.requests, value: ({ requests }) => requests },
      ]);
    case "funil": {
      const { opened, tried, asked } = await getFunnel(editor, range);
      const steps = [
        { step: funnel.opened, times: opened },
        { step: funnel.tried, times: tried },
        { step: funnel.asked, times: asked },
      ];
      return sheet(name, steps, [
        { title: texts.step, value: ({ step }) => step },
        { title: texts.times, value: ({ times }) => times },
      ]);
    }
    case "origens":
      return sheet(name, await listSources(editor, range, Number.POSITIVE_INFINITY), [
        { title: texts.source, value: ({ name: source }) => sourceName(source) },
        { title: sources.visits, value: ({ visits }) => visits },
      ]);
    case "paginas":
      return sheet(name, await listPageSpeeds(editor, range), [
        { title: texts.page, value: ({ page }) => pageName(page) },
        { title: texts.address, value: ({ page }) => page },
        { title: days.views, value: ({ views }) => views },
        ...(["lcp", "inp", "cls", "ttfb"] as const).map((vital) => ({
          title: texts[vital],
          value: (speed: Partial<Record<Vital, number>>) => rounded(vital, speed[vital]),
        })),
      ]);
    case "publico": {
      const facets = [await listFacet(editor, "locale", range), await listFacet(editor, "screen", range)];
      return sheet(name, facets.flat(), [
        { title: audience.what, value: ({ key }) => audience.name(key) },
        { title: audience.views, value: ({ views }) => views },
      ]);
    }
    case "vistos":
      return sheet(name, await listViewedProducts(editor, range, EVERY_RUG), [
        { title: rugs.rug, value: ({ name: rug }) => rug },
        { title: texts.address, value: ({ slug }) => `/produtos/${slug}` },
        { title: days.views, value: ({ views }) => views },
      ]);
    case "tapetes":
      return sheet(name, await listRugUsage(editor, daysOf(range).length), [
        { title: rugs.rug, value: ({ name: rug }) => rug },
        { title: rugs.size, value: ({ size }) => size },
        { title: texts.tried, value: ({ tried }) => tried },
        { title: texts.downloaded, value: ({ downloaded }) => downloaded },
        { title: texts.shared, value: ({ shared }) => shared },
        { title: texts.requested, value: ({ requested }) => requested },
      ]);
  }
}

function sheet<Row>(name: SheetName, rows: Row[], columns: SheetColumn<Row>[]): Sheet<never> {
  return { name: `visao-geral-${name}`, columns, batches: [rows] } as Sheet<never>;
}

const sourceName = (name: string) =>
  name === DIRECT ? sources.direct : name === OTHERS ? sources.others : name;

function rounded(vital: Vital, value: number | undefined): number | string {
  if (value === undefined) return "";
  return vital === "cls" ? Math.round(value * THOUSANDTHS) / THOUSANDTHS : Math.round(value);
}
