import { useState } from "react";
import { isSeoField, SEO_FIELDS } from "#app/content/seo.content.ts";
import { seoTexts as texts } from "#app/content/seo.texts.ts";
import { type Locale, pathFor, siteLocale } from "#app/i18n/locales.ts";
import type { Words } from "#app/i18n/translated-words.ts";
import { Thumb } from "#app/media/picker/picker-grid.tsx";
import { PictureField } from "#app/media/picker/picture-field.tsx";
import { useLibraryFiles } from "#app/media/picker/use-picker-files.ts";
import { useOutdatedTexts } from "#app/ui/languages/outdated-texts.ts";
import { TranslatedFields } from "#app/ui/languages/translated-fields.tsx";
import { ResultPreview } from "#app/ui/media/result-preview.tsx";
import styles from "./seo-section.module.css";
import { wordFieldsOf } from "./word-fields.tsx";

const { sharePicture } = SEO_FIELDS;
const WORDS = wordFieldsOf({ fields: SEO_FIELDS });

export type SeoFacts = { origin: string; brand: string };
type SeoName = "seoTitle" | "seoDescription";

type SeoSectionProps = SeoFacts & {
  /** In each language, of all fields of the form. */
  values: Words;
  typed: Words;
  errors: Record<string, string[] | undefined>;
  picture: string;
  /** What the page says where nothing is written; `name` stands on the drawn card. */
  derived: (locale: Locale) => Record<SeoName | "name", string>;
  path: string;
  /** On the drawn card. */
  cover: string;
};

/** How a page looks in search results and in a link that is sent, as it is typed. */
export function SeoSection(props: SeoSectionProps) {
  const { values, typed, errors, picture, derived, path, cover, origin, brand } = props;
  const outdated = useOutdatedTexts();
  const [isOpen, setOpen] = useState(() => [...outdated.keys()].some(isOfSeo));
  const [words, setWords] = useState(typed);
  const [locale, setLocale] = useState<Locale>(siteLocale);
  const [shared, setShared] = useState(picture);
  const isRefused = Object.entries(errors).some(([field, found]) => found?.length && isOfSeo(field));
  const shown = shared || cover;
  const { known } = useLibraryFiles(isOpen ? [shown] : []);
  const file = known.get(shown);
  const standard = derived(locale);
  const said = (name: SeoName) => words[locale][name]?.trim() || standard[name];
  return (
    <details
      className={styles.section}
      open={isOpen || isRefused}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{texts.heading}</summary>
      <div className={styles.fields}>
        <TranslatedFields
          fields={WORDS.map((field) => ({
            ...field,
            placeholder: (locale: Locale) => derived(locale)[field.name as SeoName],
          }))}
          values={values}
          typed={typed}
          errors={errors}
          onWords={setWords}
          onLanguage={setLocale}
        />
        <PictureField
          name="sharePicture"
          label={sharePicture.label}
          help={sharePicture.help}
          kind={sharePicture.upload}
          value={picture}
          error={errors.sharePicture?.[0]}
          onChange={setShared}
        />
        {isOpen && (
          <>
            <section aria-labelledby="seo-result">
              <h4 id="seo-result" className={styles.heading}>
                {texts.result}
              </h4>
              <ResultPreview
                address={origin + pathFor(locale, path)}
                title={said("seoTitle")}
                description={said("seoDescription")}
                lang={locale}
              />
            </section>
            <section aria-labelledby="seo-link">
              <h4 id="seo-link" className={styles.heading}>
                {texts.link}
              </h4>
              <div className={styles.link} lang={locale}>
                <div className={styles.card} data-drawn={!shared || undefined}>
                  {!shared && (
                    <p className={styles.drawn}>
                      <span>{brand}</span>
                      <b>{standard.name}</b>
                    </p>
                  )}
                  {file && <Thumb file={file} sizes="480px" />}
                </div>
                <p className={styles.words}>
                  <span>{origin.replace(/^https?:\/\//, "")}</span>
                  <b>{said("seoTitle")}</b>
                  <span className={styles.description}>{said("seoDescription")}</span>
                </p>
              </div>
            </section>
          </>
        )}
      </div>
    </details>
  );
}

/** `seoTitle`, `es.seoTitle`. */
const isOfSeo = (field: string) => isSeoField(field.replace(/^.*\./, ""));

/** The fields of a type that stand among its other words. */
export const withoutSeo = (fields: ReturnType<typeof wordFieldsOf>) =>
  fields.filter(({ name }) => !isSeoField(name));
