import pg from "pg";
import { buildTablesOf, knownMigrations } from "#app/platform/db/postgres/migrations.ts";
import { env } from "#app/platform/env.server.ts";

/** The empty database as it was after the migration `newest`; ended by the caller. */
export async function openEarlierDatabase(newest: string): Promise<pg.Client> {
  const migration = knownMigrations().find(({ tag }) => tag === newest);
  if (!migration) throw new Error(`There is no migration ${newest}`);
  const client = new pg.Client(env().databaseUrl);
  await client.connect();
  await client.query("begin");
  await buildTablesOf(client, migration.when);
  await client.query("commit");
  return client;
}
