import type { CSSProperties } from "react";
import { classes } from "../classes.ts";
import { STEMS } from "../layout/wordmark.tsx";
import styles from "./loading.module.css";

type LoadingProps = {
  label: string;
  /** Makes the label the page's heading. */
  isTitle?: boolean;
  className?: string;
};

/** Shown after a delay. */
export function Loading({ label, isTitle = false, className }: LoadingProps) {
  const Label = isTitle ? "h1" : "p";
  return (
    <div className={classes(styles.loading, className)} role="status">
      <div className={styles.threads} aria-hidden="true">
        {STEMS.map((x, index) => (
          <i key={x} style={{ "--x": `${x * 100}%`, "--order": index } as CSSProperties} />
        ))}
        <b />
      </div>
      <Label className={styles.label}>{label}</Label>
    </div>
  );
}
