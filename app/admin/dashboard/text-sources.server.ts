import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { isActive } from "#app/content/content.server.ts";
import { isLocalized, namesOf } from "#app/content/fields.ts";
import { screenOf } from "#app/content/history/history.rules.ts";
import { CONTENT_TYPES } from "#app/content-types.ts";
import { PRODUCT_WORDS } from "#app/features/catalogue/products.content.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { addressOfSetting } from "#app/features/settings/saving/declared-settings.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { isKnownAsUsed } from "#app/media/library/file-counts.server.ts";
import { media } from "#app/media/media.table.ts";
import { MEDIA_WORDS } from "#app/media/picker/picker.rules.ts";
import { isAmongFound } from "#app/platform/db/among-found.ts";
import { isHalfTranslated } from "#app/platform/db/columns.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { inLanguage } from "#app/ui/languages/language-key.ts";
import type { TextArea } from "./dashboard.rules.ts";

/** Localized words that visitors read: a column with documents, and the names of their fields by area. */
export type TextSource = {
  table: PgTable;
  column: AnyPgColumn;
  area: SQL;
  words: ReadonlyMap<TextArea, readonly string[]>;
  /** Rows that visitors read. */
  where: () => SQL | undefined | Promise<SQL | undefined>;
  /** What holds for every row with a missing translation that visitors read, and perhaps for others. */
  within?: SQL;
  /** No index finds what is missing: it is asked again only when something was saved. */
  isKept?: true;
};

/** One for each table: a statement of one part for each type took 20 MB of each connection to plan. */
export const TEXT_SOURCES: readonly TextSource[] = [
  {
    table: products,
    column: products.document,
    area: sql`'products'::text`,
    words: new Map([["products", PRODUCT_WORDS]]),
    where: () => eq(products.active, true),
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
    where: () => isActive,
  },
  {
    table: rugDesigns,
    column: rugDesigns.document,
    area: sql`'rug_designs'::text`,
    words: new Map([["rug_designs", ["name"]]]),
    where: () => eq(rugDesigns.active, true),
    isKept: true,
  },
  {
    table: media,
    column: media.document,
    area: sql`'media'::text`,
    words: new Map([["media", MEDIA_WORDS]]),
    where: async () => and(isNull(media.removedAt), await isKnownAsUsed()),
    within: isHalfTranslated(media.document),
    isKept: true,
  },
];

const AREAS = TEXT_SOURCES.flatMap(({ words }) => [...words.keys()]);

/** As they are declared, not as the database found them. */
export const inAreaOrder = <Row>(rows: readonly Row[], areaOf: (row: Row) => string): Row[] => {
  const places = new Map<string, number>(AREAS.map((area, place) => [area, place]));
  const placeOf = (row: Row) => places.get(areaOf(row)) ?? AREAS.length;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
};

type Text = { area: TextArea; id: string; field: string; locale: Locale };

/** The editor of a text, with its language in front. */
export const addressOfText = ({ area, id, field, locale }: Text): string =>
  inLanguage(area === "settings" ? addressOfSetting(field) : screenOf(area, id), locale);

/** SQL rows `area, word`. */
export const wordsOf = ({ words }: Pick<TextSource, "words">): SQL =>
  sql`(values ${sql.join(
    [...words].flatMap(([area, names]) => names.map((name) => sql`(${area}::text, ${name}::text)`)),
    sql`, `,
  )})`;
