import { and, asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { LOCALES, type Locale, siteLocale } from "#app/i18n/locales.ts";
import { type Localized, localesInTurn, type Words, wordOf, wordsOf } from "#app/i18n/translated-words.ts";
import { content, contentSlugs } from "#app/platform/db/content/content.table.ts";
import { linksTo } from "#app/platform/db/content/removed-rows.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { holdsWords } from "#app/platform/db/plain-search.ts";
import { inOrder } from "#app/platform/db/row-order.ts";
import { cachedValue } from "#app/platform/http/cache/cached-values.server.ts";
import { keyOf, usesParts } from "#app/platform/http/cache/content-tags.server.ts";
import { pagesOf } from "#app/ui/lists/list-address.ts";
import type { ContentType, Entry } from "./define-content.ts";
import { type Field, type Fields, initialOf, isLocalized, namesOf } from "./fields.ts";
import { ITEMS_PER_PAGE } from "./list.rules.ts";

type Typed<All extends Fields> = Pick<ContentType, "type" | "order"> & { fields: All };

export type ContentItem<All extends Fields = Fields> = {
  id: string;
  active: boolean;
  entry: Entry<All>;
  words: Words;
  createdAt: Date;
  updatedAt: Date;
};
export type ItemPage = { items: ContentItem[]; total: number; page: number };

/** Shown documents, in order and one language, kept in memory until one changes. Registers a cache dependency. */
export async function listContent<All extends Fields>(
  type: Typed<All>,
  locale: Locale,
): Promise<Entry<All>[]> {
  return (await readShown(type)).map((row) => entryOf(type, row, locale));
}

/** The same with their dates. */
export async function listShown<All extends Fields>(
  type: Typed<All>,
  locale: Locale,
): Promise<{ entry: Entry<All>; createdAt: Date; updatedAt: Date }[]> {
  return (await readShown(type)).map((row) => {
    const { createdAt, updatedAt } = row;
    return { entry: entryOf(type, row, locale), createdAt, updatedAt };
  });
}

/** Without those whose title is not written in the language. */
export async function listTranslatedContent<All extends Fields>(
  type: Typed<All> & Pick<ContentType, "title">,
  locale: Locale,
): Promise<Entry<All>[]> {
  const rows = await readShown(type);
  const isWritten = ({ published }: Row) =>
    Boolean((published[type.title] as Localized | undefined)?.[locale]);
  return rows.filter(isWritten).map((row) => entryOf(type, row, locale));
}

const readShown = <All extends Fields>(type: Typed<All>): Promise<Row[]> =>
  cachedValue(`content ${type.type}`, [keyOf("content", type.type)], async () => readRows(type, isActive));

/** The shown document at an address, for types of which there may be thousands. */
export async function findContent<All extends Fields>(
  type: Typed<All>,
  slug: string,
): Promise<Entry<All> | null> {
  usesType(type);
  const [row] = await readRows(type, and(isActive, eq(content.slug, slug)));
  return row ? entryOf(type, row, siteLocale()) : null;
}

export const usesType = ({ type }: Pick<ContentType, "type">) => usesParts("content", [type]);

export const isActive = sql`${content.published} ->> 'active' = 'true'`;

/** SQL condition for joins; `namedBy` is the column that refers to the document. */
export const isShown = ({ type }: Pick<ContentType, "type">, namedBy?: AnyPgColumn): SQL | undefined =>
  and(eq(content.type, type), isActive, namedBy && eq(content.id, namedBy));

/** Falls back to the site's own language, then Portuguese; null without a document. */
export const wordIn = (
  name: string,
  locale: Locale,
  document: AnyPgColumn = content.published,
): SQL<string | null> =>
  sql`coalesce(${sql.join(
    localesInTurn(locale).map((one) => sql`nullif(${document} #>> ${`{${name},${one}}`}, '')`),
    sql`, `,
  )})`;

export const titleIn = (title: string): SQL =>
  sql`case jsonb_typeof(${content.published} -> ${title}::text)
    when 'object' then coalesce(nullif(${content.published} -> ${title}::text ->> ${siteLocale()}, ''),
      ${content.published} -> ${title}::text ->> 'pt-BR')
    else ${content.published} ->> ${title}::text end`;

export async function listItems<All extends Fields>(
  type: Typed<All>,
  which?: SQL,
): Promise<ContentItem<All>[]> {
  return (await readRows(type, which)).map((row) => itemOf(type, row));
}

export async function listFormerAddresses({ type }: Pick<ContentType, "type">): Promise<Map<string, string>> {
  const rows = await db()
    .select({ from: contentSlugs.slug, to: content.slug })
    .from(contentSlugs)
    .innerJoin(content, eq(content.id, contentSlugs.contentId))
    .where(and(eq(content.type, type), isActive));
  return new Map(rows.flatMap(({ from, to }) => (to === null ? [] : [[from, to]])));
}

export async function countItems({
  type,
}: Pick<ContentType, "type">): Promise<{ active: number; total: number }> {
  const [counted] = await db()
    .select({ total: count(), active: sql<number>`count(*) filter (where ${isActive})`.mapWith(Number) })
    .from(content)
    .where(eq(content.type, type));
  return counted ?? { active: 0, total: 0 };
}

export async function listItemPage(
  type: ContentType,
  search: string,
  page: number,
  { where, size = ITEMS_PER_PAGE }: { where?: SQL; size?: number } = {},
): Promise<ItemPage> {
  const which = and(where, holdsWords([titleIn(type.title), content.slug], search));
  const total = await db().$count(content, and(eq(content.type, type.type), which));
  const shown = Math.min(page, pagesOf(total, size));
  const rows = await readRows(type, which)
    .limit(size)
    .offset((shown - 1) * size);
  return { items: rows.map((row) => itemOf(type, row)), total, page: shown };
}

export async function countUses(ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const counts = (await linksTo(db(), content)).map(({ table, column }) => {
    const named = sql.identifier(column);
    return sql`select ${named}::text as id, count(*)::int as uses from ${sql.identifier(table)}
      where ${inArray(named, [...ids])} group by ${named}`;
  });
  const { rows } = await db().execute<{ id: string; uses: number }>(sql.join(counts, sql` union all `));
  const all = new Map<string, number>();
  for (const { id, uses } of rows) all.set(id, (all.get(id) ?? 0) + uses);
  return all;
}

export async function getItem<All extends Fields>(
  type: Typed<All>,
  id: string,
): Promise<ContentItem<All> | null> {
  const [row] = await readRows(type, eq(content.id, id));
  return row ? itemOf(type, row) : null;
}

type Row = Pick<typeof content.$inferSelect, "id" | "published" | "createdAt" | "updatedAt">;

function turnOf(order: string): SQL[] {
  if (order === "manual") return inOrder(content);
  const first = order === "newest" ? desc(content.createdAt) : sql`${content.published} -> ${order} desc`;
  return [first, asc(content.id)];
}

function readRows({ type, order }: Typed<Fields>, where?: SQL) {
  const { id, published, createdAt, updatedAt } = content;
  return db()
    .select({ id, published, createdAt, updatedAt })
    .from(content)
    .where(and(eq(content.type, type), where))
    .orderBy(...turnOf(order))
    .$dynamic();
}

function entryOf<All extends Fields>({ fields }: Typed<All>, row: Row, locale: Locale): Entry<All> {
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    localizedValue(field, row.published[name], locale),
  ]);
  return { id: row.id, ...Object.fromEntries(values) };
}

/** What a reader of a language gets for a field of a document. */
export function localizedValue(field: Field, value: unknown, locale: Locale): unknown {
  if (!isLocalized(field)) return value ?? initialOf(field);
  const words = value as Localized | undefined;
  if (field.isDerived) return words?.[locale] ?? "";
  const word = wordOf(words, locale);
  return word === "" && field.required ? anyWordOf(words) : word;
}

/** Of what was written before the site had another language of its own: better than a page without a title. */
const anyWordOf = (words: Localized | undefined): string =>
  LOCALES.map((locale) => words?.[locale]).find(Boolean) ?? "";

function itemOf<All extends Fields>(type: Typed<All>, row: Row): ContentItem<All> {
  const words = wordsOf(row.published as Record<string, Localized>, namesOf(type.fields, isLocalized));
  const active = row.published.active !== false;
  const { published: _published, ...own } = row;
  return { ...own, active, entry: entryOf(type, row, siteLocale()), words };
}
