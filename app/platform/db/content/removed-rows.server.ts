import { and, eq, getTableName, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { now } from "../../clock.ts";
import { log } from "../../log.server.ts";
import { type Database, inTransaction, type Transaction } from "../db.server.ts";
import { contentDrafts, contentWithdrawals } from "./content-drafts.table.ts";
import { type RemovedRowSet, removedRows, type StoredLink } from "./removed-rows.table.ts";
import { trashStart } from "./trash.rules.ts";

type WithId = PgTable & { id: AnyPgColumn };

type Link = { table: string; column: string };

export async function linksTo(on: Database, table: PgTable): Promise<Link[]> {
  const { rows } = await on.execute<Link>(
    sql`select conrelid::regclass::text as table, attname as column from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confdeltype = 'n' and confrelid = ${`public.${getTableName(table)}`}::regclass
      order by 1, 2`,
  );
  return rows;
}

type Removal = {
  table: WithId;
  id: string;
  parts?: readonly AnyPgColumn[];
  label?: { entity: string; title: string; editorId: string };
};

/** Returns the key to restore it; null when the row was not there. */
export async function removeToTrash(tx: Transaction, removal: Removal): Promise<string | null> {
  const { table, id, parts = [], label } = removal;
  const own = await readRows(tx, table, eq(table.id, id));
  if (own.length === 0) return null;
  const sets: RemovedRowSet[] = [{ table: getTableName(table), rows: own }];
  for (const column of parts) sets.push(await readSet(tx, column, id));
  const pointing: StoredLink[] = [];
  for (const link of await linksTo(tx, table)) pointing.push(await readLink(tx, link, id));
  const labelled = label && { ...label, entityId: id };
  const [kept] = await tx
    .insert(removedRows)
    .values({ sets, links: pointing, ...labelled, removedAt: now() })
    .returning({ id: removedRows.id });
  await tx.delete(table).where(eq(table.id, id));
  return kept?.id ?? null;
}

/** Restores once. False when it expired or its place was taken, in which case it stays in the trash. */
export async function undeleteRemoved(name: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const [kept] = await tx.select().from(removedRows).where(eq(removedRows.id, name)).for("update");
    const [own, ...others] = kept?.sets ?? [];
    if (!kept || !own || (await insertRows(tx, own)) === 0) return false;
    for (const set of others) await insertRows(tx, set);
    for (const set of kept.sets) await waitForParents(tx, set);
    for (const link of kept.links) await pointAgain(tx, link);
    await tx.delete(removedRows).where(eq(removedRows.id, name));
    return true;
  });
}

/** For good, with what was not published of them yet. */
export async function eraseRemoved(where: SQL): Promise<{ title: string | null }[]> {
  return inTransaction(async (tx) => {
    const { entity, entityId, title } = removedRows;
    const gone = await tx.delete(removedRows).where(where).returning({ entity, entityId, title });
    for (const [name, own] of Map.groupBy(gone, (row) => row.entity)) {
      const ids = own.flatMap((row) => row.entityId ?? []);
      if (name === null || ids.length === 0) continue;
      for (const table of [contentDrafts, contentWithdrawals])
        await tx.delete(table).where(and(eq(table.entity, name), inArray(table.entityId, ids)));
    }
    return gone;
  });
}

export async function forgetRemoved(): Promise<number> {
  const gone = await eraseRemoved(lt(removedRows.removedAt, trashStart(now())));
  if (gone.length > 0) log.info({ gone: gone.length }, "Removed expired entries from the trash");
  return gone.length;
}

async function readRows(tx: Transaction, table: PgTable, where: SQL | undefined): Promise<object[]> {
  const { rows } = await tx.execute<{ rows: object[] }>(
    sql`select coalesce(jsonb_agg(to_jsonb(${table})), '[]'::jsonb) as rows from ${table} where ${where}`,
  );
  return rows[0]?.rows ?? [];
}

async function readSet(tx: Transaction, column: AnyPgColumn, id: string): Promise<RemovedRowSet> {
  return { table: getTableName(column.table), rows: await readRows(tx, column.table, eq(column, id)) };
}

async function readLink(tx: Transaction, { table, column }: Link, to: string): Promise<StoredLink> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from ${sql.identifier(table)} where ${sql.identifier(column)} = ${to}`,
  );
  return { table, column, ids: rows.map((row) => row.id), to };
}

async function insertRows(tx: Transaction, { table, rows }: RemovedRowSet): Promise<number> {
  if (rows.length === 0) return 0;
  const name = sql.identifier(table);
  const { columns, values } = await storedColumns(tx, table);
  const { rows: inserted } = await tx.execute(
    sql`insert into ${name} (${columns})
      select ${values} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb) stored
      on conflict do nothing returning 1`,
  );
  return inserted.length;
}

/** Without generated columns. A reference to what was deleted meanwhile is left empty. */
async function storedColumns(tx: Transaction, table: string): Promise<{ columns: SQL; values: SQL }> {
  const { rows } = await tx.execute<{ name: string; target: string | null }>(
    sql`select attname as name, confrelid::regclass::text as target from pg_attribute
      left join pg_constraint on conrelid = attrelid and conkey[1] = attnum and contype = 'f' and confdeltype = 'n'
      where attrelid = ${`public.${table}`}::regclass
      and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  );
  const names = rows.map(({ name }) => sql`${sql.identifier(name)}`);
  const values = rows.map(({ name, target }) => {
    const value = sql`stored.${sql.identifier(name)}`;
    return target
      ? sql`(select there.id from ${sql.identifier(target)} there where there.id = ${value})`
      : value;
  });
  return { columns: sql.join(names, sql`, `), values: sql.join(values, sql`, `) };
}

/** What a row referred to may lie in the trash itself: it is referred to again when that comes back. */
async function waitForParents(tx: Transaction, { table, rows }: RemovedRowSet): Promise<void> {
  for (const { name } of await referencesOf(tx, table))
    for (const row of rows as Record<string, string | null>[]) {
      const to = row[name];
      if (!to || !row.id) continue;
      const link: StoredLink = { table, column: name, ids: [row.id], to };
      await tx
        .update(removedRows)
        .set({ links: sql`${removedRows.links} || ${JSON.stringify([link])}::jsonb` })
        .where(eq(removedRows.entityId, to));
    }
}

const referencesOf = async (tx: Transaction, table: string) =>
  (
    await tx.execute<{ name: string }>(
      sql`select attname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confdeltype = 'n' and conrelid = ${`public.${table}`}::regclass`,
    )
  ).rows;

/** Only where the reference is still empty. */
async function pointAgain(tx: Transaction, { table, column, ids, to }: StoredLink): Promise<void> {
  if (ids.length === 0) return;
  const name = sql.identifier(column);
  await tx.execute(
    sql`update ${sql.identifier(table)} set ${name} = ${to} where ${name} is null
      and id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  );
}
