import { defineContent } from "#app/content/define-content.ts";
import { text } from "#app/content/fields.ts";
import { homeListsTexts } from "./home-lists.texts.ts";

const { fields, ...texts } = homeListsTexts.testimonials;

export const testimonials = defineContent({
  type: "testimonials",
  path: "depoimentos",
  group: "texts",
  texts,
  title: "author",
  fields: {
    quote: text({
      ...{ label: fields.quote, help: fields.quoteHelp },
      ...{ localized: true, required: true, multiline: true, max: 600 },
    }),
    author: text({
      ...{ label: fields.author, help: fields.authorHelp },
      ...{ localized: true, required: true, isName: true, max: 120 },
    }),
    role: text({ label: fields.role, help: fields.roleHelp, localized: true, max: 120 }),
  },
  order: "manual",
  row: ({ author, role, quote }) => ({ name: author, facts: [role, quote].filter(Boolean).join(". ") }),
  search: { words: ["quote", "role"] },
  page: () => ({ path: "/principal", anchor: "testimonials-title" }),
});
