import { useState } from "react";
import { LANGUAGES, LOCALES, type Locale, languageName, siteLocale, siteLocales } from "#app/i18n/locales.ts";
import { TextField } from "#app/ui/field.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import styles from "./hero-editor.module.css";
import { heroVideoAdminTexts as texts } from "./hero-video-admin.texts.ts";
import { type HeroVideoForm, heroField } from "./hero-video-form.rules.ts";

type HeroWordsProps = {
  draft: HeroVideoForm;
  set: (part: Partial<HeroVideoForm>) => void;
  errors: Record<string, string[] | undefined>;
};

export function HeroWords({ draft, set, errors }: HeroWordsProps) {
  const [chosen, setChosen] = useState<Locale>(siteLocale);
  // Shows the language of the first refused field.
  const refused = LOCALES.find((locale) =>
    (["title", "subtitle"] as const).some((word) => errors[heroField(word, locale)]),
  );
  const [lastRefused, setLastRefused] = useState(refused);
  if (refused !== lastRefused) {
    setLastRefused(refused);
    if (refused) setChosen(refused);
  }

  const isMissing = (locale: Locale) =>
    (["title", "subtitle"] as const).some(
      (word) => draft[heroField(word, siteLocale())] !== "" && draft[heroField(word, locale)].trim() === "",
    );
  return (
    <div className={styles.words}>
      <Segmented
        label={texts.languages}
        name="language"
        value={chosen}
        onChange={setChosen}
        className={styles.languages}
        options={siteLocales().map((locale) => ({
          value: locale,
          label: LANGUAGES[locale].adminName,
          mark: isMissing(locale) ? texts.missing : undefined,
        }))}
      />
      {LOCALES.map((locale) => (
        <fieldset
          key={locale}
          className={styles.language}
          data-chosen={locale === chosen ? locale : undefined}
        >
          <legend className={styles.legend}>{LANGUAGES[locale].adminName}</legend>
          <TextField
            id={`hero-${heroField("title", locale)}`}
            name={heroField("title", locale)}
            lang={locale}
            label={texts.title}
            optional={texts.optional}
            help={locale === siteLocale() ? texts.titleHelp : texts.missingNote(languageName(siteLocale()))}
            error={errors[heroField("title", locale)]?.[0]}
            value={draft[heroField("title", locale)]}
            onChange={(event) => set({ [heroField("title", locale)]: event.currentTarget.value })}
          />
          <TextField
            id={`hero-${heroField("subtitle", locale)}`}
            name={heroField("subtitle", locale)}
            lang={locale}
            label={texts.subtitle}
            optional={texts.optional}
            help={locale === siteLocale() ? texts.subtitleHelp : undefined}
            error={errors[heroField("subtitle", locale)]?.[0]}
            value={draft[heroField("subtitle", locale)]}
            onChange={(event) => set({ [heroField("subtitle", locale)]: event.currentTarget.value })}
          />
        </fieldset>
      ))}
    </div>
  );
}
