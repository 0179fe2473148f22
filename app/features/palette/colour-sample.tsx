import type { CSSProperties } from "react";
import { classes } from "#app/ui/classes.ts";
import type from "#app/ui/layout/type.module.css";
import styles from "./colour-sample.module.css";
import { paletteTexts as texts } from "./palette.texts.ts";
import { type Colours, paletteTokens } from "./palette-tokens.rules.ts";

const FIELDS = ["requests", "materials", "philosophy"] as const;

export function ColourSample({ colours }: { colours: Colours }) {
  return (
    <div
      role="img"
      aria-label={texts.sample}
      className={styles.sample}
      style={paletteTokens(colours) as CSSProperties}
      data-theme="paper"
    >
      <Parts />
    </div>
  );
}

/** Decorative: contrast is described beside each colour. */
function Parts() {
  return (
    <div aria-hidden="true">
      <div className={styles.page}>
        <p className={type.titleL}>{texts.sampleTitle}</p>
        <p className={type.body}>{texts.sampleText}</p>
        <p className={styles.ways}>
          <span className={styles.button}>{texts.sampleButton}</span>
          <span className={styles.link}>{texts.sampleLink}</span>
        </p>
        <div className={styles.mount}>
          <i />
          <p className={type.note}>{texts.sampleNote}</p>
        </div>
      </div>
      <div className={styles.fields}>
        {FIELDS.map((name) => (
          <div key={name} data-theme={name} className={styles.field}>
            <p className={type.titleM}>{texts.sampleFields[name]}</p>
            <p className={type.note}>{texts.sampleFieldText}</p>
          </div>
        ))}
      </div>
      <p className={classes(styles.notice, type.ui)}>{texts.sampleNotice}</p>
    </div>
  );
}
