import { defineContent } from "#app/content/define-content.ts";
import { media, text } from "#app/content/fields.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { homeListsTexts } from "./home-lists.texts.ts";

const { fields, ...texts } = homeListsTexts.services;

export const services = defineContent({
  type: "services",
  path: "servicos",
  group: "texts",
  texts,
  title: "title",
  fields: {
    title: text({ label: fields.title, localized: true, required: true, max: 120 }),
    description: text({ label: fields.description, localized: true, multiline: true, max: 600 }),
    imageUrl: media({ label: fields.picture }),
  },
  order: "manual",
  row: ({ title, description }) => ({ name: title, facts: description }),
  thumb: "imageUrl",
  search: { words: ["description"], isShownIn: (locale) => locale !== DEFAULT_LOCALE },
  page: () => ({ path: "/principal", anchor: "services-title" }),
});
