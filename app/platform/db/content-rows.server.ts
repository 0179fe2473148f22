import { getTableColumns, getTableName, inArray, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, getTableConfig } from "drizzle-orm/pg-core";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { newId } from "#app/platform/ids.ts";
import {
  addFields,
  type DocumentShape,
  readDocumentStates,
  withFields,
  wordFields,
  writeDocument,
} from "./content-documents.server.ts";
import type { ContentKind } from "./content-kind.ts";
import { type ContentState, emptyState, type Fields, REVISED_IN, type RevisedIn } from "./content-state.ts";
import { replaceList, rowsOf, updateRow } from "./content-writes.server.ts";
import { type Database, overlayOf, type Transaction } from "./db.server.ts";

const OWN_TO_A_ROW = new Set(["id", "createdAt", "updatedAt"]);
/** The column with the fields that a kind declares. */
const DOCUMENT = "document";

type Found = { id: string; own: Fields; lists: Fields };

export async function readStates(
  on: Database,
  kind: ContentKind,
  ids?: readonly string[],
): Promise<Map<string, ContentState>> {
  if (ids?.length === 0) return new Map();
  if (kind.document) return readDocumentStates(on, kind.document, ids);
  const { table } = kind;
  const lists = kind.lists.map(
    (column) => sql`${getTableName(column.table)}::text, ${listOf(column, table.id)}`,
  );
  const { rows } = await on.execute<Found>(
    sql`select ${table.id} as id, to_jsonb(${table}) as own,
      jsonb_build_object(${sql.join(lists, sql`, `)}) as lists
      from ${table} ${ids ? sql`where ${inArray(table.id, [...ids])}` : sql``}`,
  );
  return new Map(rows.map((row) => [row.id, stateOf(kind, row)]));
}

function listOf(column: AnyPgColumn, owner: AnyPgColumn): SQL {
  const { table } = column;
  return sql`(select coalesce(jsonb_agg(to_jsonb(${table}) order by ${placeIn(column)}), '[]'::jsonb)
    from ${table} where ${column} = ${owner})`;
}

function placeIn(owner: AnyPgColumn): AnyPgColumn {
  const { displayOrder } = getTableColumns(owner.table) as Record<string, AnyPgColumn>;
  if (displayOrder) return displayOrder;
  const once = getTableConfig(owner.table).uniqueConstraints.flatMap(({ columns }) => columns);
  return (once.find(({ name }) => name !== owner.name) as AnyPgColumn | undefined) ?? owner;
}

function stateOf(kind: ContentKind, { own, lists }: Found): ContentState {
  const state = emptyState();
  const document = (own[DOCUMENT] ?? {}) as Fields;
  for (const [name, column] of Object.entries(getTableColumns(kind.table)))
    if (
      !OWN_TO_A_ROW.has(name) &&
      name !== DOCUMENT &&
      !column.generated &&
      (kind.only?.includes(name) ?? true)
    )
      state[kind.words?.includes(name) ? DEFAULT_LOCALE : "all"][name] = own[column.name];
  addFields(state, fieldsOf(kind, Object.keys(document)), document);
  for (const column of kind.lists) {
    const list = getTableName(column.table);
    state.all[list] = (lists[list] as Fields[]).map((row) => withoutOwn(column, row));
  }
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

/** List rows are compared by values, because each save rewrites them. */
function withoutOwn(owner: AnyPgColumn, row: Fields): Fields {
  const columns = Object.entries(getTableColumns(owner.table));
  const said = columns.filter(
    ([name, { name: column }]) =>
      !OWN_TO_A_ROW.has(name) && column !== owner.name && column !== "display_order",
  );
  return Object.fromEntries(said.map(([, { name }]) => [name, row[name]]));
}

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
  const declared = fieldsOf(kind, isTranslation ? Object.keys(fields) : []);
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
  for (const column of kind.lists) {
    const rows = fields[getTableName(column.table)];
    if (Array.isArray(rows)) await writeList(tx, column, id, rows as Fields[]);
  }
}

