import { eq, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { products } from "#app/features/catalogue/products.table.ts";
import type { TextArea } from "./dashboard.rules.ts";

export type TextSource = {
  area: TextArea;
  table: PgTable & { id: AnyPgColumn };
  /** Without names of people, which are not translated. */
  fields: readonly AnyPgColumn[];
  where?: SQL;
};

export const TEXT_SOURCES: TextSource[] = [
  {
    area: "products",
    table: products,
    fields: [products.name, products.description, products.materials, products.technique, products.care],
    where: eq(products.active, true),
  },
];
