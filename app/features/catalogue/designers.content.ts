import { defineContent } from "#app/content/define-content.ts";
import { media, slug, text, url } from "#app/content/fields.ts";
import { designersAdminTexts } from "./designers-admin.texts.ts";

const { fields, rugs, problems, ...texts } = designersAdminTexts;

export const designers = defineContent({
  type: "designers",
  path: "designers",
  group: "catalogue",
  texts,
  title: "name",
  fields: {
    name: text({ label: fields.name, localized: true, required: true, max: 120, isName: true }),
    biography: text({
      ...{ label: fields.biography, help: fields.biographyHelp },
      ...{ localized: true, multiline: true, max: 3000 },
    }),
    slug: slug({ label: fields.slug, help: fields.slugHelp, problem: problems.slug }),
    websiteUrl: url({ label: fields.website, problem: problems.website }),
    portraitUrl: media({ label: fields.portrait, upload: "productImage" }),
  },
  unique: { field: "slug", problem: problems.slugTaken },
  order: "manual",
  row: ({ name }, uses) => ({ name, facts: rugs(uses) }),
  thumb: "portraitUrl",
  search: { words: ["biography"], picture: "portraitUrl" },
  page: (entry) => ({ path: "/designers", ...(entry.slug && { anchor: entry.slug }) }),
});
