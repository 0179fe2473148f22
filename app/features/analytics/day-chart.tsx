import { type KeyboardEvent, type PointerEvent, useId, useState } from "react";
import type { Bar, Measure } from "./analytics.rules.ts";
import { analyticsTexts } from "./analytics.texts.ts";
import { ticksOf } from "./chart-ticks.ts";
import styles from "./day-chart.module.css";
import { dayName } from "./day-names.ts";
import type { Period } from "./periods.rules.ts";

const { days: texts, number } = analyticsTexts;
/** More would touch on a phone. */
const MAX_NAMES = 4;

type DayChartProps = { bars: Bar[]; measure: Measure; period: Period };

/** Bars over days. The table beside it holds the same numbers, so a screen reader is told no more than its name. */
export function DayChart({ bars, measure, period }: DayChartProps) {
  const [active, setActive] = useState<number | null>(null);
  const help = useId();
  const ticks = ticksOf(Math.max(...bars.map((bar) => bar[measure])));
  const top = ticks.at(-1) ?? 1;
  const name = ({ day }: Bar) => dayName(day, period);
  const [first, last, shown] = [bars[0], bars.at(-1), active === null ? undefined : bars[active]];
  const step = Math.ceil(bars.length / MAX_NAMES);
  const centreOf = (index: number) => `${((index + 0.5) / bars.length) * 100}%`;

  function walk(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = active === null ? (by > 0 ? 0 : bars.length - 1) : active + by;
    setActive(Math.min(Math.max(next, 0), bars.length - 1));
  }

  function point({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    setActive(Math.min(Math.max(Math.floor(((clientX - left) / width) * bars.length), 0), bars.length - 1));
  }

  if (!first || !last) return null;
  return (
    <div
      className={styles.chart}
      role="application"
      tabIndex={0}
      aria-label={texts.chart(texts.measures[measure], name(first), name(last))}
      aria-describedby={help}
      onKeyDown={walk}
      onBlur={() => setActive(null)}
    >
      <p id={help} hidden>
        {texts.chartHelp}
      </p>
      <div className={styles.scale} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ bottom: `${(tick / top) * 100}%` }}>
            {number(tick)}
          </span>
        ))}
      </div>
      <div className={styles.bars} onPointerMove={point} onPointerLeave={() => setActive(null)}>
        {bars.map((bar) => (
          <i
            key={bar.day}
            className={bar === last ? styles.last : undefined}
            style={{ height: `${(bar[measure] / top) * 100}%` }}
          />
        ))}
      </div>
      <div className={styles.names} aria-hidden="true">
        {bars.map(
          (bar, index) =>
            index % step === Math.floor(step / 2) && (
              <span key={bar.day} style={{ left: centreOf(index) }}>
                {name(bar)}
              </span>
            ),
        )}
      </div>
      <p className={styles.value} role="status">
        {shown && (
          <span style={placeOf(active ?? 0, bars.length)}>
            <b>{name(shown)}</b>
            <br />
            {texts.measures[measure]}: {number(shown[measure])}
          </span>
        )}
      </p>
    </div>
  );
}

/** Beside the bar, on the side with more room. */
function placeOf(index: number, bars: number) {
  const before = ((index + 0.5) / bars) * 100;
  return before < 50 ? { left: `${before}%` } : { right: `${100 - before}%` };
}
