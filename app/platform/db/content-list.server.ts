import { desc, eq, getTableName, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { emptyWords, type Words } from "#app/i18n/translated-words.ts";
import type { BaseVersion } from "#app/platform/base-version.ts";
import { type ContentTag, contentChanged } from "#app/platform/http/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type ChangedWords, saveWords } from "#app/platform/translated-form.ts";
import { contentKind } from "./content-kind.ts";
import { bringBackContent, removeContent } from "./content-trash.server.ts";
import { db, type Transaction } from "./db.server.ts";
import { recording } from "./revisions.server.ts";
import { endPlace, inOrder, saveRowOrder } from "./row-order.ts";
import { translations } from "./translations.table.ts";
import { isUniqueViolation } from "./violations.ts";
import type { Watch } from "./watching.server.ts";

type ListTable = PgTable & { id: AnyPgColumn; active: AnyPgColumn; createdAt: AnyPgColumn };
type Placed = ListTable & { displayOrder: AnyPgColumn };
type EditorRef = { id: string };

export type ListItem<Row> = { row: Row; words: Words };

type Saving = {
  /** None for a new item. */
  id: string | null;
  /** Columns that are the same in every language. */
  facts: Record<string, unknown>;
  /** All words in Portuguese, for a new item. */
  portuguese: Record<string, string>;
  changed: ChangedWords;
  /** What else belongs to the item, in the same transaction. */
  also?: (tx: Transaction, id: string) => Promise<void>;
  /** What the form began with, when two may have it open. */
  baseVersion?: BaseVersion | undefined;
};

/** "taken": another item has what only one may have. "gone": it was removed meanwhile. */
export type Saved = { id: string } | "taken" | "gone";

type Keeping = {
  /** The localized columns. */
  words: readonly string[];
  tag: ContentTag;
  /** The column that holds a record's title. */
  title: string;
  /** Lists that belong to an item, by the column that names it. */
  lists?: AnyPgColumn[];
  /** For a list whose order lies in its facts, such as years; any other is in the owner's order. */
  orderBy?: SQL[];
};

/**
 * A short list that the owner keeps in an order: who is named, in which languages, which pages change with it. Every
 * such list is read, written, sorted and cleared alike.
 */
export function contentList<Table extends ListTable>(
  table: Table,
  { words: names, tag, title, lists = [], orderBy }: Keeping,
) {
  type Row = Table["$inferSelect"] & { id: string; active: boolean };
  const entity = getTableName(table);
  const content = contentKind({ table, words: names, title, tags: [tag], lists });

  async function list(): Promise<ListItem<Row>[]> {
    const rows = await read();
    return withWords(rows as Row[]);
  }

  async function get(id: string): Promise<ListItem<Row> | null> {
    const [item] = await withWords((await read(eq(table.id, id))) as Row[]);
    return item ?? null;
  }

  function read(where?: SQL): Promise<unknown[]> {
    const order = orderBy ?? (isPlaced(table) ? inOrder(table) : [desc(table.createdAt)]);
    return db()
      .select()
      .from(table as PgTable)
      .where(where)
      .orderBy(...order);
  }

  async function withWords(rows: Row[]): Promise<ListItem<Row>[]> {
    if (rows.length === 0) return [];
    const found = await db()
      .select()
      .from(translations)
      .where(eq(translations.entity, entity))
      .then((all) => Map.groupBy(all, ({ entityId }) => entityId));
    return rows.map((row) => {
      const words: Words = emptyWords(names);
      for (const name of names) words["pt-BR"][name] = String((row as Record<string, unknown>)[name] ?? "");
      for (const { locale, field, value } of found.get(row.id) ?? []) words[locale][field] = value;
      return { row, words };
    });
  }

  async function save(editor: EditorRef, saving: Saving): Promise<Saved> {
    try {
      const write = (tx: Transaction, watch: Watch) =>
        saving.id ? update(tx, watch, saving, saving.id) : insert(tx, watch, saving);
      const id = await recording(editor, write, {
        baseVersion: saving.baseVersion,
        isDone: (made) => made !== null,
      });
      if (!id) return "gone";
      await contentChanged(tag);
      log.info({ editor: editor.id, entity, id }, "List item saved");
      return { id };
    } catch (error) {
      if (isUniqueViolation(error)) return "taken";
      throw error;
    }
  }

  async function insert(tx: Transaction, watch: Watch, { facts, portuguese, changed, also }: Saving) {
    const place = isPlaced(table) && { displayOrder: await endPlace(tx, table, "last") };
    const values = { ...facts, ...portuguese, ...place } as Table["$inferInsert"];
    const [created] = await tx
      .insert(table as PgTable)
      .values(values)
      .returning({ id: table.id });
    const id = String(created?.id);
    watch.created(content, id);
    await saveWords(tx, entity, id, changed);
    await also?.(tx, id);
    return id;
  }

  async function update(tx: Transaction, watch: Watch, { facts, changed, also }: Saving, id: string) {
    await watch(content, id);
    const found = await tx
      .update(table as PgTable)
      .set({ ...facts, ...changed["pt-BR"] } as Record<string, unknown>)
      .where(eq(table.id, id))
      .returning({ id: table.id });
    if (found.length === 0) return null;
    await saveWords(tx, entity, id, changed);
    await also?.(tx, id);
    return id;
  }

  /** Returns the name under which it can be brought back for a while; null when it was not there. */
  async function remove(editor: EditorRef, id: string): Promise<string | null> {
    const removed = await removeContent(editor, content, id);
    if (!removed) return null;
    await contentChanged(tag);
    log.info({ editor: editor.id, entity, id }, "List item removed");
    return removed;
  }

  async function bringBack(editor: EditorRef, removed: string): Promise<boolean> {
    const isBack = await bringBackContent(editor, content, removed);
    if (!isBack) return false;
    await contentChanged(tag);
    log.info({ editor: editor.id, entity }, "Removal of a list item undone");
    return true;
  }

  async function order(editor: EditorRef, ids: string[]): Promise<void> {
    if (!isPlaced(table)) throw new Error(`${entity} is not in the owner's order`);
    await recording(editor, async (tx, watch) => {
      await watch(content, ...ids);
      await saveRowOrder(tx, table, ids);
    });
    await contentChanged(tag);
    log.info({ editor: editor.id, entity }, "ContentList put in order");
  }

  /** Whether the owner sorts them: others have an order of their own, such as their year. */
  const isOrdered = isPlaced(table);
  return { content, names, list, get, save, remove, bringBack, isOrdered, order };
}

export type ContentList = ReturnType<typeof contentList>;

const isPlaced = (table: ListTable): table is Placed => "displayOrder" in table;
