import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/grid.module.css";
import type from "#app/ui/type.module.css";
import styles from "./timeline.module.css";

type TimelineProps = { heading: string | null; items: { when: string; text: string }[] };

/** Years and what happened in them. */
export function Timeline({ heading, items }: TimelineProps) {
  return (
    <section className={classes(grid.grid, grid.section, styles.timeline)}>
      {heading && <h2 className={type.titleL}>{heading}</h2>}
      <ol className={styles.years}>
        {items.map(({ when, text }) => (
          <li key={`${when} ${text}`}>
            <span className={classes(type.titleL, type.num)}>{when}</span>
            <span className={type.ui}>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
