import { defineContent } from "#app/content/define-content.ts";
import { integer, media, text } from "#app/content/fields.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { homeListsTexts } from "./home-lists.texts.ts";

const { fields, yearProblem, ...texts } = homeListsTexts.tradeShows;

export const tradeShows = defineContent({
  type: "trade_shows",
  path: "feiras",
  group: "texts",
  texts,
  title: "title",
  fields: {
    title: text({ label: fields.title, localized: true, required: true, max: 120 }),
    description: text({ label: fields.description, localized: true, multiline: true, max: 600 }),
    year: integer({ label: fields.year, min: 1900, max: 2200, problem: yearProblem }),
    imageUrl: media({ label: fields.picture }),
  },
  order: "manual",
  row: ({ title, year, description }) => ({ name: `${title} (${year})`, facts: description }),
  thumb: "imageUrl",
  search: { words: ["description", "year"], isShownIn: (locale) => locale !== DEFAULT_LOCALE },
  page: () => ({ path: "/principal", anchor: "trade-shows-title" }),
});
