import type { ReactNode } from "react";
import { Icon } from "../layout/icon.tsx";
import styles from "./warning-line.module.css";

type WarningLineProps = {
  /** Something does not work, as opposed to not being set up yet. */
  isFailure?: boolean;
  children: ReactNode;
};

/** A problem that persists until somebody acts. */
export function WarningLine({ isFailure, children }: WarningLineProps) {
  return (
    <div className={styles.line} data-failure={isFailure}>
      <Icon name="warning" small />
      <div>{children}</div>
    </div>
  );
}
