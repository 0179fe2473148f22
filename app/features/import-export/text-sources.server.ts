import { kindOf } from "#app/content/content-kind.server.ts";
import type { ContentType } from "#app/content/define-content.ts";
import { type Fields, isLocalized, namesOf, type TextField } from "#app/content/fields.ts";
import { CONTENT_TYPES } from "#app/content-types.ts";
import { PRODUCT_FIELDS } from "#app/features/catalogue/products.content.ts";
import { rugDesignContent } from "#app/features/catalogue/rug-design-content.server.ts";
import { MOST_LETTERS } from "#app/features/media/library.rules.ts";
import { mediaContent } from "#app/features/media/media-content.server.ts";
import { DEFAULT_PAGES } from "#app/features/pages/default-pages.ts";
import { pages } from "#app/features/pages/pages.content.ts";
import { productContent } from "#app/features/products/product-content.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { ContentKind } from "#app/platform/db/content-kind.ts";
import { textsSheetTexts } from "./texts-sheet.texts.ts";

const { areas } = textsSheetTexts;

export type TextSource = {
  area: string;
  kind: ContentKind;
  /** By column: maximum length, and whether required. */
  words: Readonly<Record<string, { most: number; isRequired?: true; isRich?: true }>>;
  /** The id where there is no address. */
  name?: (row: Record<string, unknown>) => string;
  /** Built-in texts of documents that do not exist yet. */
  unwritten?: Readonly<Record<string, (locale: Locale) => Readonly<Record<string, string>>>>;
  title?: (row: Record<string, unknown>) => string;
};

const TITLE = { most: 120, isRequired: true } as const;
const BY_SLUG = { name: (row: Record<string, unknown>) => String(row.slug) };

const wordOf = (field: TextField) => ({
  most: field.max,
  ...(field.required && { isRequired: true as const }),
  ...(field.isRich && { isRich: true as const }),
});

const wordsOf = (fields: Fields): TextSource["words"] =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (isLocalized(field) ? [[name, wordOf(field)]] : [])),
  );

/** The words of a declared type of content. */
const ofType = (type: ContentType): TextSource => ({
  area: type.texts.pageTitle,
  kind: kindOf(type),
  words: wordsOf(type.fields),
  ...(type.unique && { name: (row) => String(row[type.unique?.field ?? ""]) }),
  ...(type.type === pages.type && { unwritten: DEFAULT_PAGES }),
});

/** In the menu's order; limits are those of the forms. */
export const TEXT_SOURCES: readonly TextSource[] = [
  {
    area: areas.rugs,
    kind: productContent,
    words: wordsOf(PRODUCT_FIELDS),
    ...BY_SLUG,
  },
  ...CONTENT_TYPES.filter(({ fields }) => namesOf(fields, isLocalized).length > 0).map(ofType),
  {
    area: areas.designs,
    kind: rugDesignContent,
    words: { name: TITLE },
  },
  {
    area: areas.media,
    kind: mediaContent,
    words: { caption: { most: MOST_LETTERS.caption }, alt: { most: MOST_LETTERS.alt } },
    title: ({ name, key }) => String(name || key),
  },
];
