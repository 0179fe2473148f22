import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

type EmptyStateProps = {
  /** What is not there, in one sentence. */
  title: string;
  /** Who fills it, or the way out of a failure. */
  next: string;
  /** A failed read instead of an empty one; announced. */
  isFailure?: boolean;
  children?: ReactNode;
};

/** A dashed frame where content would be. */
export function EmptyState({ title, next, isFailure, children }: EmptyStateProps) {
  return (
    <div className={styles.frame} role={isFailure ? "alert" : undefined}>
      <p className={styles.title}>{title}</p>
      <p className={styles.next}>{next}</p>
      {children}
    </div>
  );
}
