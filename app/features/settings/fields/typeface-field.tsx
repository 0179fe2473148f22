import choices from "#app/ui/forms/choices.module.css";
import styles from "./typeface-field.module.css";
import { typefaceFieldTexts as texts } from "./typeface-field.texts.ts";
import { TYPEFACES, type Typefaces } from "./typefaces.rules.ts";

const STYLES: Record<Typefaces, string | undefined> = {
  thread: styles.thread,
  market: styles.market,
  press: styles.press,
  compass: styles.compass,
};

export function TypefaceField({ name, value }: { name: string; value: string }) {
  return (
    <fieldset className={choices.choices}>
      <legend>{texts.legend}</legend>
      {TYPEFACES.map((typefaces) => (
        <label key={typefaces} className={STYLES[typefaces]}>
          <input type="radio" name={name} value={typefaces} defaultChecked={typefaces === value} />
          <span className={styles.pair}>
            <b>{texts.names[typefaces]}</b>
            <span className={styles.voice}>{texts.sample}</span>
            <span className={styles.text}>{texts.sampleText}</span>
            <span className={styles.label}>{texts.sampleLabel}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
