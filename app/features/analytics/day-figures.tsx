import { type ComponentType, useEffect, useState } from "react";
import styles from "./analytics.module.css";
import { changeOf, drawnBars, type Figures, MEASURES, type Measure } from "./analytics.rules.ts";
import { analyticsTexts } from "./analytics.texts.ts";
import type { DayChartProps } from "./day-chart.tsx";
import { DayTable } from "./day-table.tsx";
import type { Period } from "./periods.rules.ts";

const { days: texts, number, percent } = analyticsTexts;

type DayFiguresProps = { figures: Figures; period: Period };

export function DayFigures({ figures, period }: DayFiguresProps) {
  const Chart = useDayChart();
  const bars = drawnBars(period, figures.bars);
  return (
    <>
      <div className={styles.measures}>
        {MEASURES.map((measure) => (
          <figure key={measure} className={styles.measure}>
            <figcaption>
              <span className={styles.name}>{texts.measures[measure]}</span>
              <b className={styles.figure}>{number(figures.totals[measure])}</b>
              <span className={styles.note}>{noteOf(measure, figures)}</span>
              <span className={styles.note}>{changed(figures, measure)}</span>
            </figcaption>
            <div className={styles.chart}>
              {Chart === "failed" ? (
                <p className={styles.note}>{texts.chartFailed}</p>
              ) : (
                Chart && <Chart bars={bars} measure={measure} period={period} />
              )}
            </div>
          </figure>
        ))}
      </div>
      <DayTable bars={bars} totals={figures.totals} period={period} />
    </>
  );
}

const noteOf = (measure: Measure, { totals }: Figures) =>
  measure === "visits" ? texts.notes.visits(totals.views) : texts.notes[measure]();

function changed({ totals, before }: Figures, measure: Measure): string {
  const change = changeOf(totals[measure], before[measure]);
  if (change === null) return texts.nothingBefore;
  if (totals[measure] === before[measure]) return texts.same;
  return change > 0 ? texts.more(percent(change)) : texts.less(percent(-change));
}

/** Rendered in the browser only, because it needs its width. */
function useDayChart(): ComponentType<DayChartProps> | "failed" | null {
  const [chart, setChart] = useState<ComponentType<DayChartProps> | "failed" | null>(null);
  useEffect(() => {
    import("./day-chart.tsx").then(
      ({ DayChart }) => setChart(() => DayChart),
      () => setChart("failed"),
    );
  }, []);
  return chart;
}
