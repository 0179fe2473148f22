import { classes } from "../classes.ts";
import styles from "./section-mark.module.css";

const THREADS = [0, 8.3, 15.7, 32.8, 39.7, 48, 55.4, 63.7, 72];

/** Lengths of the marks before, at and after the current place. */
const PASSED = 26;
const CURRENT = 40;
const AHEAD = 18;

type SectionMarkProps = {
  /** 1 (hero) to 9 (footer). */
  place: number;
  className?: string;
};

/** Nine marks at a section's top edge; the current one is longer. */
export function SectionMark({ place, className }: SectionMarkProps) {
  const current = place - 1;
  return (
    <div className={classes(styles.mark, className)}>
      <svg className={styles.threads} viewBox="-1 0 74 40" aria-hidden="true" focusable="false">
        {THREADS.map((x, index) => (
          <path
            key={x}
            d={`M${x} 0V${index === current ? CURRENT : index < current ? PASSED : AHEAD}`}
            className={index === current ? styles.current : undefined}
          />
        ))}
      </svg>
    </div>
  );
}
