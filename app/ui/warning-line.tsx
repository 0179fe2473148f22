import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import styles from "./warning-line.module.css";

/** What does not work until somebody does something about it. It stands on the screen until then. */
export function WarningLine({ children }: { children: ReactNode }) {
  return (
    <div className={styles.line}>
      <Icon name="warning" small />
      <div>{children}</div>
    </div>
  );
}
