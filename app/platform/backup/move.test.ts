import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyPlace } from "#tests/support/fixtures.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { toolEnvironment } from "#tests/support/servers/run-tool.ts";
import { type S3Server, startS3Server } from "#tests/support/servers/s3-server.ts";
import { db } from "../db/db.server.ts";
import { startOwnPostgres } from "../db/postgres/own-postgres.ts";
import { storage } from "../storage/storage.server.ts";
import { verifyArchive } from "./archive.ts";
import { writeBackup } from "./backup.server.ts";
import { differencesBetween } from "./compare.rules.ts";
import { countFiles, placeOf } from "./manifest.rules.ts";

useTestDatabase();

const folder = mkdtempSync(join(tmpdir(), "urdume-moving-"));
const original = join(folder, "original.tar.gz");
const removals: (() => Promise<void>)[] = [];
let s3: S3Server;

type Installation = Record<string, string>;

beforeAll(async () => {
  s3 = await startS3Server();
  await db().execute(sql`insert into content (id, type, slug, published) select gen_random_uuid(), 'collections', 'c' || n, '{"title": {"pt-BR": "Coleção 🧶"}}'
    from generate_series(1, 500) n`);
  await storage().put("site_assets", "products/capa.png", Buffer.from([1, 2, 3]), {
    contentType: "image/png",
  });
  await writeBackup(original, { buckets: ["site_assets"], secret: "a secret that is long enough for it" });
}, 180_000);
afterAll(async () => {
  for (const remove of removals) await remove();
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const own = (name: string): Installation => ({ DATA_DIR: join(folder, name) });

async function hosted(): Promise<Installation> {
  const { dataDir, databaseUrl, remove } = await emptyPlace();
  removals.push(remove);
  return {
    DATA_DIR: dataDir,
    STORAGE_URL: s3.url(`moved-${removals.length}`),
    AWS_ACCESS_KEY_ID: s3.accessKeyId,
    AWS_SECRET_ACCESS_KEY: s3.secretAccessKey,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
}

const run = (tool: string, where: Installation, ...args: string[]) => runIn(undefined, tool, where, ...args);

/** Asynchronous, because the bucket is served by this process. */
function runIn(cwd: string | undefined, tool: string, where: Installation, ...args: string[]) {
  const options = { cwd, env: toolEnvironment(where) };
  return new Promise<{ status: number; said: string }>((done) => {
    execFile(process.execPath, [resolve(`tools/${tool}.ts`), ...args], options, (error, stdout, stderr) =>
      done({ status: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
}

function move(from: Installation, to: Installation, cwd?: string) {
  const file = join(folder, "target.env");
  const lines = Object.entries(to).map(([name, value]) => `${name}=${value}`);
  writeFileSync(file, lines.join("\n"));
  return runIn(cwd, "move", from, "--to", file);
}

async function differencesFromOriginal(place: Installation): Promise<string[]> {
  const archive = join(folder, `${Math.random()}.tar.gz`);
  expect(await run("backup", place, archive)).toMatchObject({ status: 0 });
  return differencesBetween(await verifyArchive(original), await verifyArchive(archive));
}

test("an installation moves to a hosted database and a bucket, without the AWS variables of its .env, and back, and is the same", {
  timeout: 180_000,
}, async () => {
  const [start, cloud, back] = [own("start"), await hosted(), own("back")];
  expect(await run("restore", start, original)).toMatchObject({ status: 0 });

  const around = join(folder, "around");
  mkdirSync(around);
  for (const name of ["node_modules", "db"]) symlinkSync(resolve(name), join(around, name));
  writeFileSync(join(around, ".env"), "AWS_SESSION_TOKEN=of-the-source");
  const there = await move(start, cloud, around);
  expect(there).toMatchObject({ status: 0, said: expect.stringContaining("equal by count and checksum") });
  expect([...s3.objects.keys()]).toContain("moved-1/site_assets/products/capa.png");
  expect(existsSync(join(cloud.DATA_DIR ?? "", "files/site_assets"))).toBe(false);

  expect(await move(cloud, back)).toMatchObject({ status: 0 });
  expect(await differencesFromOriginal(back)).toEqual([]);
  expect(readFileSync(join(back.DATA_DIR ?? "", "files/site_assets/products/capa.png"))).toHaveLength(3);
  expect(await differencesFromOriginal(start)).toEqual([]);

  const again = await move(start, cloud);
  expect(again).toMatchObject({ status: 1, said: expect.stringContaining("The database is not empty") });
});

test("a site that is running is not moved, because it would go on writing", async () => {
  const running = own("start");
  const site = await startOwnPostgres(join(running.DATA_DIR ?? "", "postgres"));
  const response = await move(running, own("never"));
  await site.close();
  expect(response).toMatchObject({ status: 1, said: expect.stringContaining("Stop the site first") });
  expect(existsSync(join(folder, "never"))).toBe(false);
});

test("a move that is interrupted leaves nothing of the archive, which holds personal data", async () => {
  const TMPDIR = join(folder, "tmp");
  mkdirSync(TMPDIR);
  writeFileSync(join(folder, "own.env"), `DATA_DIR=${own("never").DATA_DIR}`);
  const child = spawn(process.execPath, ["tools/move.ts", "--to", join(folder, "own.env")], {
    env: toolEnvironment({ ...own("start"), TMPDIR }),
    detached: true,
  });
  const archives = () => globSync(`${TMPDIR}/urdume-move-*/.*`);
  await expect.poll(archives, { timeout: 60_000, interval: 1 }).toHaveLength(1);
  // As Ctrl-C in a terminal does, to the whole group.
  process.kill(-Number(child.pid), "SIGINT");
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(globSync(`${TMPDIR}/*`)).toEqual([]);
});

test("without a target nothing happens", async () => {
  const response = await run("move", own("start"));
  expect(response).toMatchObject({ status: 1, said: expect.stringContaining("npm run move -- --to FILE") });
});

test("a row more, a file changed and a file lost are differences", async () => {
  const manifest = await verifyArchive(original);
  const kept = [...manifest.entries].filter(([name]) => !placeOf(name));
  const lost = { ...manifest, entries: new Map(kept) };
  expect(differencesBetween(manifest, manifest)).toEqual([]);
  expect(differencesBetween(manifest, lost)).toEqual([
    expect.stringContaining("site_assets/products/capa.png"),
  ]);
  const entries = new Map(
    [...manifest.entries].map(([name, entry]) => [name, { ...entry, sum: "f".repeat(64) }]),
  );
  const changed = differencesBetween(manifest, { ...manifest, entries });
  // All but the sessions, of which no archive has rows.
  const compared = manifest.tables.length - 1;
  expect(changed).toHaveLength(compared + countFiles(manifest));
  const tables = manifest.tables.map((table) => ({ ...table, rows: table.rows + 1 }));
  expect(differencesBetween(manifest, { ...manifest, tables })).toHaveLength(compared);
});
