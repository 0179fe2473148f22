import { LANGUAGES, LOCALES, type Locale } from "#app/i18n/locales.ts";
import { Choice } from "#app/ui/forms/choice.tsx";
import { setupTexts } from "./setup.texts.ts";

/** Which language the site begins in. */
export function LanguageChoice({ value }: { value: Locale }) {
  const options = LOCALES.map((locale) => ({ value: locale, label: LANGUAGES[locale].adminName }));
  return (
    <Choice
      id="site-language"
      name="language"
      label={setupTexts.languages.own}
      options={options}
      defaultValue={value}
    />
  );
}
