import { defineContent } from "#app/content/define-content.ts";
import { text } from "#app/content/fields.ts";
import { redirectsTexts } from "./redirects.texts.ts";

const { add, pageTitle, problems } = redirectsTexts;
const path = { required: true, max: 500 } as const;

/** Addresses that the owner lets lead on; those left by renaming are in `product_slugs` and `content_slugs`. */
export const redirects = defineContent({
  type: "redirects",
  path: "redirecionamentos",
  group: "addresses",
  texts: { pageTitle },
  title: "from",
  fields: {
    /** As `addressKey` spells it. */
    from: text({ label: add.labels.from, ...path }),
    to: text({ label: add.labels.to, ...path }),
  },
  unique: { field: "from", problem: problems.taken },
  order: "newest",
  editor: () => "/admin/redirecionamentos",
  page: () => null,
});
