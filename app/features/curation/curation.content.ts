import { defineContent } from "#app/content/define-content.ts";
import { integer, media, mediaList, text } from "#app/content/fields.ts";
import { CURATION_PICTURES } from "./curation.rules.ts";
import { curationAdminTexts } from "./curation-admin.texts.ts";

const { fields, editTitle, yearProblem, taken, name, facts, ...texts } = curationAdminTexts;

export const curation = defineContent({
  type: "curation_editions",
  path: "curadoria",
  group: "catalogue",
  texts,
  title: "title",
  fields: {
    title: text({ label: fields.title, localized: true, required: true, max: 120 }),
    description: text({ label: fields.description, localized: true, multiline: true, max: 1200 }),
    catalogueName: text({
      ...{ label: fields.catalogueName, help: fields.catalogueNameHelp, localized: true, max: 120 },
    }),
    year: integer({ label: fields.year, min: 1900, max: 2200, problem: yearProblem }),
    images: mediaList({ label: fields.images, help: fields.imagesHelp, max: 4 * CURATION_PICTURES }),
    catalogueUrl: media({
      ...{ label: fields.catalogue, help: fields.catalogueHelp, upload: "catalogue", isPicture: false },
    }),
    catalogueCover: media({ label: fields.catalogueCover, help: fields.catalogueCoverHelp }),
  },
  unique: { field: "year", problem: taken },
  order: "year",
  row: ({ year, title, images, catalogueUrl }) => ({
    name: name(year, title),
    facts: facts(images.length, catalogueUrl !== null),
  }),
  thumb: "images",
  heading: ({ year }) => editTitle(year),
  search: { words: ["description", "catalogueName", "year"] },
  page: ({ year }) => ({ path: year ? `/curadoria?ano=${year}` : "/curadoria" }),
});
