import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { emptyPlace, ownPlace } from "#tests/support/fixtures.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { runTool } from "#tests/support/servers/run-tool.ts";
import { db, withConnection } from "../db/db.server.ts";
import { knownMigrations } from "../db/postgres/migrations.ts";
import { env } from "../env.server.ts";
import { storage } from "../storage/storage.server.ts";
import { ArchiveWriter, DamagedArchiveError, readArchive, verifyArchive } from "./archive.ts";
import { writeBackup } from "./backup.server.ts";
import { differencesBetween } from "./compare.rules.ts";
import { countFiles, filesOf, type VerifiedManifest } from "./manifest.rules.ts";
import { restoreBackup } from "./restore.server.ts";
import { restoreJobs } from "./waiting-jobs.ts";

useTestDatabase();

const SECRET = "a secret that signs sessions and is long enough";
const TRICKY = 'Linha 1\nLinha 2 "aspas" \\ barra \u2028 ção 🧶 {"a":1} \t';
const BUCKETS = ["site_assets", "site_videos"];

const folder = mkdtempSync(join(tmpdir(), "urdume-backup-"));
const original = join(folder, "original.tar.gz");
const removals: (() => Promise<void>)[] = [];

beforeAll(async () => {
  await fillDatabase();
  const assets = { contentType: "image/png" };
  await storage().put("site_assets", "products/capa ção.png", Buffer.from([0, 255, 1, 2]), assets);
  await storage().put("site_videos", "videos/filme.mp4", Buffer.alloc(3_000_000, 7), {
    contentType: "video/mp4",
  });
  await storage().put("site_assets", "empty.txt", Buffer.alloc(0), { contentType: "text/plain" });
  await writeBackup(original, { buckets: BUCKETS, secret: SECRET });
}, 180_000);
afterAll(async () => {
  for (const remove of removals) await remove();
  rmSync(folder, { recursive: true, force: true });
});

async function fillDatabase(): Promise<void> {
  await db().execute(sql`insert into content (id, type, slug, published)
    values (gen_random_uuid(), 'pages', 'historia', ${JSON.stringify({ body: { "pt-BR": TRICKY } })})`);
  await db().execute(sql`insert into content (id, type, slug, published) values
    (gen_random_uuid(), 'settings', 'nothing', 'null'), (gen_random_uuid(), 'settings', 'text', '"null"'),
    (gen_random_uuid(), 'settings', 'document', ${JSON.stringify({ deep: [1.5, null, TRICKY] })})`);
  await db().execute(sql`insert into content (id, type, slug, published) select gen_random_uuid(), 'collections', 'c' || n, '{"title": {"pt-BR": "C"}}'
    from generate_series(1, 1000) n`);
  await db().execute(sql`insert into products (id, slug, document, collection_id, created_at)
    select gen_random_uuid(), 'p-' || slug, '{"name": {"pt-BR": "C"}}', id, '2026-01-02 03:04:05.678901+00' from content where type = 'collections' limit 3`);
  await db().execute(sql`insert into product_slugs (slug, product_id)
    select a.slug || '-' || b.slug, b.id from products a join products b on a.id <> b.id`);
  await db().execute(sql`insert into media (id, bucket, key, url, content_type, bytes, focal_x, duration_seconds)
    values (gen_random_uuid(), 'site_videos', 'videos/filme.mp4', '/files/x', 'video/mp4', 9007199254740991, 0.1, 'NaN')`);
  await leaveAGap();
  const waiting = {
    queue: "mail",
    policy: "standard",
    payload: { id: TRICKY },
    priority: 3,
    startAfter: "2031-01-01T00:00:00.000Z",
  };
  await withConnection((client) => restoreJobs(client, [waiting]));
}

async function leaveAGap(): Promise<void> {
  const lengths = [1800, 1800, 1800, 1500, 900, 1800, 1800, 1800, 1800, 800];
  for (const [at, length] of lengths.entries())
    await db().execute(
      sql`insert into media_folders (id, name) values (gen_random_uuid(), ${at + "x".repeat(length)})`,
    );
  await db().execute(sql`delete from media_folders where name like '4%'`);
}

