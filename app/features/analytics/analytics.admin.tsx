import { useNavigation } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { FilterTabs, ListTools } from "#app/ui/lists/list-tools.tsx";
import type { Route } from "./+types/analytics.admin.ts";
import styles from "./analytics.module.css";
import { analyticsTexts as texts } from "./analytics.texts.ts";
import { AnalyticsPart } from "./analytics-part.tsx";
import { getAnalytics } from "./analytics-parts.server.ts";
import { AudienceTable, ProductTable, SeenTable, SourceTable } from "./count-tables.tsx";
import { DayFigures } from "./day-figures.tsx";
import { FunnelSteps } from "./funnel-steps.tsx";
import { DEFAULT_PERIOD, PERIOD_FIELD, PERIODS, readPeriod } from "./periods.rules.ts";
import { SpeedTable } from "./speed-table.tsx";
import { flushVisits } from "./waiting-visits.server.ts";

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export async function loader({ request, context }: Route.LoaderArgs) {
  await flushVisits();
  return getAnalytics(editorOf(context), readPeriod(new URL(request.url).searchParams));
}

export const shouldRevalidate = revalidateUnlessRefused;

export default function AnalyticsTab({ loaderData }: Route.ComponentProps) {
  const { period, figures, funnel, seen, rugs, sources, locales, screens, speeds } = loaderData;
  const ofDays = period === "12m" ? texts.days.monthsHeading : texts.days.heading;
  const isChanging = useNavigation().state === "loading";
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <ListTools>
        <FilterTabs
          label={texts.period}
          name={PERIOD_FIELD}
          options={PERIODS.map((option) => ({
            value: option === DEFAULT_PERIOD ? "" : option,
            label: texts.lasting(option),
          }))}
        />
      </ListTools>
      <div className={styles.parts} aria-busy={isChanging || undefined}>
        <AnalyticsPart id="days" heading={ofDays} file={{ name: "dias", period }}>
          {figures && <DayFigures figures={figures} period={period} />}
        </AnalyticsPart>
        <AnalyticsPart id="funnel" heading={texts.funnel.heading} file={{ name: "funil", period }}>
          {funnel && <FunnelSteps funnel={funnel} />}
        </AnalyticsPart>
        <AnalyticsPart id="seen" heading={texts.seen.heading} file={{ name: "vistos", period }}>
          {seen && <SeenTable rugs={seen} />}
        </AnalyticsPart>
        <AnalyticsPart id="rugs" heading={texts.rugs.heading} file={{ name: "tapetes", period }}>
          {rugs && <ProductTable rugs={rugs} />}
        </AnalyticsPart>
        <AnalyticsPart id="sources" heading={texts.sources.heading} file={{ name: "origens", period }}>
          {sources && <SourceTable sources={sources} />}
        </AnalyticsPart>
        <AnalyticsPart id="audience" heading={texts.audience.heading} file={{ name: "publico", period }}>
          {locales && screens && <AudienceTable locales={locales} screens={screens} />}
        </AnalyticsPart>
        <AnalyticsPart id="speed" heading={texts.speed.heading} file={{ name: "paginas", period }}>
          {speeds && <SpeedTable speeds={speeds} />}
        </AnalyticsPart>
      </div>
    </>
  );
}
