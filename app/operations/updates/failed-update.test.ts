import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyArchive } from "#app/platform/backup/archive.ts";
import { differencesBetween } from "#app/platform/backup/compare.rules.ts";
import { archivePath } from "#tests/archives/archives.ts";
import { emptyPlace, type Place, variablesOf } from "#tests/support/fixtures.ts";
import { askDatabaseOf } from "#tests/support/servers/database.ts";
import { type NewerProject, newerProject } from "#tests/support/servers/newer-project.ts";
import { toolEnvironment } from "#tests/support/servers/run-tool.ts";

/** A name that a later migration needs. */
const IN_THE_WAY = "later_things";

let place: Place;
let next: NewerProject;
beforeAll(async () => {
  place = await emptyPlace();
  next = newerProject(`create table ${IN_THE_WAY} (id int primary key)`);
  expect(run("restore", resolve(archivePath("0.8.1")), "--as-it-was").status).toBe(0);
}, 180_000);
afterAll(() => place.remove());

const childEnvironment = () =>
  toolEnvironment({ ...variablesOf(place), PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "fatal" });

function run(tool: "backup" | "restore" | "migrate", ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${tool}.ts`, ...args], {
    cwd: next.folder,
    encoding: "utf8",
    env: childEnvironment(),
  });
  return { status, said: stdout + stderr };
}

async function start() {
  const server = spawn(process.execPath, ["tools/serve.mjs"], {
    cwd: next.folder,
    env: childEnvironment(),
    stdio: ["ignore", "ignore", "pipe"],
  });
  const said = text(server.stderr);
  const [code] = await once(server, "exit");
  return { code, said: await said };
}

const statement = (words: string) => askDatabaseOf(place, sql.raw(words));

const kept = () => readdirSync(join(place.dataDir, "backups")).filter((name) => name.endsWith(".gz"));

test("a migration that fails leaves everything as it was, reports it, and keeps a backup", async () => {
  await statement(`create view ${IN_THE_WAY} as select 1 as one`);
  const before = join(place.dataDir, "before.tar.gz");
  expect(run("backup", before).status).toBe(0);

  const { code, said } = await start();
  expect(code).toBe(1);
  expect(said).toContain("did not succeed and was taken back");
  expect(said).toContain(`relation "${IN_THE_WAY}" already exists`);
  expect(said).toContain("the version before can be started again");
  expect(said).toContain("docs/runbook.md");
  const [name = ""] = kept();
  expect(said).toContain(name);

  const after = join(place.dataDir, "after.tar.gz");
  expect(run("backup", after).status).toBe(0);
  const [was, is] = [await verifyArchive(before), await verifyArchive(after)];
  expect(differencesBetween(was, is)).toEqual([]);
  expect(is.newestMigration).toBe(was.newestMigration);
}, 400_000);

test("a start that fails again keeps one backup, not two", async () => {
  expect((await start()).code).toBe(1);
  expect(kept().length).toBe(1);
}, 400_000);

test("an update whose backup cannot be proven says what is in the way, and not that the disk is full", async () => {
  await statement("create table foreign_things (id int)");
  const { code, said } = await start();
  expect(code).toBe(1);
  expect(said).toContain("no backup could be made before it");
  expect(said).toContain("foreign_things");
  expect(said).not.toContain("Make room on the disk");
  await statement("drop table foreign_things");
}, 400_000);

test("once the obstacle is gone the same start succeeds, also without a backup of its own", async () => {
  await statement(`drop view ${IN_THE_WAY}`);
  const { status, said } = run("migrate", "--without-backup");
  expect(status, said).toBe(0);
  expect(said).toContain("Migrated: ");
  expect(kept().length).toBe(1);
  expect(run("migrate")).toEqual({ status: 0, said: expect.stringContaining("Nothing to migrate") });
}, 400_000);
