import { type Fields, media, text } from "./fields.ts";
import { seoTexts } from "./seo.texts.ts";

const { labels, ...texts } = seoTexts;
const words = { localized: true, isDerived: true } as const;

/** How a page looks in search results and in links that are sent. */
export const SEO_FIELDS = {
  seoTitle: text({ label: labels.title, help: texts.titleHelp, ...words, max: 120 }),
  seoDescription: text({
    ...{ label: labels.description, help: texts.descriptionHelp, ...words, multiline: true, max: 400 },
  }),
  sharePicture: media({ label: labels.picture, help: texts.pictureHelp }),
} satisfies Fields;

export const isSeoField = (name: string): boolean => Object.hasOwn(SEO_FIELDS, name);
