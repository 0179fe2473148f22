import type { ReactNode } from "react";
import { Icon } from "../layout/icon.tsx";
import styles from "./warning-line.module.css";

/** A problem that persists until somebody acts. */
export function WarningLine({ children }: { children: ReactNode }) {
  return (
    <div className={styles.line}>
      <Icon name="warning" small />
      <div>{children}</div>
    </div>
  );
}
