import { defineContent } from "#app/content/define-content.ts";
import { isLocalized, media, namesOf, richText, slug, text } from "#app/content/fields.ts";
import { pagesAdminTexts as texts } from "./pages-admin.texts.ts";

const { fields } = texts;

export const pages = defineContent({
  type: "pages",
  path: "paginas",
  group: "pages",
  texts,
  title: "title",
  fields: {
    slug: slug({ label: fields.slug, problem: texts.gone }),
    title: text({ label: fields.title, localized: true, required: true, max: 160 }),
    lead: text({
      ...{ label: fields.lead, help: texts.factsHelp, localized: true, multiline: true, max: 1000 },
    }),
    seoTitle: text({
      ...{ label: fields.seoTitle, help: fields.seoTitleHelp, localized: true, isDerived: true, max: 120 },
    }),
    seoDescription: text({
      ...{ label: fields.seoDescription, help: fields.seoHelp, localized: true, multiline: true, max: 400 },
    }),
    body: richText({ label: fields.body, max: 200_000 }),
    coverUrl: media({ label: fields.cover, help: fields.coverHelp }),
  },
  unique: { field: "slug", problem: texts.gone },
  order: "newest",
  editor: (id) => `/admin/paginas/${id}`,
  search: { words: ["lead", "body"] },
  page: ({ slug }) => (slug ? { path: `/${slug}` } : null),
});

export const PAGE_WORDS = namesOf(pages.fields, isLocalized);
