import styles from "./import-detail.module.css";
import type { ColumnMapping as Columns, ImportKind } from "./import-export.table.ts";
import { importExportTexts } from "./import-export.texts.ts";
import { titleOfColumn } from "./import-words.ts";

const { detail: texts } = importExportTexts;

export function ColumnMapping({ kind, columns }: { kind: ImportKind; columns: Columns }) {
  const { known, notes, unknown } = columns;
  if (known.length === 0) return null;
  return (
    <div className={styles.columns}>
      <p>{texts.known(known.map((id) => titleOfColumn(kind, id)).join(", "))}</p>
      {notes.length > 0 && <p>{texts.notes(notes.join(", "))}</p>}
      {unknown.length > 0 && <p className={styles.unknown}>{texts.unknown(unknown.join(", "))}</p>}
    </div>
  );
}
