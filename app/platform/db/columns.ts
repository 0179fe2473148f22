import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, check, jsonb, numeric, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/i18n/locales.ts";
import type { Localized } from "#app/i18n/translated-words.ts";
import { now } from "../clock.ts";
import { newId } from "../ids.ts";

export const id = () => uuid("id").primaryKey().$defaultFn(newId);

export const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

export const createdAt = () => timestamptz("created_at").notNull().defaultNow();

export const timestamps = () => ({
  createdAt: createdAt(),
  updatedAt: timestamptz("updated_at").notNull().defaultNow().$onUpdate(now),
});

/** A row's words, in every language. */
export const words = () => jsonb("document").$type<Record<string, Localized>>().notNull().default({});

/** The same words in every language, as parts of `searchWords`. */
export const inEachLanguage = (field: string) =>
  LOCALES.map((locale) => `coalesce(document #>> '{${field},${locale}}', '')`);

/** The same words in Portuguese, for queries. */
export const portuguese = (field: string) => sql.raw(`document #>> '{${field},pt-BR}'`);

/** Whether a word is written in one language and not in another. An index holds it, so it has no parameters. */
export function isHalfTranslated(document: AnyPgColumn): SQL {
  const written = LOCALES.map((locale) => `@."${locale}" like_regex "[^ ]" flag "s"`);
  const isOneWritten = written.join(" || ");
  const isOneMissing = written.map((is) => `!(${is})`).join(" || ");
  const path = `$.* ? (@.type() == "object") ? ((${isOneWritten}) && (${isOneMissing}))`;
  return sql`jsonb_path_exists(${document}, ${sql.raw(`'${path}'`)})`;
}

/** Two decimals. Numeric, so that 2.10 m stays exact. */
export const metres = (name: string) => numeric(name, { precision: 5, scale: 2, mode: "number" });

/** The language a visitor wrote in. Not an enum in the database. */
export const visitorLocale = () => text("locale").$type<Locale>().notNull().default(DEFAULT_LOCALE);

const quoted = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(", "));

export const isOneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${quoted(values)})`);

export const isSlug = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`);

export const isFilled = (name: string, column: AnyPgColumn) => check(name, sql`btrim(${column}) <> ''`);

export const isNotNegative = (name: string, column: AnyPgColumn) => check(name, sql`${column} >= 0`);

export const isPositive = (name: string, column: AnyPgColumn) => check(name, sql`${column} > 0`);

/** Whoever adds to one adds to both. */
export const SPANS = ["day", "month"] as const;
