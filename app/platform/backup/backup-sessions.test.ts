import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyPlace } from "#tests/support/fixtures.ts";
import { askDatabaseOf, useTestDatabase } from "#tests/support/servers/database.ts";
import { runTool } from "#tests/support/servers/run-tool.ts";
import { db } from "../db/db.server.ts";
import { knownMigrations } from "../db/postgres/migrations.ts";
import { ArchiveWriter, verifyArchive } from "./archive.ts";
import { writeBackup } from "./backup.server.ts";
import { differencesBetween } from "./compare.rules.ts";

useTestDatabase();

const SECRET = "a secret that signs sessions and is long enough";
const TOKEN = "the-token-of-an-open-session";
const USERS = { name: "users", columns: ["id", "name", "email"], rows: '["u","Ana","ana@example.com"]\n' };
const SESSIONS = {
  name: "sessions",
  columns: ["id", "token", "user_id", "expires_at"],
  rows: `["s","${TOKEN}","u","2099-01-01 00:00:00+00"]\n`,
};

const folder = mkdtempSync(join(tmpdir(), "urdume-sessions-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  await db().execute(sql`insert into users (id, name, email) values ('u', 'Ana', 'ana@example.com')`);
  await db().execute(
    sql`insert into sessions (id, token, user_id, expires_at) values ('s', ${TOKEN}, 'u', '2099-01-01')`,
  );
});

/** As versions wrote it that kept sessions. */
async function earlierArchive(): Promise<string> {
  const path = join(folder, "earlier.tar.gz");
  const writer = new ArchiveWriter(path);
  await writer.add("secret", SECRET.length, Readable.from([SECRET]));
  const tables = [];
  for (const { name, columns, rows } of [USERS, SESSIONS]) {
    const entry = `database/${name}.jsonl`;
    await writer.add(entry, rows.length, Readable.from([rows]));
    tables.push({ name, columns, rows: 1, entry });
  }
  const newestMigration = knownMigrations()[0]?.when ?? 0;
  const createdAt = new Date().toISOString();
  await writer.finish({ createdAt, newestMigration, tables });
  return path;
}

test("a backup signs nobody in: it holds accounts and no session", async () => {
  const path = join(folder, "now.tar.gz");
  await writeBackup(path, { buckets: [], secret: SECRET });
  const manifest = await verifyArchive(path);
  const rows = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows;
  expect([rows("users"), rows("sessions")]).toEqual([1, 0]);
  expect(gunzipSync(readFileSync(path)).includes(TOKEN)).toBe(false);
  expect(await db().execute(sql`select id from sessions`), "they go on here").toMatchObject({ rowCount: 1 });
});

test("sessions of an earlier version's backup are not restored, and it still counts as proven", async () => {
  const path = await earlierArchive();
  const { dataDir, databaseUrl, remove } = await emptyPlace();
  try {
    const place = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    expect(runTool("restore", place, path, "--as-it-was")).toMatchObject({ status: 0 });
    const ask = (table: string) =>
      askDatabaseOf({ dataDir, databaseUrl }, sql.raw(`select id from ${table}`));
    expect(await ask("users")).toHaveLength(1);
    expect(await ask("sessions")).toEqual([]);
    const again = join(folder, "again.tar.gz");
    expect(runTool("backup", place, again)).toMatchObject({ status: 0 });
    const differences = differencesBetween(await verifyArchive(path), await verifyArchive(again));
    expect(differences.filter((line) => line.startsWith("sessions"))).toEqual([]);
  } finally {
    await remove();
  }
});
