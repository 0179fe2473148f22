import { useState } from "react";
import { LOCALES, type Locale } from "#app/i18n/locales.ts";
import { TextField } from "#app/ui/field.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import styles from "./hero-editor.module.css";
import type { HeroVideoForm } from "./hero-video.rules.ts";
import { heroVideoAdminTexts as texts } from "./hero-video-admin.texts.ts";

type Words = { title: keyof HeroVideoForm; subtitle: keyof HeroVideoForm };

const FIELDS: Record<Locale, Words> = {
  "pt-BR": { title: "title", subtitle: "subtitle" },
  es: { title: "titleEs", subtitle: "subtitleEs" },
  en: { title: "titleEn", subtitle: "subtitleEn" },
};

type HeroWordsProps = {
  draft: HeroVideoForm;
  set: (part: Partial<HeroVideoForm>) => void;
  errors: Record<string, string[] | undefined>;
};

/** Title and subtitle in one language at a time. Without script all languages stand below each other. */
export function HeroWords({ draft, set, errors }: HeroWordsProps) {
  const [chosen, setChosen] = useState<Locale>("pt-BR");
  // A refused word is brought into view, whatever language was open.
  const refused = LOCALES.find((locale) => Object.values(FIELDS[locale]).some((field) => errors[field]));
  const [lastRefused, setLastRefused] = useState(refused);
  if (refused !== lastRefused) {
    setLastRefused(refused);
    if (refused) setChosen(refused);
  }

  const isMissing = ({ title, subtitle }: Words) =>
    (draft.title !== "" && draft[title].trim() === "") ||
    (draft.subtitle !== "" && draft[subtitle].trim() === "");
  return (
    <div className={styles.words}>
      <Segmented
        label={texts.languages}
        name="language"
        value={chosen}
        onChange={setChosen}
        className={styles.languages}
        options={LOCALES.map((locale) => ({
          value: locale,
          label: texts.languageNames[locale],
          mark: isMissing(FIELDS[locale]) ? texts.missing : undefined,
        }))}
      />
      {LOCALES.map((locale) => (
        <fieldset key={locale} className={styles.language} data-chosen={locale === chosen || undefined}>
          <legend className={styles.legend}>{texts.languageNames[locale]}</legend>
          <TextField
            id={`hero-${FIELDS[locale].title}`}
            name={FIELDS[locale].title}
            lang={locale}
            label={texts.title}
            optional={texts.optional}
            help={locale === "pt-BR" ? texts.titleHelp : texts.missingNote}
            error={errors[FIELDS[locale].title]?.[0]}
            value={draft[FIELDS[locale].title]}
            onChange={(event) => set({ [FIELDS[locale].title]: event.currentTarget.value })}
          />
          <TextField
            id={`hero-${FIELDS[locale].subtitle}`}
            name={FIELDS[locale].subtitle}
            lang={locale}
            label={texts.subtitle}
            optional={texts.optional}
            help={locale === "pt-BR" ? texts.subtitleHelp : undefined}
            error={errors[FIELDS[locale].subtitle]?.[0]}
            value={draft[FIELDS[locale].subtitle]}
            onChange={(event) => set({ [FIELDS[locale].subtitle]: event.currentTarget.value })}
          />
        </fieldset>
      ))}
    </div>
  );
}
