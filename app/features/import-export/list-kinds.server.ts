import { eq, type SQL } from "drizzle-orm";
import { kindOf } from "#app/content/content-kind.server.ts";
import { type Collection, collections } from "#app/features/catalogue/collections.table.ts";
import { designers } from "#app/features/catalogue/designers.content.ts";
import { slugOf } from "#app/features/catalogue/slugs.rules.ts";
import { collectionContent } from "#app/features/collections/collection-content.server.ts";
import { numberTiles } from "#app/features/collections/collection-editing.server.ts";
import type { ContentKind } from "#app/platform/db/content-kind.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { type Cells, canonical } from "./cells.rules.ts";
import { COLLECTION_COLUMNS, DESIGNER_COLUMNS, type ListColumn } from "./list-columns.ts";
import { listSheetTexts as texts } from "./list-sheet.texts.ts";

export type ListName = "collections" | "designers";
export type ListRow = Record<string, unknown>;

/** A short list as a sheet: what a line is known by, and which columns say it. */
export type ListKind = {
  content: ContentKind;
  columns: readonly ListColumn[];
  /** What a line is about; empty when it says too little. */
  keyOf(cells: Cells): string;
  keyOfRow(row: ListRow): string;
  /** What a new row begins with. */
  begin(cells: Cells): ListRow;
  /** The rows among which a new one takes its place. */
  among?(row: ListRow): SQL | undefined;
  /** Once rows were moved to another place of the site. */
  renumber?(tx: Transaction): Promise<void>;
};

const slugIn = (cells: Cells, name: string) =>
  canonical(cells.slug ?? "").toLowerCase() || (canonical(cells[name] ?? "") && slugOf(cells[name] ?? ""));

/** As its cell spells it; what is not understood is refused beside its cell. */
const isFeatured = ({ kind = "" }: Cells) =>
  [texts.kinds.featured, "featured"].includes(canonical(kind).toLowerCase());

export const LIST_KINDS: Record<ListName, ListKind> = {
  collections: {
    content: collectionContent,
    columns: COLLECTION_COLUMNS,
    keyOf: (cells) => {
      const slug = slugIn(cells, "title");
      return slug && `${texts.kinds[isFeatured(cells) ? "featured" : "collection"]}/${slug}`;
    },
    keyOfRow: ({ kind, slug }) => `${texts.kinds[kind as keyof typeof texts.kinds]}/${slug}`,
    begin: (cells) => ({
      kind: isFeatured(cells) ? "featured" : "collection",
      ...{ description: "", exploreText: "", imageUrl: null, url: null, tileOrder: null },
      ...{ priceBrlCents: null, priceEurCents: null, active: false },
    }),
    among: ({ kind }) => eq(collections.kind, kind as Collection["kind"]),
    renumber: numberTiles,
  },
  designers: {
    content: kindOf(designers),
    columns: DESIGNER_COLUMNS,
    keyOf: (cells) => slugIn(cells, "name"),
    keyOfRow: ({ slug }) => String(slug),
    begin: () => ({ active: false }),
  },
};

export const isListName = (kind: string): kind is ListName => Object.hasOwn(LIST_KINDS, kind);
