import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./divide.module.css";
import range from "./range.module.css";

type DivideProps = ComponentProps<"div"> & {
  near?: string;
  first: ReactNode;
  second: ReactNode;
  label: string;
  /** Per cent of the width. */
  from?: number;
};

/** Moved by pointer or slider. Without script both pictures are shown whole. */
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
