import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { projectFile } from "../../project-root.ts";

const UNDEFINED_TABLE = "42P01";

type Journal = { entries: { tag: string; when: number }[] };

const folder = () => projectFile("db/migrations");

export function knownMigrations(): Journal["entries"] {
  return (JSON.parse(readFileSync(join(folder(), "meta/_journal.json"), "utf8")) as Journal).entries;
}

export const newestKnownMigration = (): number => Math.max(0, ...knownMigrations().map(({ when }) => when));

export const oldestKnownMigration = (): number => Math.min(...knownMigrations().map(({ when }) => when));

export type EarlierTables = { pending: string[]; newestMigration: number };

/** All pending migrations or none. `beforeChange` runs before tables with content change. */
export async function runMigrations(
  pool: pg.Pool,
  beforeChange?: (earlier: EarlierTables) => Promise<void>,
): Promise<void> {
  const newest = await newestMigration(pool);
  const pending = pendingSince(newest);
  if (newest > 0 && pending.length > 0) await beforeChange?.({ pending, newestMigration: newest });
  await migrate(drizzle(pool), { migrationsFolder: folder() });
}

/** Migrates an empty database in the connection's transaction: the tables of an older backup. */
export async function buildTablesOf(client: pg.ClientBase, newest: number): Promise<void> {
  await client.query("create schema drizzle");
  await client.query(
    "create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: folder() })) {
    if (folderMillis > newest) break;
    for (const statement of sql) await client.query(statement);
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
      hash,
      folderMillis,
    ]);
  }
}

/** Milliseconds; 0 without migrations. */
export async function newestMigration(pool: pg.Pool | pg.ClientBase): Promise<number> {
  try {
    const { rows } = await pool.query("select max(created_at) as newest from drizzle.__drizzle_migrations");
    return Number(rows[0]?.newest ?? 0);
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return 0;
    throw error;
  }
}

export async function compareMigrations(
  pool: pg.Pool,
): Promise<{ pending: string[]; isNewerThanCode: boolean }> {
  const newest = await newestMigration(pool);
  return {
    pending: pendingSince(newest),
    isNewerThanCode: newest > newestKnownMigration(),
  };
}

const pendingSince = (newest: number): string[] =>
  knownMigrations()
    .filter(({ when }) => when > newest)
    .map(({ tag }) => tag);
