import { useState } from "react";
import { inEachLocale, type Locale, pathFor, siteLocale } from "#app/i18n/locales.ts";
import { type Words, wordOr } from "#app/i18n/translated-words.ts";
import { LanguageTabs } from "#app/ui/language-tabs.tsx";
import { ResultPreview } from "#app/ui/result-preview.tsx";
import { settingsAdminTexts } from "./settings-admin.texts.ts";
import styles from "./settings-panel.module.css";

const TITLE = "brand.seoTitle";
const DESCRIPTION = "brand.seoDescription";
const NOTHING_MISSING = inEachLocale(() => 0);

export function SeoPreview({ words, origin }: { words: Words; origin: string }) {
  const [locale, setLocale] = useState<Locale>(siteLocale);
  return (
    <section aria-labelledby="seo-preview">
      <h4 id="seo-preview" className={styles.heading}>
        {settingsAdminTexts.seo.heading}
      </h4>
      <LanguageTabs current={locale} missing={NOTHING_MISSING} onChoose={setLocale} name="seo-language" />
      <ResultPreview
        address={origin + pathFor(locale, "/principal")}
        title={wordOr(words, locale, TITLE)}
        description={wordOr(words, locale, DESCRIPTION)}
        lang={locale}
      />
    </section>
  );
}
