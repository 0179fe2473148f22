import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import styles from "./back-link.module.css";
import { Icon } from "./icon.tsx";

/** The way back, above the title at the left: the strongest button of a screen is what saves. */
export function BackLink({ to, children }: { to: LinkProps["to"]; children: ReactNode }) {
  return (
    <Link to={to} className={styles.back}>
      <Icon name="arrow-back" small />
      {children}
    </Link>
  );
}
