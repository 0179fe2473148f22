import { defineContent } from "#app/content/define-content.ts";
import { choice, media, price, slug, text, url } from "#app/content/fields.ts";
import { SEO_FIELDS } from "#app/content/seo.content.ts";
import { collectionTypesTexts } from "./collection-types.texts.ts";

const { fields: labels, places, problems, ...texts } = collectionTypesTexts;

const FIELDS = {
  title: text({
    ...{ label: labels.title, problem: problems.title },
    localized: true,
    required: true,
    max: 120,
  }),
  description: text({ label: labels.description, localized: true, multiline: true, max: 2000 }),
  slug: slug({ label: labels.slug, help: labels.slugHelp, problem: problems.slug }),
  imageUrl: media({ label: labels.image, help: labels.imageHelp, upload: "productImage" }),
};

/** Collections of the catalogue, and categories such as "Lisos", which are shown in the main page's strip. */
export const collections = defineContent({
  type: "collections",
  path: "colecoes",
  group: "main-page",
  texts: texts.collections,
  title: "title",
  fields: {
    ...FIELDS,
    url: url({ label: labels.url, help: labels.tileUrlHelp, problem: problems.url, allowsPath: true }),
    exploreText: text({ label: labels.exploreText, help: labels.exploreHelp, localized: true, max: 40 }),
    closing: text({ label: labels.closing, help: labels.closingHelp, localized: true, max: 160 }),
    place: choice({
      label: labels.place,
      options: places,
      initial: "page",
    }),
    ...SEO_FIELDS,
  },
  unique: { field: "slug", problem: problems.slugTaken },
  keepsAddresses: true,
  order: "manual",
  newest: "first",
  editor: (id) => `/admin/colecoes?editar=${id}`,
  search: { words: ["description"], picture: "imageUrl" },
  page: (entry) => (entry.slug ? { path: `/colecoes/${entry.slug}` } : null),
});

export const featured = defineContent({
  type: "featured",
  path: "destaques",
  group: "main-page",
  texts: texts.featured,
  title: "title",
  fields: {
    ...FIELDS,
    url: url({ label: labels.url, help: labels.urlHelp, problem: problems.url, allowsPath: true }),
    priceBrlCents: price({
      currency: "BRL",
      label: labels.priceBrl,
      help: labels.priceHelp,
      problem: problems.price,
    }),
    priceEurCents: price({
      currency: "EUR",
      label: labels.priceEur,
      help: labels.priceHelp,
      problem: problems.price,
    }),
  },
  unique: { field: "slug", problem: problems.slugTaken },
  order: "manual",
  newest: "first",
  editor: (id) => `/admin/destaques?editar=${id}`,
  page: () => ({ path: "/principal", anchor: "featured-title" }),
});
