import { kindOf } from "#app/content/content-kind.server.ts";
import { collections, featured } from "#app/features/catalogue/collections.content.ts";
import { designers } from "#app/features/catalogue/designers.content.ts";
import { slugOf } from "#app/features/catalogue/slugs.rules.ts";
import { siteLocale } from "#app/i18n/locales.ts";
import type { DocumentKind } from "#app/platform/db/content/content-kind.ts";
import { type Cells, canonical } from "../cells.rules.ts";
import { columnIn } from "../field-columns.ts";
import { COLLECTION_COLUMNS, DESIGNER_COLUMNS, type ListColumn } from "./list-columns.ts";
import { listSheetTexts as texts } from "./list-sheet.texts.ts";

export type ListName = "collections" | "designers";
/** Of the sheets that hold several types a column says which. */
export type ListType = keyof typeof texts.kinds | "designer";
export type ListKind = {
  contents: Readonly<Partial<Record<ListType, DocumentKind>>>;
  title: "title" | "name";
  columns: readonly ListColumn[];
};

export const LIST_KINDS: Record<ListName, ListKind> = {
  collections: {
    contents: { collection: kindOf(collections), featured: kindOf(featured) },
    title: "title",
    columns: COLLECTION_COLUMNS,
  },
  designers: { contents: { designer: kindOf(designers) }, title: "name", columns: DESIGNER_COLUMNS },
};

export const isListName = (kind: string): kind is ListName => Object.hasOwn(LIST_KINDS, kind);

export const typesOf = ({ contents }: ListKind) => Object.keys(contents) as [ListType, ...ListType[]];
export const contentOf = ({ contents }: ListKind, type: ListType) => contents[type] as DocumentKind;

const wordOf = (type: ListType) => (texts.kinds as Partial<Record<ListType, string>>)[type] ?? "";

/** Unknown words are refused by their cell. */
export function typeIn(kind: ListKind, { kind: said = "" }: Cells): ListType {
  const types = typesOf(kind);
  return types.find((type) => [type, wordOf(type)].includes(canonical(said).toLowerCase())) ?? types[0];
}

/** Column of the title in the site's own language. */
export const titleColumn = ({ title }: ListKind): string => columnIn(title, siteLocale());

export function slugIn(kind: ListKind, { slug = "", ...cells }: Cells): string {
  const title = canonical(cells[titleColumn(kind)] ?? "");
  return canonical(slug).toLowerCase() || (title && slugOf(title));
}

export const keyOf = (kind: ListKind, type: ListType, slug: string): string =>
  slug && typesOf(kind).length > 1 ? `${wordOf(type)}/${slug}` : slug;
