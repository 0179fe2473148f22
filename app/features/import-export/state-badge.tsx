import { classes } from "#app/ui/classes.ts";
import type { ImportState } from "./import-export.table.ts";
import { importExportTexts } from "./import-export.texts.ts";
import styles from "./state-badge.module.css";

const STYLES: Record<ImportState, "waiting" | "good" | "bad" | "plain"> = {
  reading: "waiting",
  ready: "waiting",
  writing: "waiting",
  done: "good",
  failed: "bad",
  cancelled: "plain",
  undone: "plain",
};

export function StateBadge({ state }: { state: ImportState }) {
  return (
    <span className={classes(styles.badge, styles[STYLES[state]])}>{importExportTexts.states[state]}</span>
  );
}
