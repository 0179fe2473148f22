import { classes } from "../classes.ts";
import styles from "./status-badge.module.css";

export type Tone = "new" | "waiting" | "offered" | "good" | "bad" | "failed";

type StatusBadgeProps = { tone?: Tone | undefined; className?: string | undefined; children: string };

export function StatusBadge({ tone, className, children }: StatusBadgeProps) {
  return <span className={classes(styles.badge, tone && styles[tone], className)}>{children}</span>;
}
