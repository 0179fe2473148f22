import { useState } from "react";
import { LANGUAGES, LOCALES, type Locale, languageName, siteLocale, siteLocales } from "#app/i18n/locales.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import styles from "./hero-editor.module.css";
import { HERO_WORDS, type HeroWord } from "./hero-video.rules.ts";
import { heroVideoAdminTexts as texts } from "./hero-video-admin.texts.ts";
import { type HeroVideoForm, heroField } from "./hero-video-form.rules.ts";

const HELP: Record<HeroWord, string> = {
  title: texts.titleHelp,
  subtitle: texts.subtitleHelp,
  captionName: texts.captionNameHelp,
  caption: texts.captionHelp,
};

type HeroWordsProps = {
  draft: HeroVideoForm;
  set: (part: Partial<HeroVideoForm>) => void;
  errors: Record<string, string[] | undefined>;
};

export function HeroWords({ draft, set, errors }: HeroWordsProps) {
  const [chosen, setChosen] = useState<Locale>(siteLocale);
  // Shows the language of the first refused field.
  const refused = LOCALES.find((locale) => HERO_WORDS.some((word) => errors[heroField(word, locale)]));
  const [lastRefused, setLastRefused] = useState(refused);
  if (refused !== lastRefused) {
    setLastRefused(refused);
    if (refused) setChosen(refused);
  }

  const isMissing = (locale: Locale) =>
    HERO_WORDS.some(
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
          {HERO_WORDS.map((word) => {
            const name = heroField(word, locale);
            return (
              <TextField
                key={word}
                id={`hero-${name}`}
                name={name}
                lang={locale}
                label={texts[word]}
                optional={texts.optional}
                help={helpOf(word, locale)}
                error={errors[name]?.[0]}
                value={draft[name]}
                onChange={(event) => set({ [name]: event.currentTarget.value })}
              />
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}

/** What a missing translation does is said once in each language, at its first field. */
function helpOf(word: HeroWord, locale: Locale): string | undefined {
  if (locale === siteLocale()) return HELP[word];
  return word === HERO_WORDS[0] ? texts.missingNote(languageName(siteLocale())) : undefined;
}
