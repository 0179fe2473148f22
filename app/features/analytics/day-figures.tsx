import styles from "./analytics.module.css";
import { changeOf, drawnBars, type Figures, MEASURES, type Measure } from "./analytics.rules.ts";
import { analyticsTexts } from "./analytics.texts.ts";
import { DayChart } from "./day-chart.tsx";
import { DayTable } from "./day-table.tsx";
import type { Period } from "./periods.rules.ts";

const { days: texts, number, percent } = analyticsTexts;

type DayFiguresProps = { figures: Figures; period: Period };

export function DayFigures({ figures, period }: DayFiguresProps) {
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
              {figures.before && (
                <span className={styles.note}>
                  {changed(figures.totals[measure], figures.before[measure])}
                </span>
              )}
            </figcaption>
            <DayChart bars={bars} measure={measure} period={period} />
          </figure>
        ))}
      </div>
      <DayTable bars={bars} totals={figures.totals} period={period} />
    </>
  );
}

const noteOf = (measure: Measure, { totals }: Figures) =>
  measure === "visits" ? texts.notes.visits(totals.views) : texts.notes[measure]();

function changed(found: number, before: number): string {
  const change = changeOf(found, before);
  if (change === null) return texts.nothingBefore;
  if (found === before) return texts.same;
  return change > 0 ? texts.more(percent(change)) : texts.less(percent(-change));
}
