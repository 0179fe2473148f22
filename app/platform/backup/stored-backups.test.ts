import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { db } from "../db/db.server.ts";
import { env } from "../env.server.ts";
import { backupName, rollbackName, type StoredBackup } from "./stored-backups.rules.ts";
import { backupFolder, listBackups, storeBackup, writeNote } from "./stored-backups.server.ts";
import { UnverifiedBackupError } from "./verify-backup.server.ts";

useTestDatabase();

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const whole = { buckets: [], secret: "a secret that signs sessions and is long enough" };

// No migration makes it, so that a backup with it cannot be proven.
beforeAll(() => db().execute(sql`create table foreign_things (id int)`));

async function plant(agoMs: number, about: Partial<StoredBackup>): Promise<string> {
  const moment = new Date(Date.now() - agoMs);
  const name = backupName(moment);
  mkdirSync(backupFolder(), { recursive: true });
  writeFileSync(join(backupFolder(), name), "rows");
  await writeNote({
    ...{ name, reason: "nightly", createdAt: moment.toISOString(), bytes: 4, tables: 1, rows: 1, files: 0 },
    ...{ provenAt: null, failure: null, newestMigration: null, contents: null, sending: null },
    ...about,
  });
  utimesSync(join(backupFolder(), `${name}.json`), moment, moment);
  return name;
}

const archives = () => readdirSync(backupFolder()).filter((name) => name.endsWith(".tar.gz"));

test("while proofs fail no archive is added, expired ones leave, except before a restore, and the last good one stays", {
  timeout: 240_000,
}, async () => {
  const provenAt = new Date().toISOString();
  const expired = await plant(31 * DAY_MS, { provenAt });
  await plant(2 * HOUR_MS, {});
  const lastGood = await plant(DAY_MS, { provenAt });
  const underWay = await plant(HOUR_MS / 2, {});
  const rollbacks = [31, 29].map((days) => rollbackName(new Date(Date.now() - days * DAY_MS)));
  for (const name of rollbacks) writeFileSync(join(env().dataDir, name), "rows");
  for (const [reason, kept] of [
    ["before-restore", [expired, lastGood, underWay]],
    ["asked", [lastGood, underWay]],
  ] as const) {
    await expect(storeBackup(reason, whole)).rejects.toThrow(UnverifiedBackupError);
    expect(archives()).toEqual(kept);
  }
  expect(readdirSync(env().dataDir).filter((name) => name.includes("rollback"))).toEqual(rollbacks.slice(1));
  const failed = (await listBackups()).filter(({ failure }) => failure?.includes("foreign_things"));
  expect(failed.map(({ bytes }) => bytes)).toEqual([0, 0]);
});
