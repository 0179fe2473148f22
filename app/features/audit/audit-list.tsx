import { classes } from "#app/ui/classes.ts";
import styles from "./audit.module.css";
import { auditTexts as texts } from "./audit.texts.ts";

export type AuditRowView = {
  number: string;
  when: string;
  actor: string;
  action: string;
  about: string;
  facts: string[];
  isRefusal: boolean;
};

/** Newest first: who, what, when, and the row's number in the chain. */
export function AuditList({ rows }: { rows: AuditRowView[] }) {
  return (
    <ul className={styles.rows} aria-label={texts.list}>
      {rows.map(({ number, when, actor, action, about, facts, isRefusal }) => (
        <li key={number}>
          <span className={styles.what}>
            <b className={classes(isRefusal && styles.refusal)}>{action}</b>
            {about && <span>{about}</span>}
            {facts.length > 0 && <span>{facts.join(" · ")}</span>}
          </span>
          <span className={styles.who}>{actor}</span>
          <span className={styles.when}>
            {when}
            <span>{texts.number(number)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
