import { Bar, BarChart, Cell, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { Bar as Figure, Measure } from "./analytics.rules.ts";
import { analyticsTexts } from "./analytics.texts.ts";
import styles from "./day-chart.module.css";
import { dayName } from "./day-names.ts";
import type { Period } from "./periods.rules.ts";

const { days: texts, number } = analyticsTexts;
const HEIGHT_PX = 168;
const THREAD_PX = 10;
const AXIS_PX = 40;
const TOOLTIP = {
  background: "var(--raised)",
  borderColor: "var(--thread)",
  font: "400 var(--size-label) / 1.4 var(--label)",
};
const TOOLTIP_ITEM = { color: "var(--ink)" };
const MARGIN = { top: 8, right: 0, bottom: 0, left: 0 };

export type DayChartProps = { bars: Figure[]; measure: Measure; period: Period };

export function DayChart({ bars, measure, period }: DayChartProps) {
  const name = (day: unknown) => dayName(String(day), period);
  const [first, last] = [bars[0]?.day ?? "", bars.at(-1)?.day ?? ""];
  return (
    <ResponsiveContainer width="100%" height={HEIGHT_PX} className={styles.chart}>
      <BarChart
        data={bars}
        margin={MARGIN}
        title={texts.chart(texts.measures[measure], name(first), name(last))}
        desc={texts.chartHelp}
      >
        <XAxis dataKey="day" tickFormatter={name} tickLine={false} minTickGap={24} />
        <YAxis
          allowDecimals={false}
          tickFormatter={number}
          tickLine={false}
          axisLine={false}
          tickCount={3}
          width={AXIS_PX}
        />
        <Tooltip
          cursor={false}
          contentStyle={TOOLTIP}
          itemStyle={TOOLTIP_ITEM}
          isAnimationActive={false}
          labelFormatter={name}
          formatter={(value) => [number(Number(value)), texts.measures[measure]]}
        />
        <Bar dataKey={measure} maxBarSize={THREAD_PX} isAnimationActive={false}>
          {bars.map(({ day }) => (
            <Cell key={day} className={day === last ? styles.last : styles.thread} />
          ))}
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
