import { CURRENCY_CHOICES } from "#app/i18n/currency.rules.ts";
import { LANGUAGES, LOCALES } from "#app/i18n/locales.ts";
import { Choice } from "#app/ui/forms/choice.tsx";
import { Switch } from "#app/ui/forms/switch.tsx";
import type from "#app/ui/layout/type.module.css";
import { LanguageChoice } from "./language-choice.tsx";
import type { StepProps } from "./setup.admin.tsx";
import { setupTexts } from "./setup.texts.ts";
import { StepForm } from "./step-form.tsx";

const { languages: texts } = setupTexts;

export function StepLanguages({ found: { theme } }: StepProps) {
  return (
    <StepForm step="linguas" heading={texts.heading} lead={texts.lead}>
      <LanguageChoice value={theme.language} />
      <p className={type.note}>{texts.ownHelp}</p>
      <p className={type.ui}>{texts.spoken}</p>
      {LOCALES.map((language) => (
        <Switch
          key={language}
          name={language}
          label={LANGUAGES[language].adminName}
          defaultChecked={language === theme.language || theme.languages.includes(language)}
        />
      ))}
      <p className={type.note}>{texts.off}</p>
      <Choice
        id="site-currency"
        name="currency"
        label={texts.currency}
        options={CURRENCY_CHOICES.map((value) => ({ value, label: texts.currencies[value] }))}
        defaultValue={theme.currency}
      />
    </StepForm>
  );
}
