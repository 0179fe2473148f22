import { pathFor } from "#app/i18n/locales.ts";
import { type Words, wordOr } from "#app/i18n/translated-words.ts";
import { useScreenLanguage } from "#app/ui/languages/use-screen-language.ts";
import { ResultPreview } from "#app/ui/media/result-preview.tsx";
import { settingsAdminTexts } from "../settings-admin.texts.ts";
import styles from "./settings-panel.module.css";

const TITLE = "brand.seoTitle";
const DESCRIPTION = "brand.seoDescription";

export function SeoPreview({ words, origin }: { words: Words; origin: string }) {
  const [locale] = useScreenLanguage();
  return (
    <section aria-labelledby="seo-preview">
      <h4 id="seo-preview" className={styles.heading}>
        {settingsAdminTexts.seo.heading}
      </h4>
      <ResultPreview
        address={origin + pathFor(locale, "/principal")}
        title={wordOr(words, locale, TITLE)}
        description={wordOr(words, locale, DESCRIPTION)}
        lang={locale}
      />
    </section>
  );
}
