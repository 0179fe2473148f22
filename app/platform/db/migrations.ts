import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { projectFile } from "#app/platform/project-root.ts";

const UNDEFINED_TABLE = "42P01";

type Journal = { entries: { tag: string; when: number }[] };

const folder = () => projectFile("db/migrations");

export function knownMigrations(): Journal["entries"] {
  return (JSON.parse(readFileSync(join(folder(), "meta/_journal.json"), "utf8")) as Journal).entries;
}

/** When the newest migration of this version was made. */
export const newestKnownMigration = (): number => Math.max(0, ...knownMigrations().map(({ when }) => when));

/** When the oldest migration was made: of what was before it, nothing is known any more. */
export const oldestKnownMigration = (): number => Math.min(...knownMigrations().map(({ when }) => when));

/** What a database was before it is migrated. */
export type EarlierTables = { pending: string[]; newestMigration: number };

/** Runs what is pending, all of it or nothing. What has to be done before tables with content are changed comes first. */
export async function runMigrations(
  pool: pg.Pool,
  beforeChange?: (earlier: EarlierTables) => Promise<void>,
): Promise<void> {
  const newest = await newestMigration(pool);
  const pending = pendingSince(newest);
  if (newest > 0 && pending.length > 0) await beforeChange?.({ pending, newestMigration: newest });
  await migrate(drizzle(pool), { migrationsFolder: folder() });
}

/**
 * Runs the migrations up to one of them, inside the transaction that the connection is in, on a database that
 * has none: the tables as they were for an older backup.
 */
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

/** When the newest migration of a database was made; 0 for a database without any. */
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
