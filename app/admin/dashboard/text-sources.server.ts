import { eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { isActive } from "#app/content/content.server.ts";
import { isLocalized, namesOf } from "#app/content/fields.ts";
import { CONTENT_TYPES } from "#app/content-types.ts";
import { PRODUCT_WORDS } from "#app/features/catalogue/products.content.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { isAmongFound } from "#app/platform/db/among-found.ts";
import { isHalfTranslated } from "#app/platform/db/columns.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import type { TextArea } from "./dashboard.rules.ts";

/** Localized words that visitors read: a column with documents, and the names of their fields by area. */
export type TextSource = {
  table: PgTable;
  column: AnyPgColumn;
  area: SQL;
  words: ReadonlyMap<TextArea, readonly string[]>;
  where: SQL;
  /** Every row with a missing translation, and perhaps others: found by an index. */
  within?: SQL;
};

/** One for each table: a statement of one part for each type took 20 MB of each connection to plan. */
export const TEXT_SOURCES: readonly TextSource[] = [
  {
    table: products,
    column: products.document,
    area: sql`'products'::text`,
    words: new Map([["products", PRODUCT_WORDS]]),
    where: eq(products.active, true),
    // An array, or else the planner expects a third of all rows and reads every one.
    within: isAmongFound(
      products.id,
      sql`select id from ${products} where ${isHalfTranslated(products.document)}`,
    ),
  },
  {
    table: content,
    column: content.published,
    area: sql`${content.type}`,
    words: new Map(
      CONTENT_TYPES.map(({ type, fields }) => [
        type,
        namesOf(fields, (field) => isLocalized(field) && !field.isName),
      ]),
    ),
    where: isActive,
  },
];

const AREAS = TEXT_SOURCES.flatMap(({ words }) => [...words.keys()]);

/** As they are declared, not as the database found them. */
export const inAreaOrder = <Row>(rows: readonly Row[], areaOf: (row: Row) => string): Row[] => {
  const places = new Map<string, number>(AREAS.map((area, place) => [area, place]));
  const placeOf = (row: Row) => places.get(areaOf(row)) ?? AREAS.length;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** SQL rows `area, word`. */
export const wordsOf = ({ words }: Pick<TextSource, "words">): SQL =>
  sql`(values ${sql.join(
    [...words].flatMap(([area, names]) => names.map((name) => sql`(${area}::text, ${name}::text)`)),
    sql`, `,
  )})`;
