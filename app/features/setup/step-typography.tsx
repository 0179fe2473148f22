import { TYPEFACES, type Typefaces } from "#app/features/settings/theme-settings.rules.ts";
import choices from "./choices.module.css";
import type { StepProps } from "./setup.admin.tsx";
import { setupTexts } from "./setup.texts.ts";
import { StepForm } from "./step-form.tsx";
import styles from "./step-typography.module.css";
import { useStep } from "./use-step.ts";

const { typography: texts } = setupTexts;

const STYLES: Record<Typefaces, string | undefined> = {
  thread: styles.thread,
  market: styles.market,
  press: styles.press,
  compass: styles.compass,
};

export function StepTypography({ found: { theme }, answer: result }: StepProps) {
  const { valueIn } = useStep(result);
  const chosen = valueIn("typefaces", theme.typefaces);
  return (
    <StepForm step="letra" heading={texts.heading} lead={texts.lead}>
      <fieldset className={choices.choices}>
        <legend>{texts.legend}</legend>
        {TYPEFACES.map((typefaces) => (
          <label key={typefaces} className={STYLES[typefaces]}>
            <input type="radio" name="typefaces" value={typefaces} defaultChecked={typefaces === chosen} />
            <span className={styles.pair}>
              <b>{texts.names[typefaces]}</b>
              <span className={styles.voice}>{texts.sample}</span>
              <span className={styles.text}>{texts.sampleText}</span>
              <span className={styles.label}>{texts.sampleLabel}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </StepForm>
  );
}
