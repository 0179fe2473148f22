import styles from "./analytics.module.css";
import { type Bar, MEASURES, type Totals } from "./analytics.rules.ts";
import { analyticsTexts } from "./analytics.texts.ts";
import { dayName } from "./day-names.ts";
import type { Period } from "./periods.rules.ts";

const { days: texts, number } = analyticsTexts;
const COLUMNS = ["views", ...MEASURES] as const;

type DayTableProps = { bars: Bar[]; totals: Totals; period: Period };

export function DayTable({ bars, totals, period }: DayTableProps) {
  const isYear = period === "12m";
  return (
    <details className={styles.details}>
      <summary>{texts.table}</summary>
      <section className={styles.scroll} aria-label={texts.table} tabIndex={0}>
        <table className={styles.counts}>
          <thead>
            <tr>
              <th scope="col">{isYear ? texts.month : texts.day}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {column === "views" ? texts.views : texts.measures[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map((bar) => (
              <tr key={bar.day}>
                <th scope="row">{dayName(bar.day, period)}</th>
                {COLUMNS.map((column) => (
                  <td key={column}>{number(bar[column])}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.total}</th>
              {COLUMNS.map((column) => (
                <td key={column}>{number(totals[column])}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </details>
  );
}
