import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { writeBackup } from "#app/platform/backup/backup.server.ts";
import { closeDatabase, db } from "#app/platform/db/db.server.ts";
import { writeServiceSetting } from "#app/platform/db/service-settings.server.ts";
import { askDatabaseOf, useTestDatabase } from "#tests/support/servers/database.ts";
import { runTool } from "#tests/support/servers/run-tool.ts";

useTestDatabase();

const folder = mkdtempSync(join(tmpdir(), "urdume-practice-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a practised restore leaves the site alone, and its copy has nothing to send with", async () => {
  const path = join(folder, "backup.tar.gz");
  const dataDir = join(folder, "practice");
  await db().execute(sql`insert into users (id, name, email) values ('u', 'Ana', 'ana@example.com')`);
  await db().execute(sql`insert into push_devices (id, endpoint, public_key, auth_secret, user_id, device)
    values (gen_random_uuid(), 'https://push.example', 'key', 'auth', 'u', 'telephone')`);
  await writeServiceSetting("mail-server", { host: "mail.example", port: 25, security: "none" });
  await writeServiceSetting("backup-bucket", { endpoint: "https://s3.example", bucket: "copias" });
  await writeBackup(path, { buckets: [], secret: "a secret that signs sessions and is long enough" });
  const site = { DATA_DIR: join(folder, "site"), DATABASE_URL: "postgres://127.0.0.1:9/site" };
  await closeDatabase();
  const { status, said } = runTool("restore", site, path, "--practice", dataDir);
  expect([status, said]).toEqual([0, expect.stringContaining("DATABASE_URL= STORAGE_URL= ")]);
  expect(said).toContain(`DATA_DIR=${dataDir}`);
  expect(existsSync(site.DATA_DIR)).toBe(false);
  const ask = (statement: string) => askDatabaseOf({ dataDir, databaseUrl: undefined }, sql.raw(statement));
  expect(await ask("select name, value ->> 'isPaused' as paused from service_settings")).toEqual([
    { name: "backup-bucket", paused: "true" },
  ]);
  expect(await ask("select email from users")).toEqual([{ email: "ana@example.com" }]);
  expect(await ask("select endpoint from push_devices")).toEqual([]);
}, 60_000);
