import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

type EmptyStateProps = {
  title: string;
  next: string;
  /** Failed to load, as opposed to empty; announced. */
  isFailure?: boolean;
  children?: ReactNode;
};

export function EmptyState({ title, next, isFailure, children }: EmptyStateProps) {
  return (
    <div className={styles.frame} role={isFailure ? "alert" : undefined}>
      <p className={styles.title}>{title}</p>
      <p className={styles.next}>{next}</p>
      {children}
    </div>
  );
}
