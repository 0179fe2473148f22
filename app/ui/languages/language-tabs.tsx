import { LANGUAGES, type Locale, siteLocales } from "#app/i18n/locales.ts";
import { Segmented } from "../forms/segmented.tsx";
import { languageTexts as texts } from "./language.texts.ts";

type LanguageTabsProps = {
  current: Locale;
  missing: Readonly<Record<Locale, number>>;
  outdated?: Readonly<Record<Locale, number>>;
  onChoose: (locale: Locale) => void;
  /** Needed when a page has several. */
  name?: string;
  className?: string;
};

/** Shows one language's fields at a time, and counts missing and outdated translations. */
export function LanguageTabs({
  current,
  missing,
  outdated,
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
        const [owed, old] = [missing[locale], outdated?.[locale] ?? 0];
        const marks = [owed > 0 && texts.missing(owed), old > 0 && texts.outdatedCount(old)].filter(Boolean);
        return {
          value: locale,
          label: LANGUAGES[locale].adminName,
          ...(marks.length > 0 && { mark: marks.join(", "), count: owed + old }),
        };
      })}
    />
  );
}
