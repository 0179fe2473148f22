import styles from "../import-export.module.css";
import type { ImportState } from "../import-export.table.ts";
import { importExportTexts } from "../import-export.texts.ts";

const number = new Intl.NumberFormat("pt-BR");

type Props = { done: number; total: number; state: ImportState };

export function ImportProgress({ done, total, state }: Props) {
  const label = importExportTexts.states[state];
  return (
    <p className={styles.progress} role="status">
      <progress aria-label={label} {...(total > 0 && { value: done, max: total })} />
      {total > 0 && importExportTexts.detail.progress(number.format(done), number.format(total))}
    </p>
  );
}
