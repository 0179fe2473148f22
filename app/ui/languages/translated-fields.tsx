import { type ReactNode, useEffect, useId } from "react";
import {
  inEachLocale,
  LANGUAGES,
  LOCALES,
  type Locale,
  languageName,
  siteLocale,
  siteLocales,
} from "#app/i18n/locales.ts";
import { BEGAN_FIELD, beginningOf, countMissing, fieldOf, type Words } from "#app/i18n/translated-words.ts";
import { TextAreaField, TextField } from "../forms/field.tsx";
import { TextButton } from "../layout/text-link.tsx";
import { languageTexts as texts } from "./language.texts.ts";
import { LanguageTabs } from "./language-tabs.tsx";
import { useOutdatedTexts } from "./outdated-texts.ts";
import { SourceText } from "./source-text.tsx";
import styles from "./translated-fields.module.css";
import { useScreenLanguage } from "./use-screen-language.ts";
import { useWords } from "./use-words.ts";

/** Props of a custom control, which must set `name` and report every change. */
export type TranslatedControl = {
  id: string;
  name: string;
  lang: Locale;
  label: string;
  optional?: string;
  help?: string;
  placeholder?: string | undefined;
  error?: string;
  value: string;
  onValue: (value: string) => void;
};

export type TranslatedField = {
  name: string;
  /** Where the name may change, as that of a new row does when it is saved; default: the name. */
  controlKey?: string;
  label: string;
  kind: "line" | "text" | "rich";
  /** In the site's own language; translations are never required. */
  required?: boolean;
  help?: string;
  /** What visitors read where it is empty. */
  placeholder?: (locale: Locale) => string;
  control?: (control: TranslatedControl) => ReactNode;
};

type TranslatedFieldsProps = {
  fields: readonly TranslatedField[];
  values: Words;
  typed?: Words;
  /** By field name: `title`, `es.title`, `en.title`. */
  errors?: Record<string, string[] | undefined>;
  /** On every change. */
  onWords?: (words: Words) => void;
  onLanguage?: (locale: Locale) => void;
};

/** One language at a time, or all without script. See `readTranslatedFields`. */
export function TranslatedFields({
  fields,
  values,
  typed,
  errors = {},
  onWords,
  onLanguage,
}: TranslatedFieldsProps) {
  const id = useId();
  const names = fields.map(({ name }) => name);
  const { words, write, copyMissing } = useWords(values, typed, names, onWords);
  const [chosen, setChosen] = useShownLanguage(names, errors);
  useEffect(() => onLanguage?.(chosen), [chosen, onLanguage]);
  const missing = inEachLocale((locale) => countMissing(words, names, locale));
  const known = useOutdatedTexts();
  const isTouched = (locale: Locale, name: string) => words[locale][name] !== values[locale][name];
  const outdatedAt = (locale: Locale, name: string) =>
    isTouched(locale, name) ? undefined : known.get(fieldOf(locale, name));
  const outdated = inEachLocale((locale) => names.filter((name) => outdatedAt(locale, name)).length);

  return (
    <div className={styles.words}>
      <input type="hidden" name={BEGAN_FIELD} value={beginningOf(values, names)} />
      <LanguageTabs
        current={chosen}
        missing={missing}
        outdated={outdated}
        onChoose={setChosen}
        name={`${id}-language`}
        className={styles.tabs}
      />
      {siteLocales().map((locale) => (
        <fieldset
          key={locale}
          className={styles.language}
          data-chosen={locale === chosen ? locale : undefined}
        >
          <legend className={styles.legend}>{LANGUAGES[locale].adminName}</legend>
          {missing[locale] > 0 && (
            <p className={styles.copy}>
              <TextButton icon="copy" onClick={() => copyMissing(locale)}>
                {texts.copy(languageName(siteLocale()))}
              </TextButton>
              <span>{texts.copyHelp(languageName(siteLocale()))}</span>
            </p>
          )}
          {fields.map((field) => {
            const key = field.controlKey ?? field.name;
            const shown = (
              <FieldOfKind
                key={key}
                field={field}
                control={{
                  id: `${id}-${locale}-${field.name}`,
                  name: fieldOf(locale, field.name),
                  lang: locale,
                  label: field.label,
                  optional: field.required && locale === siteLocale() ? undefined : texts.optional,
                  help: field.help,
                  placeholder: field.placeholder?.(locale),
                  error: errors[fieldOf(locale, field.name)]?.[0],
                  value: words[locale][field.name] ?? "",
                  onValue: (value) => write(locale, field.name, value),
                }}
              />
            );
            if (locale === siteLocale()) return shown;
            return (
              <SourceText
                key={key}
                label={field.label}
                text={words[siteLocale()][field.name] ?? ""}
                isLong={field.kind === "rich"}
                outdated={outdatedAt(locale, field.name)}
              >
                {shown}
              </SourceText>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}

type FieldOfKindProps = { field: TranslatedField; control: TranslatedControl };

function FieldOfKind({ field, control }: FieldOfKindProps) {
  if (field.control) return field.control(control);
  const { onValue, ...attributes } = control;
  return field.kind === "line" ? (
    <TextField {...attributes} onChange={(event) => onValue(event.currentTarget.value)} />
  ) : (
    <TextAreaField {...attributes} onChange={(event) => onValue(event.currentTarget.value)} />
  );
}

/** That of the screen; after a refusal that of the first refused field. */
function useShownLanguage(names: string[], errors: Record<string, string[] | undefined>) {
  const [chosen, choose] = useScreenLanguage();
  const refused = LOCALES.find((locale) => names.some((name) => errors[fieldOf(locale, name)]?.length));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, then the owner may choose
  useEffect(() => {
    if (refused) choose(refused);
  }, [refused]);
  return [chosen, choose] as const;
}
