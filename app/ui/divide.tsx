import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./divide.module.css";
import range from "./range.module.css";

type DivideProps = ComponentProps<"div"> & {
  /** The file that starts it (`*.near.client.ts`). */
  near?: string;
  first: ReactNode;
  second: ReactNode;
  /** What the slider moves. */
  label: string;
  /** Where the divide is at first, in hundredths of the width. */
  from?: number;
};

/**
 * Two pictures of one thing, of which the first is seen left of a divide and the second right of it. The hand moves it on
 * the pictures, the keyboard on the slider below. Without script both are seen whole.
 */
export function Divide({ near = "divide", first, second, label, from = 50, children, ...box }: DivideProps) {
  return (
    <div {...box} className={classes(styles.divide, box.className)} data-near={near}>
      <div className={styles.pictures} style={{ "--cut": `${from}%` } as CSSProperties} data-divide="">
        <div className={styles.first}>{first}</div>
        <div className={styles.second}>{second}</div>
        <i className={styles.thread} aria-hidden="true" />
      </div>
      <div className={styles.sliders}>
        <input type="range" className={range.range} defaultValue={from} aria-label={label} />
        {children}
      </div>
    </div>
  );
}