const fieldsOf = ({ fields = {}, words }: ContentKind, paths: readonly string[]): DocumentShape["fields"] =>
  words ? wordFields(paths) : fields;

/** The row's document with those of these fields that it holds, for `updateRow`; nothing when it holds none. */
async function withDeclared(
  tx: Transaction,
  { table }: ContentKind,
  id: string,
  fields: DocumentShape["fields"],
  locale: RevisedIn,
  written: Fields,
): Promise<Fields> {
  const own = Object.entries(written).filter(([name]) => Object.hasOwn(fields, name));
  if (own.length === 0) return {};
  const [row] = await rowsOf(tx, table.id, id);
  return {
    [DOCUMENT]: withFields({ fields }, (row?.[DOCUMENT] ?? {}) as Fields, locale, Object.fromEntries(own)),
  };
}

async function writeList(tx: Transaction, owner: AnyPgColumn, id: string, rows: Fields[]): Promise<void> {
  const nextId = await idsOfList(tx, owner, id);
  const columns = getTableColumns(owner.table) as Record<string, AnyPgColumn>;
  const kept: Fields[] = [];
  for (const row of rows) if (await isRowSomewhere(tx, columns, row)) kept.push(row);
  const values = kept.map((row, at) => ({
    ...row,
    ...(columns.id && { id: nextId(row) }),
    [owner.name]: id,
    ...(columns.displayOrder && { display_order: at + 1 }),
  }));
  await replaceList(tx, owner, id, values);
}

/** Rows that stay as they are keep their ids. */
async function idsOfList(tx: Transaction, owner: AnyPgColumn, id: string): Promise<(row: Fields) => string> {
  const rows = await rowsOf(tx, owner, id);
  const known = Map.groupBy(rows, (row) => sayingOf(withoutOwn(owner, row)));
  const taken = new Map<string, number>();
  return (row) => {
    const said = sayingOf(row);
    const at = taken.get(said) ?? 0;
    taken.set(said, at + 1);
    return String(known.get(said)?.[at]?.id ?? newId());
  };
}

/** jsonb orders keys its own way. */
const sayingOf = (row: Fields): string =>
  JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Fields that refer to deleted rows, directly or in a list. */
export async function lostIn(tx: Database, kind: ContentKind, written: Fields): Promise<string[]> {
  if (kind.document) return [];
  const fields = inParts(kind, written);
  const columns = getTableColumns(kind.table) as Record<string, AnyPgColumn>;
  const lost: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const column = columns[name];
    if (column && value !== undefined && !(await isSomewhere(tx, column, value))) lost.push(name);
  }
  for (const { table } of kind.lists) {
    const name = getTableName(table);
    const rows = fields[name];
    if (!Array.isArray(rows)) continue;
    const own = getTableColumns(table) as Record<string, AnyPgColumn>;
    for (const row of rows as Fields[]) {
      if (await isRowSomewhere(tx, own, row)) continue;
      lost.push(name);
      break;
    }
  }
  return [...new Set(lost.map((name) => wholeOf(kind, name)))];
}

async function isRowSomewhere(
  tx: Database,
  columns: Record<string, AnyPgColumn>,
  row: Fields,
): Promise<boolean> {
  for (const column of Object.values(columns))
    if (row[column.name] != null && !(await isSomewhere(tx, column, row[column.name]))) return false;
  return true;
}

async function isSomewhere(tx: Database, column: AnyPgColumn, value: unknown): Promise<boolean> {
  if (value === null) return true;
  for (const { reference } of getTableConfig(column.table).foreignKeys) {
    const { columns, foreignColumns } = reference();
    const [target] = foreignColumns;
    if (columns[0]?.name !== column.name || !target) continue;
    const { rows } = await tx.execute(sql`select 1 from ${target.table} where ${target} = ${value}`);
    if (rows.length === 0) return false;
  }
  return true;
}
