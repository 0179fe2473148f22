import { eq, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { isShown } from "#app/content/content.server.ts";
import { isLocalized, namesOf } from "#app/content/fields.ts";
import { CONTENT_TYPES } from "#app/content-types.ts";
import { PRODUCT_WORDS } from "#app/features/catalogue/products.content.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { isHalfTranslated } from "#app/platform/db/columns.ts";
import { content } from "#app/platform/db/content.table.ts";
import type { TextArea } from "./dashboard.rules.ts";

/** Localized words that visitors read: a column with documents, and names of their fields. */
export type TextSource = {
  area: TextArea;
  table: PgTable;
  column: AnyPgColumn;
  words: readonly string[];
  where: SQL | undefined;
  /** Every row with a missing translation, and perhaps others: found by an index. */
  within?: SQL;
};

export const TEXT_SOURCES: readonly TextSource[] = [
  {
    area: "products",
    table: products,
    column: products.document,
    words: PRODUCT_WORDS,
    where: eq(products.active, true),
    within: isHalfTranslated(products.document),
  },
  ...CONTENT_TYPES.map(
    ({ type, fields }): TextSource => ({
      area: type,
      table: content,
      column: content.published,
      words: namesOf(fields, (field) => isLocalized(field) && !field.isName),
      where: isShown({ type }),
    }),
  ),
];
