import { LANGUAGES, TRANSLATED_LOCALES } from "#app/i18n/locales.ts";
import { Switch } from "#app/ui/switch.tsx";
import type from "#app/ui/type.module.css";
import type { StepProps } from "./setup.admin.tsx";
import { setupTexts } from "./setup.texts.ts";
import { StepForm } from "./step-form.tsx";

const { languages: texts } = setupTexts;

export function StepLanguages({ found: { theme } }: StepProps) {
  return (
    <StepForm step="linguas" heading={texts.heading} lead={texts.lead}>
      <p className={type.ui}>{texts.always}</p>
      {TRANSLATED_LOCALES.map((language) => (
        <Switch
          key={language}
          name={language}
          label={LANGUAGES[language].adminName}
          defaultChecked={theme.languages.includes(language)}
        />
      ))}
      <p className={type.note}>{texts.off}</p>
    </StepForm>
  );
}
