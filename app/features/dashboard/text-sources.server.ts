import { eq, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { hasColumn } from "#app/features/catalogue/product-values.server.ts";
import { PRODUCT_WORDS } from "#app/features/catalogue/products.content.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import type { TextArea } from "./dashboard.rules.ts";

/** A column with documents, and which of their words a visitor reads. */
export type Documents = { column: AnyPgColumn; words: readonly string[] };

export type TextSource = {
  area: TextArea;
  table: PgTable & { id: AnyPgColumn };
  fields: readonly AnyPgColumn[];
  /** What rows keep in documents of their own. */
  documents?: Documents;
  where?: SQL;
};

export const TEXT_SOURCES: TextSource[] = [
  {
    area: "products",
    table: products,
    fields: PRODUCT_WORDS.filter(hasColumn).map((name) => products[name]),
    documents: { column: products.document, words: PRODUCT_WORDS.filter((name) => !hasColumn(name)) },
    where: eq(products.active, true),
  },
];
