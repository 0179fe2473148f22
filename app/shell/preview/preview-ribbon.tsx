import { useLocation } from "react-router";
import { localeOfPath } from "#app/i18n/locales.ts";
import { previewTexts } from "./preview.texts.ts";
import styles from "./preview-ribbon.module.css";

/** Stays at the foot of a page that shows what is not published. */
export function PreviewRibbon() {
  return (
    <p className={styles.ribbon} role="note">
      {previewTexts(localeOfPath(useLocation().pathname)).ribbon}
    </p>
  );
}