/** Into the database of this process. */
const HERE = {
  buckets: BUCKETS,
  contentTypeOf: () => "text/plain",
  isReplacing: true,
  takesSecret: () => false,
};

type Installation = { DATA_DIR: string; DATABASE_URL?: string };

/** Of the application's own PostgreSQL, which creates its database first. */
function emptyOwn(): Installation {
  const { dataDir, remove } = ownPlace();
  removals.push(remove);
  return { DATA_DIR: dataDir };
}

async function emptyHosted(): Promise<Installation> {
  const { dataDir, databaseUrl, remove } = await emptyPlace();
  removals.push(remove);
  return { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
}

function succeed(...what: Parameters<typeof runTool>): void {
  const { status, said } = runTool(...what);
  expect(status, said).toBe(0);
}

/** Of which the planner of a restored database knows. */
async function rowsExpected({ DATABASE_URL }: Installation, table: string): Promise<number | undefined> {
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  const { rows } = await client.query("select reltuples from pg_class where relname = $1", [table]);
  await client.end();
  return rows[0]?.reltuples;
}

const checksumOf = ({ entries }: VerifiedManifest, table: string) =>
  entries.get(`database/${table}.jsonl`)?.sha256;

async function sizeOfManifest(archive: string): Promise<number> {
  let found = 0;
  await readArchive(archive, async ({ header: { name, size = 0 } }) => {
    if (name === "manifest.json") found = size;
  });
  return found;
}

test("a backup is a private file that names every table and file", async () => {
  const manifest = await verifyArchive(original);
  expect(statSync(original).mode & 0o777).toBe(0o600);
  const keys = [...filesOf(manifest)].map(({ key }) => key).sort();
  expect(keys).toEqual(["empty.txt", "products/capa ção.png", "videos/filme.mp4"]);
  expect(manifest.tables.find(({ name }) => name === "content")?.rows).toBe(1004);
});

test("what is read of an archive at once does not grow with its files", async () => {
  const many = join(folder, "many.tar.gz");
  const keys = Array.from({ length: 50 }, (_, at) => `many/${at}.txt`);
  for (const key of keys)
    await storage().put("site_images", key, Buffer.from(key), { contentType: "text/plain" });
  await writeBackup(many, { buckets: [...BUCKETS, "site_images"], secret: SECRET });
  expect(countFiles(await verifyArchive(many))).toBe(3 + keys.length);
  expect(await sizeOfManifest(many)).toBe(await sizeOfManifest(original));
});

test("restored elsewhere and made again it is the same, in whatever order the rows were stored", {
  timeout: 120_000,
}, async () => {
  const first = await verifyArchive(original);
  const places = [emptyOwn(), await emptyHosted()];
  let archive = original;
  for (const [at, place] of places.entries()) {
    succeed("restore", place, archive);
    expect(readFileSync(join(place.DATA_DIR, "auth-secret"), "utf8")).toBe(SECRET);
    archive = join(folder, `again-${at}.tar.gz`);
    succeed("backup", place, archive);
    const again = await verifyArchive(archive);
    expect(differencesBetween(first, again)).toEqual([]);
    expect(again.newestMigration).toBe(first.newestMigration);
    expect(checksumOf(again, "media_folders")).not.toBe(checksumOf(first, "media_folders"));
    expect(checksumOf(again, "products")).toBe(checksumOf(first, "products"));
  }
});

test("a backup can be made while the site has the database open", { timeout: 120_000 }, async () => {
  const { dataDir, databaseUrl } = env();
  const archive = join(folder, "running.tar.gz");
  succeed("backup", { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }, archive);
  const [first, second] = [await verifyArchive(original), await verifyArchive(archive)];
  expect(second.tables).toEqual(first.tables);
  expect([...filesOf(second)]).toEqual([...filesOf(first)]);
  expect((await db().execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test("a database without tables is not backed up, because it is hardly the one that was meant", async () => {
  const archive = join(folder, "nothing.tar.gz");
  const refusal = { status: 1, said: expect.stringContaining("There is nothing to back up") };
  expect(runTool("backup", await emptyHosted(), archive)).toEqual(refusal);
  expect(existsSync(archive)).toBe(false);
});

test("a target with content is refused and stays as it is, unless it is to be replaced", {
  timeout: 120_000,
}, async () => {
  const place = await emptyHosted();
  const left = join(place.DATA_DIR, "files/site_assets/left.txt");
  mkdirSync(dirname(left), { recursive: true });
  writeFileSync(left, "was here");
  expect(runTool("restore", place, original)).toEqual({
    status: 1,
    said: expect.stringContaining("The storage is not empty (site_assets/left.txt)"),
  });
  succeed("restore", place, original, "--replace");
  expect(existsSync(left)).toBe(false);
  expect(await rowsExpected(place, "content")).toBe(1004);
  await expect(restoreBackup(original, { ...HERE, isReplacing: false })).rejects.toThrow(
    "The database is not empty",
  );
});

test("a user who may create in the database, to whom its schema does not belong, can restore, also over content", {
  timeout: 120_000,
}, async () => {
  const { DATA_DIR, DATABASE_URL = "" } = await emptyHosted();
  const url = new URL(DATABASE_URL);
  const user = `user_of${url.pathname.slice(1)}`;
  const owner = new pg.Client(DATABASE_URL);
  await owner.connect();
  await owner.query(`create role ${user} login password 'secret';
    grant create on database ${url.pathname.slice(1)} to ${user}; grant create on schema public to ${user}`);
  Object.assign(url, { username: user, password: "secret" });
  for (const option of [[], ["--replace"]])
    succeed("restore", { DATA_DIR, DATABASE_URL: url.href }, original, ...option);
  await owner.query(`drop owned by ${user}; drop role ${user}`);
  await owner.end();
});

test("a backup from before the first migration that is known is refused with what to do", async () => {
  const archive = join(folder, "older.tar.gz");
  const writer = new ArchiveWriter(archive);
  const older = (knownMigrations()[0]?.when ?? 0) - 1;
  await writer.finish({ ...(await verifyArchive(original)), newestMigration: older, tables: [] });
  await expect(restoreBackup(archive, HERE)).rejects.toThrow("Restore it with version 0.8.1");
});

test("a backup of a newer version is refused", async () => {
  const archive = join(folder, "future.tar.gz");
  const writer = new ArchiveWriter(archive);
  await writer.finish({
    ...(await verifyArchive(original)),
    newestMigration: 9e15,
    tables: [],
  });
  await expect(restoreBackup(archive, HERE)).rejects.toThrow("newer version");
});

describe("a damaged archive is refused before anything is written:", () => {
  const damaged = join(folder, "damaged.tar.gz");
  beforeEach(() => copyFileSync(original, damaged));

  test("cut short", async () => {
    truncateSync(damaged, statSync(damaged).size - 200);
    await expect(verifyArchive(damaged)).rejects.toThrow(DamagedArchiveError);
  });

  test("a byte changed", async () => {
    const bytes = readFileSync(damaged);
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    writeFileSync(damaged, bytes);
    await expect(verifyArchive(damaged)).rejects.toThrow(DamagedArchiveError);
  });

  test("a file changed inside, the packing intact", async () => {
    const packed = gunzipSync(readFileSync(damaged));
    packed[packed.indexOf('"c17"') + 1] = 0x78;
    writeFileSync(damaged, gzipSync(packed));
    await expect(verifyArchive(damaged)).rejects.toThrow(/checksum/);
    const place = await emptyHosted();
    expect(runTool("restore", place, damaged)).toEqual({
      status: 1,
      said: expect.stringContaining("checksum"),
    });
    expect(existsSync(join(place.DATA_DIR, "auth-secret"))).toBe(false);
  });

  test("something else altogether", async () => {
    writeFileSync(damaged, gzipSync("no archive"));
    await expect(verifyArchive(damaged)).rejects.toThrow(DamagedArchiveError);
    writeFileSync(damaged, "not even packed");
    await expect(verifyArchive(damaged)).rejects.toThrow(DamagedArchiveError);
  });
});
