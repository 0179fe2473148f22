import type { ColumnMapping as Columns } from "../import-export.table.ts";
import { importExportTexts } from "../import-export.texts.ts";
import styles from "./import-detail.module.css";
import type { ShownImport } from "./imports.server.ts";

const { detail: texts } = importExportTexts;

type ColumnMappingProps = { columns: Columns } & Pick<ShownImport, "titles">;

export function ColumnMapping({ columns, titles }: ColumnMappingProps) {
  const { known, notes, unknown } = columns;
  if (known.length === 0) return null;
  return (
    <div className={styles.columns}>
      <details>
        <summary>{texts.known(known.length)}</summary>
        <p>{known.map((id) => titles[id] ?? id).join(", ")}</p>
      </details>
      {notes.length > 0 && <p>{texts.notes(notes.join(", "))}</p>}
      {unknown.length > 0 && <p className={styles.unknown}>{texts.unknown(unknown.join(", "))}</p>}
    </div>
  );
}
