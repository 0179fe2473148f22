import { kindOf } from "#app/content/content-kind.server.ts";
import type { ContentType } from "#app/content/define-content.ts";
import { type Fields, isLocalized, namesOf, type TextField } from "#app/content/fields.ts";
import { CONTENT_TYPES } from "#app/content-types.ts";
import { PRODUCT_FIELDS } from "#app/features/catalogue/products.content.ts";
import { rugDesignContent } from "#app/features/catalogue/rug-design-content.server.ts";
import { DEFAULT_PAGES } from "#app/features/pages/default-pages.ts";
import { ensurePage, isPageSlug } from "#app/features/pages/page-edits.server.ts";
import { pages } from "#app/features/pages/pages.content.ts";
import { productContent } from "#app/features/products/editor/product-content.server.ts";
import { ensureStored } from "#app/features/settings/saving/save-settings.server.ts";
import { settingContent } from "#app/features/settings/saving/setting-content.server.ts";
import type { SettingName } from "#app/features/settings/settings.content.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { mediaContent } from "#app/media/media-content.server.ts";
import { MOST_LETTERS } from "#app/media/picker/picker.rules.ts";
import type { ContentKind } from "#app/platform/db/content/content-kind.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { textsSheetTexts } from "./texts-sheet.texts.ts";

const { areas } = textsSheetTexts;

export type TextLimit = {
  most: number;
  /** What the form calls it; undeclared words are named by the sheet. */
  label?: string;
  isRequired?: boolean;
  isRich?: true;
};

export type TextSource = {
  area: string;
  kind: ContentKind;
  words: Readonly<Record<string, TextLimit>>;
  /** The id where there is no address. */
  name?: (row: Record<string, unknown>) => string;
  /** Built-in texts of documents that do not exist yet. */
  unwritten?: Readonly<Record<string, (locale: Locale) => Readonly<Record<string, string>>>>;
  title?: (row: Record<string, unknown>) => string;
  /** Stores what is named otherwise than by an id, with what it says unwritten. */
  ensure?: (tx: Transaction, name: string) => Promise<string>;
};

const TITLE = { most: 120, isRequired: true } as const;
const BY_SLUG = { name: (row: Record<string, unknown>) => String(row.slug) };

const wordOf = (field: TextField) => ({
  most: field.max,
  label: field.label,
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
  // Unwritten pages are named by address, and start with their built-in texts.
  ...(type.type === pages.type && {
    unwritten: DEFAULT_PAGES,
    ensure: async (tx: Transaction, name: string) => (isPageSlug(name) ? ensurePage(tx, name) : name),
  }),
});

/** Texts of settings, each named by its setting; their limits are those of its schema. */
export const SETTING_TEXTS: TextSource = {
  area: areas.settings,
  kind: settingContent,
  words: {},
  ensure: (tx, name) => ensureStored(tx, [name as SettingName]),
};

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
