import { eq, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { products } from "#app/features/catalogue/products.table.ts";
import type { TextArea } from "./dashboard.rules.ts";

export type TextSource = {
  area: TextArea;
  table: PgTable & { id: AnyPgColumn };
  /** Columns whose words a visitor reads; names of people are the same in every language. */
  fields: readonly AnyPgColumn[];
  where?: SQL;
};

/** Where the words are that visitors read, declared types of content apart. */
export const TEXT_SOURCES: TextSource[] = [
  {
    area: "products",
    table: products,
    fields: [products.name, products.description, products.materials, products.technique, products.care],
    where: eq(products.active, true),
  },
];
