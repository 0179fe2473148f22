import type { CSSProperties } from "react";
import { classes } from "./classes.ts";
import styles from "./loading.module.css";
import { STEMS } from "./wordmark.tsx";

type LoadingProps = {
  label: string;
  /** The label is the page's title, because the page is nothing but the wait. */
  isTitle?: boolean;
  className?: string;
};

/** Nine threads drop and one weft crosses them. Appears only when the wait is long enough to be noticed. */
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
