import { LANGUAGES, type Locale, siteLocales } from "#app/i18n/locales.ts";
import { languageTexts as texts } from "./language.texts.ts";
import { Segmented } from "./segmented.tsx";

type LanguageTabsProps = {
  current: Locale;
  missing: Readonly<Record<Locale, number>>;
  onChoose: (locale: Locale) => void;
  /** Needed when a page has several. */
  name?: string;
  className?: string;
};

/** Shows one language's fields at a time, and counts missing translations. */
export function LanguageTabs({
  current,
  missing,
  onChoose,
  name = "language",
  className,
}: LanguageTabsProps) {
  return (
    <Segmented
      label={texts.language}
      name={name}
      value={current}
      onChange={onChoose}
      className={className}
      options={siteLocales().map((locale) => {
        const owed = missing[locale];
        return {
          value: locale,
          label: LANGUAGES[locale].adminName,
          ...(owed > 0 && { mark: texts.missing(owed), count: owed }),
        };
      })}
    />
  );
}
