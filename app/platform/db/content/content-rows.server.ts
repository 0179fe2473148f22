import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { type AnyPgColumn, getTableConfig } from "drizzle-orm/pg-core";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { type Database, overlayOf, type Transaction } from "../db.server.ts";
import { content } from "./content.table.ts";
import {
  addFields,
  type FieldShapes,
  readDocumentStates,
  withFields,
  writeDocument,
} from "./content-documents.server.ts";
import type { ContentKind } from "./content-kind.ts";
import { type ContentState, emptyState, type Fields, REVISED_IN, type RevisedIn } from "./content-state.ts";
import { rowOf, updateRow } from "./content-writes.server.ts";

const OWN_TO_A_ROW = new Set(["id", "createdAt", "updatedAt"]);
/** The column with the fields that a kind declares. */
const DOCUMENT = "document";

export async function readStates(
  on: Database,
  kind: ContentKind,
  ids?: readonly string[],
): Promise<Map<string, ContentState>> {
  if (ids?.length === 0) return new Map();
  if (kind.document) return readDocumentStates(on, kind.document, ids);
  const { table } = kind;
  const { rows } = await on.execute<{ id: string; own: Fields }>(
    sql`select ${table.id} as id, to_jsonb(${table}) as own
      from ${table} ${ids ? sql`where ${inArray(table.id, [...ids])}` : sql``}`,
  );
  return new Map(rows.map(({ id, own }) => [id, stateOf(kind, own)]));
}

function stateOf(kind: ContentKind, own: Fields): ContentState {
  const state = emptyState();
  const document = (own[DOCUMENT] ?? {}) as Fields;
  for (const [name, column] of Object.entries(getTableColumns(kind.table)))
    if (
      !OWN_TO_A_ROW.has(name) &&
      name !== DOCUMENT &&
      !column.generated &&
      (kind.only?.includes(name) ?? true)
    )
      state.all[name] = own[column.name];
  addFields(state, kind.fields ?? {}, document);
  for (const [name, parts] of Object.entries(kind.joined ?? {})) {
    state.all[name] = Object.fromEntries(parts.map((part) => [part, state.all[part]]));
    for (const part of parts) delete state.all[part];
  }
  return state;
}

/** Values written before they were joined name a part itself. */
function inParts({ joined = {} }: ContentKind, fields: Fields): Fields {
  const whole = Object.keys(joined).map((name) => fields[name] as Fields | null | undefined);
  return Object.assign({}, ...whole, fields);
}

const wholeOf = ({ joined = {} }: ContentKind, part: string): string =>
  Object.keys(joined).find((name) => joined[name]?.includes(part)) ?? part;

export async function writeState(
  tx: Transaction,
  kind: ContentKind,
  id: string,
  written: Partial<ContentState>,
): Promise<void> {
  if (kind.document) return void (await writeDocument(tx, kind.document, id, written));
  for (const locale of REVISED_IN)
    if (Object.keys(written[locale] ?? {}).length > 0)
      await writeFields(tx, kind, id, locale, written[locale] ?? {});
}

/** References to deleted rows are left unchanged. */
export async function writeFields(
  tx: Transaction,
  kind: ContentKind,
  id: string,
  locale: RevisedIn,
  written: Fields,
): Promise<void> {
  if (kind.document) return void (await writeDocument(tx, kind.document, id, { [locale]: written }));
  const fields = inParts(kind, written);
  const isTranslation = locale !== "all" && locale !== DEFAULT_LOCALE;
  const declared = kind.fields ?? {};
  const values = await withDeclared(tx, kind, id, declared, locale, fields);
  if (isTranslation) return updateRow(tx, kind.table, id, values);
  if (locale === "all" && !overlayOf(tx)) await kind.beforeWrite?.(tx, id, fields);
  const columns = getTableColumns(kind.table) as Record<string, AnyPgColumn>;
  for (const [name, value] of Object.entries(fields)) {
    const column = columns[name];
    const isThere = value !== undefined && (value !== null || !column?.notNull);
    if (column && !Object.hasOwn(declared, name) && isThere && (await isSomewhere(tx, column, value)))
      values[column.name] = value;
  }
  await updateRow(tx, kind.table, id, values);
}

/** The row's document with those of these fields that it holds, for `updateRow`; nothing when it holds none. */
async function withDeclared(
  tx: Transaction,
  { table }: ContentKind,
  id: string,
  fields: FieldShapes,
  locale: RevisedIn,
  written: Fields,
): Promise<Fields> {
  const own = Object.entries(written).filter(([name]) => Object.hasOwn(fields, name));
  if (own.length === 0) return {};
  const row = await rowOf(tx, table, id);
  return {
    [DOCUMENT]: withFields({ fields }, (row?.[DOCUMENT] ?? {}) as Fields, locale, Object.fromEntries(own)),
  };
}

/** Fields that refer to deleted rows, or to a document of another type. */
export async function missingReferences(tx: Database, kind: ContentKind, written: Fields): Promise<string[]> {
  const [lost] = await missingReferencesOf(tx, kind, [written]);
  return lost ?? [];
}

/** The same of several, with one query for each field that refers to others. */
export async function missingReferencesOf(
  tx: Database,
  kind: ContentKind,
  written: readonly Fields[],
): Promise<string[][]> {
  const lost = written.map(() => new Set<string>());
  if (!kind.document) {
    const each = written.map((fields) => inParts(kind, fields));
    const columns = getTableColumns(kind.table) as Record<string, AnyPgColumn>;
    for (const [name, column] of Object.entries(columns)) {
      const values = new Set(each.map((fields) => fields[name] ?? null));
      const missing = await missingAmong(tx, column, values, kind.refersTo?.[name]);
      each.forEach((fields, at) => {
        if (missing.has(fields[name])) lost[at]?.add(wholeOf(kind, name));
      });
    }
  }
  return lost.map((names) => [...names]);
}

const isSomewhere = async (tx: Database, column: AnyPgColumn, value: unknown): Promise<boolean> =>
  (await missingAmong(tx, column, new Set([value]))).size === 0;

/** None for a column that refers to nothing. */
async function missingAmong(
  tx: Database,
  column: AnyPgColumn,
  values: ReadonlySet<unknown>,
  type?: string,
): Promise<Set<unknown>> {
  const missing = new Set<unknown>();
  const named = [...values].filter((value) => value !== null);
  if (named.length === 0) return missing;
  for (const { reference } of getTableConfig(column.table).foreignKeys) {
    const { columns, foreignColumns } = reference();
    const [target] = foreignColumns;
    if (columns[0]?.name !== column.name || !target) continue;
    const isOfType = type === undefined ? undefined : eq(content.type, type);
    const { rows } = await tx.execute(
      sql`select ${target} as value from ${target.table} where ${and(inArray(target, named), isOfType)}`,
    );
    const found = new Set(rows.map(({ value }) => value));
    for (const value of named) if (!found.has(value)) missing.add(value);
  }
  return missing;
}
