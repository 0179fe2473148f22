import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import styles from "./page-head.module.css";

type PageHeadProps = {
  title: string;
  lead: string;
  /** "Salvo às 8h41" */
  saved?: string;
  children?: ReactNode;
};

export function PageHead({ title, lead, saved, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      {(saved || children) && (
        <div className={styles.side}>
          {saved && (
            <span className={styles.saved}>
              <Icon name="check" small />
              {saved}
            </span>
          )}
          {children}
        </div>
      )}
    </div>
  );
}
