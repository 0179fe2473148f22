import { classes } from "#app/ui/classes.ts";
import type { Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./audit.module.css";
import { auditTexts as texts } from "./audit.texts.ts";

export type AuditRowView = {
  number: string;
  when: string;
  sentence: string;
  thumb: PictureData | null;
  facts: string[];
  isRefusal: boolean;
};

export function AuditList({ rows }: { rows: AuditRowView[] }) {
  return (
    <ul className={styles.rows} aria-label={texts.list}>
      {rows.map(({ number, when, sentence, thumb, facts, isRefusal }) => (
        <li key={number}>
          <span className={styles.thumb}>{thumb && <Picture picture={thumb} alt="" sizes="56px" />}</span>
          <div className={styles.what}>
            <b className={classes(isRefusal && styles.refusal)}>{sentence}</b>
            <details>
              <summary>{texts.more}</summary>
              <ul>
                {facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            </details>
          </div>
          <span className={styles.when}>{when}</span>
        </li>
      ))}
    </ul>
  );
}
