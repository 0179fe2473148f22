import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { classes } from "../classes.ts";
import range from "../forms/range.module.css";
import styles from "./image-comparison.module.css";

type ImageComparisonProps = ComponentProps<"div"> & {
  lazy?: string;
  first: ReactNode;
  second: ReactNode;
  label: string;
  /** Per cent of the width. */
  from?: number;
};

/** Moved by pointer or slider. Without script both pictures are shown whole. */
export function ImageComparison({
  lazy = "image-comparison",
  first,
  second,
  label,
  from = 50,
  children,
  ...box
}: ImageComparisonProps) {
  return (
    <div {...box} className={classes(styles.comparison, box.className)} data-lazy={lazy}>
      <div className={styles.pictures} style={{ "--cut": `${from}%` } as CSSProperties} data-comparison="">
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
