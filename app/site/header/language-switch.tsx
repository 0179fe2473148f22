import { useLocation } from "react-router";
import { LANGUAGES, type Locale, neutralPath, pathFor, siteLocales } from "#app/i18n/locales.ts";
import { cacheKey } from "#app/platform/http/cache/page-cache.rules.ts";
import { classes } from "#app/ui/classes.ts";
import styles from "./language-switch.module.css";

const shortName = (locale: Locale) => locale.slice(0, 2).toUpperCase();

type LanguageSwitchProps = {
  locale: Locale;
  pathname: string;
  label: string;
  names: "short" | "long";
  className?: string;
};

/** With what the page was asked for: its filters, its search, its page of a list. */
export function LanguageSwitch({ locale, pathname, label, names, className }: LanguageSwitchProps) {
  const { search } = useLocation();
  const path = neutralPath(pathname);
  const languages = siteLocales();
  if (languages.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls; these are links
    <div role="group" aria-label={label} className={classes(styles.languages, className)}>
      {languages.map((language) => (
        <a
          key={language}
          href={cacheKey(pathFor(language, path), search, path)}
          lang={language}
          hrefLang={language}
          aria-current={language === locale ? "true" : undefined}
          aria-label={names === "short" ? `${shortName(language)}, ${LANGUAGES[language].name}` : undefined}
        >
          {names === "short" ? shortName(language) : LANGUAGES[language].name}
        </a>
      ))}
    </div>
  );
}
