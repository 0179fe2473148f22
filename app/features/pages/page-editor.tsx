import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { FieldControl } from "#app/content/admin/field-control.tsx";
import type { ListResult } from "#app/content/admin/list-screen.server.ts";
import { wordFieldsOf } from "#app/content/admin/word-fields.tsx";
import { formSchema } from "#app/content/content-form.ts";
import { PreviewButton } from "#app/content/preview/preview-button.tsx";
import { ConflictPanel } from "#app/content/versions/conflict-panel.tsx";
import { PublishActions, PublishBar } from "#app/content/versions/publish-actions.tsx";
import { wordsAt } from "#app/i18n/form-values.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { type Words, wordOr } from "#app/i18n/translated-words.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { useUnsavedGuard } from "#app/ui/dialogs/unsaved.ts";
import { useEditorForm } from "#app/ui/forms/use-editor-form.ts";
import { TranslatedFields } from "#app/ui/languages/translated-fields.tsx";
import { useScreenLanguage } from "#app/ui/languages/use-screen-language.ts";
import { ResultPreview } from "#app/ui/media/result-preview.tsx";
import { PAGE_WORDS, pages } from "./pages.content.ts";
import styles from "./pages-admin.module.css";
import { pagesAdminTexts as texts } from "./pages-admin.texts.ts";
import { withFacts } from "./rich-text/rich-text.rules.ts";

type PageEditorProps = {
  page: { id: string | null; slug: string; words: Words; coverUrl: string };
  answer: ListResult | undefined;
  origin: string;
  brand: string;
};

const STORY = "nossa-historia";

export function PageEditor({ page, answer: result, origin, brand }: PageEditorProps) {
  const [words, setWords] = useState(page.words);
  const [isDirty, setDirty] = useState(false);
  const isSaving = useNavigation().formData?.has("title") ?? false;
  const [lastResult, setLastResult] = useState(result);
  if (result !== lastResult) {
    setLastResult(result);
    if (result?.ok) setDirty(false);
  }
  useUnsavedGuard(isDirty);
  const { attributes, errors } = useEditorForm("page", formSchema(pages), result?.value?.form);
  const typed = result?.value?.form?.initialValue as Record<string, unknown> | undefined;
  return (
    <div className={styles.pair}>
      <Form
        {...attributes}
        className={styles.form}
        data-entity={page.id ?? undefined}
        onInput={() => setDirty(true)}
      >
        <ConflictPanel slug="paginas" id={page.id} answer={result} />
        <TranslatedFields
          fields={wordFieldsOf(pages, page.slug === STORY)}
          values={page.words}
          {...(typed && { typed: wordsAt(typed, PAGE_WORDS) })}
          errors={errors}
          onWords={(now) => {
            setWords(now);
            if (JSON.stringify(now) !== JSON.stringify(page.words)) setDirty(true);
          }}
        />
        <FieldControl
          id="page-cover"
          name="coverUrl"
          field={pages.fields.coverUrl}
          value={typed?.coverUrl ?? page.coverUrl}
          error={errors.coverUrl?.[0]}
        />
        <PublishBar>
          <PreviewButton />
          <PublishActions isBusy={isSaving} />
        </PublishBar>
      </Form>
      <Preview
        words={words}
        isStory={page.slug === STORY}
        address={(locale) => origin + pathFor(locale, `/${page.slug}`)}
        brand={brand}
      />
    </div>
  );
}

type PreviewProps = {
  words: Words;
  isStory: boolean;
  address: (locale: Locale) => string;
  brand: string;
};

function Preview({ words, isStory, address, brand }: PreviewProps) {
  const [locale] = useScreenLanguage();
  const said = (name: string) => wordOr(words, locale, name);
  const site = siteTexts(locale);
  const filled = (text: string) => withFacts(text, { marca: brand });
  return (
    <section className={styles.preview} aria-labelledby="page-preview">
      <h3 id="page-preview" className={styles.heading}>
        {texts.preview}
      </h3>
      <ResultPreview
        address={address(locale)}
        title={filled(
          words[locale].seoTitle || site.title(isStory ? site.pages.brandStory : said("title"), brand),
        )}
        description={filled(said("seoDescription") || said("lead"))}
        lang={locale}
      />
    </section>
  );
}
