import { kindOf } from "#app/content/content-kind.server.ts";
import { collections, featured } from "#app/features/catalogue/collections.content.ts";
import { designers } from "#app/features/catalogue/designers.content.ts";
import { slugOf } from "#app/features/catalogue/slugs.rules.ts";
import type { DocumentKind } from "#app/platform/db/content-kind.ts";
import { type Cells, canonical } from "./cells.rules.ts";
import { COLLECTION_COLUMNS, DESIGNER_COLUMNS, type ListColumn } from "./list-columns.ts";
import { listSheetTexts as texts } from "./list-sheet.texts.ts";

export type ListName = "collections" | "designers";
export type ListRow = Record<string, unknown>;

export type ListKind = {
  contents: Readonly<Record<string, DocumentKind>>;
  title: "title" | "name";
  columns: readonly ListColumn[];
  keyOf(cells: Cells): string;
  keyOfRow(row: ListRow): string;
  begin(cells: Cells): ListRow & { kind: string };
};

const slugIn = (cells: Cells, name: string) =>
  canonical(cells.slug ?? "").toLowerCase() || (canonical(cells[name] ?? "") && slugOf(cells[name] ?? ""));

/** Unknown values are refused by their cell. */
const isFeatured = ({ kind = "" }: Cells) =>
  [texts.kinds.featured, "featured"].includes(canonical(kind).toLowerCase());

export const LIST_KINDS: Record<ListName, ListKind> = {
  collections: {
    contents: { collection: kindOf(collections), featured: kindOf(featured) },
    title: "title",
    columns: COLLECTION_COLUMNS,
    keyOf: (cells) => {
      const slug = slugIn(cells, "title");
      return slug && `${texts.kinds[isFeatured(cells) ? "featured" : "collection"]}/${slug}`;
    },
    keyOfRow: ({ kind, slug }) => `${texts.kinds[kind as keyof typeof texts.kinds]}/${slug}`,
    begin: (cells) => ({
      ...(isFeatured(cells) ? { kind: "featured" } : { kind: "collection", place: "page" }),
      active: false,
    }),
  },
  designers: {
    contents: { designer: kindOf(designers) },
    title: "name",
    columns: DESIGNER_COLUMNS,
    keyOf: (cells) => slugIn(cells, "name"),
    keyOfRow: ({ slug }) => String(slug),
    begin: () => ({ kind: "designer", active: false }),
  },
};

export const isListName = (kind: string): kind is ListName => Object.hasOwn(LIST_KINDS, kind);
