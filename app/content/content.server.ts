import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/i18n/locales.ts";
import { emptyWords, type Words } from "#app/i18n/translated-words.ts";
import { content } from "#app/platform/db/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { inOrder } from "#app/platform/db/row-order.ts";
import { usesParts } from "#app/platform/http/content-tags.server.ts";
import type { ContentType, Entry } from "./define-content.ts";
import { type Field, type Fields, initialOf, isLocalized, namesOf } from "./fields.ts";

type Document = Record<string, unknown>;
type Typed<All extends Fields> = Pick<ContentType, "type" | "order"> & { fields: All };

/** One document with its words in every language, as a form shows it. */
export type ContentItem = { id: string; active: boolean; entry: Entry; words: Words };

/** What the site shows of a type, in its order and one language; the page that asks depends on it. */
export async function listContent<All extends Fields>(
  type: Typed<All>,
  locale: Locale,
): Promise<Entry<All>[]> {
  usesParts("content", [type.type]);
  const rows = await readRows(type, sql`${content.published} ->> 'active' = 'true'`);
  return rows.map((row) => entryOf(type, row, locale));
}

/** Every document of a type, whether the site shows it or not. */
export async function listItems(type: ContentType): Promise<ContentItem[]> {
  return (await readRows(type)).map((row) => itemOf(type, row));
}

/** Null for one that is not there. */
export async function getItem(type: ContentType, id: string): Promise<ContentItem | null> {
  const [row] = await readRows(type, eq(content.id, id));
  return row ? itemOf(type, row) : null;
}

type Row = { id: string; published: Document };

function readRows({ type, order }: Typed<Fields>, where?: SQL): Promise<Row[]> {
  const inTurn =
    order === "manual" ? inOrder(content) : [sql`${content.published} -> ${order} desc`, asc(content.id)];
  return db()
    .select({ id: content.id, published: content.published })
    .from(content)
    .where(and(eq(content.type, type), where))
    .orderBy(...inTurn);
}

function entryOf<All extends Fields>({ fields }: Typed<All>, row: Row, locale: Locale): Entry<All> {
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    readerValue(field, row.published[name], locale),
  ]);
  return { id: row.id, ...Object.fromEntries(values) };
}

function readerValue(field: Field, value: unknown, locale: Locale): unknown {
  if (!isLocalized(field)) return value ?? initialOf(field);
  const words = (value ?? {}) as Partial<Record<Locale, string>>;
  return words[locale] || words[DEFAULT_LOCALE] || "";
}

function itemOf(type: ContentType, row: Row): ContentItem {
  const names = namesOf(type.fields, isLocalized);
  const words = emptyWords(names);
  for (const name of names)
    for (const locale of LOCALES)
      words[locale][name] = ((row.published[name] ?? {}) as Partial<Record<Locale, string>>)[locale] ?? "";
  const active = row.published.active !== false;
  return { id: row.id, active, entry: entryOf(type, row, DEFAULT_LOCALE), words };
}
