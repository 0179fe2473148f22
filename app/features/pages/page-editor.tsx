import { FieldControl } from "#app/content/admin/field-control.tsx";
import { ItemForm } from "#app/content/admin/item-form.tsx";
import type { ListResult } from "#app/content/admin/list-screen.server.ts";
import { wordFieldsOf } from "#app/content/admin/word-fields.tsx";
import { formSchema } from "#app/content/content-form.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { type Words, wordOr } from "#app/i18n/translated-words.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { useScreenLanguage } from "#app/ui/languages/use-screen-language.ts";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import { ResultPreview } from "#app/ui/media/result-preview.tsx";
import type { PageForm } from "./page-edits.server.ts";
import { pages } from "./pages.content.ts";
import styles from "./pages-admin.module.css";
import { pagesAdminTexts as texts } from "./pages-admin.texts.ts";
import { withFacts } from "./rich-text/rich-text.rules.ts";

type PageEditorProps = {
  page: PageForm;
  /** When it was saved, in words. */
  updated: string | null;
  answer: ListResult | undefined;
  origin: string;
  brand: string;
};

const STORY = "nossa-historia";

export function PageEditor({ page, updated, answer, origin, brand }: PageEditorProps) {
  const { id, slug, words, coverUrl } = page;
  const isStory = slug === STORY;
  const link = (
    <TextLink href={`/${slug}`} target="_blank" rel="noopener" icon="arrow-out">
      {texts.open}
    </TextLink>
  );
  return (
    <ItemForm
      id={id}
      head={{
        ...{ title: texts.names[slug], lead: texts.editLead, children: link },
        ...(updated && { saved: texts.updated(updated) }),
      }}
      path={`/admin/${pages.path}`}
      back={texts.back}
      schema={formSchema(pages)}
      answer={answer}
      words={{ fields: wordFieldsOf(pages, isStory), values: words }}
      isActive={null}
      aside={(now) => (
        <Preview
          words={now}
          isStory={isStory}
          address={(locale) => origin + pathFor(locale, `/${slug}`)}
          brand={brand}
        />
      )}
    >
      {(errors, typed) => (
        <FieldControl
          id="page-cover"
          name="coverUrl"
          field={pages.fields.coverUrl}
          value={typed?.coverUrl ?? coverUrl}
          error={errors.coverUrl?.[0]}
        />
      )}
    </ItemForm>
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
