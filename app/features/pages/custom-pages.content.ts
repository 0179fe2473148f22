import { defineContent } from "#app/content/define-content.ts";
import { choice, media, richText, slug, text } from "#app/content/fields.ts";
import { SEO_FIELDS } from "#app/content/seo.content.ts";
import { pathOfCustomPage } from "./custom-pages.rules.ts";
import { customPagesAdminTexts } from "./custom-pages-admin.texts.ts";
import { pagesAdminTexts } from "./pages-admin.texts.ts";

const { factsHelp, fields: seo } = pagesAdminTexts;
const { fields, places, problems, facts, ...texts } = customPagesAdminTexts;

/** Pages that the owner adds; those that every site has are in `pages.content.ts`. */
export const customPages = defineContent({
  type: "custom_pages",
  path: "paginas-criadas",
  group: "pages",
  texts,
  title: "title",
  fields: {
    title: text({
      ...{ label: fields.title, problem: problems.title, localized: true, required: true, max: 160 },
    }),
    lead: text({
      ...{ label: fields.lead, help: factsHelp },
      ...{ localized: true, multiline: true, max: 1000 },
    }),
    body: richText({ label: fields.body, max: 200_000 }),
    slug: slug({ label: fields.slug, help: fields.slugHelp, problem: problems.slug }),
    coverUrl: media({ label: fields.cover, help: fields.coverHelp }),
    place: choice({ label: fields.place, help: fields.placeHelp, options: places, initial: "none" }),
    menuName: text({
      ...{ label: fields.menuName, help: fields.menuNameHelp },
      ...{ localized: true, isDerived: true, max: 40 },
    }),
    ...SEO_FIELDS,
    seoTitle: { ...SEO_FIELDS.seoTitle, help: seo.seoTitleHelp },
    seoDescription: { ...SEO_FIELDS.seoDescription, help: seo.seoHelp },
  },
  unique: { field: "slug", problem: problems.slugTaken },
  keepsAddresses: true,
  order: "manual",
  row: ({ title, slug, place }) => ({ name: title, facts: facts(slug, places[place]) }),
  thumb: "coverUrl",
  seo: { name: "title", description: "lead", cover: "coverUrl" },
  search: { words: ["lead", "body"] },
  page: ({ slug }) => (slug ? { path: pathOfCustomPage(slug) } : null),
});
