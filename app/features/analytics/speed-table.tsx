import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { analyticsTexts } from "./analytics.texts.ts";
import type { PageSpeed } from "./page-speeds.server.ts";
import styles from "./speed-table.module.css";
import { gradeOf, type Vital } from "./vitals.rules.ts";

const { speed: texts, page: pageName, number } = analyticsTexts;
const SHOWN: readonly Vital[] = ["lcp", "inp", "cls", "ttfb"];
const WRITTEN: Record<Vital, (value: number) => string> = {
  lcp: texts.seconds,
  inp: texts.milliseconds,
  cls: texts.shift,
  ttfb: texts.milliseconds,
};

export function SpeedTable({ speeds }: { speeds: PageSpeed[] }) {
  if (speeds.length === 0) return <EmptyState title={texts.empty} next={texts.emptyNext} />;
  return (
    <>
      <p className={styles.note}>{texts.note}</p>
      <dl className={styles.legend}>
        {SHOWN.map((vital) => (
          <div key={vital}>
            <dt>{texts.vitals[vital]}</dt>
            <dd>{texts.vitalsHelp[vital]}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.page}</th>
            <th scope="col">{texts.views}</th>
            {SHOWN.map((vital) => (
              <th key={vital} scope="col">
                {texts.vitals[vital]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {speeds.map((speed) => (
            <tr key={speed.page}>
              <th scope="row">{pageName(speed.page)}</th>
              <td data-label={texts.views}>{number(speed.views)}</td>
              {SHOWN.map((vital) => (
                <td key={vital} data-label={texts.vitals[vital]}>
                  <Measured vital={vital} value={speed[vital]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Measured({ vital, value }: { vital: Vital; value: number | undefined }) {
  if (value === undefined) return <span className={styles.unknown}>{texts.unknown}</span>;
  const grade = gradeOf(vital, value);
  return (
    <span className={styles[grade]}>
      {WRITTEN[vital](value)} <span className={styles.word}>{texts.grades[grade]}</span>
    </span>
  );
}
