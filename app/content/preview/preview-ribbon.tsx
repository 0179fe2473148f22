import { useLocation } from "react-router";
import { localeOfPath } from "#app/i18n/locales.ts";
import { previewTexts } from "./preview.texts.ts";
import styles from "./preview-ribbon.module.css";

/** Marks unpublished content. */
export function PreviewRibbon() {
  const { ribbon } = previewTexts(localeOfPath(useLocation().pathname));
  return (
    <aside className={styles.ribbon} aria-label={ribbon}>
      {ribbon}
    </aside>
  );
}
