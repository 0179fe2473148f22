import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { BUCKETS } from "#app/media/media.rules.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { runTool, toolEnvironment } from "#tests/support/servers/run-tool.ts";
import { withConnection } from "../db/db.server.ts";
import { knownMigrations } from "../db/postgres/migrations.ts";
import { env } from "../env.server.ts";
import { storage } from "../storage/storage.server.ts";
import { ArchiveWriter, verifyArchive } from "./archive.ts";
import { fileEntry } from "./manifest.rules.ts";
import { restoreBackup } from "./restore.server.ts";
import { applyRestoredSecret, preserveRestoredSecret } from "./restored-secret.server.ts";

useTestDatabase();

const folder = mkdtempSync(join(tmpdir(), "urdume-restore-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OWN = "the secret of this installation, long enough to sign";
const THEIRS = "the secret of another installation, long enough to sign";
const DESIGNER = '["018f0000-0000-7000-8000-000000000001","ana","Ana"]\n';

type File = { bucket: string; key: string; content: Buffer };

async function archive(name: string, secret: string, rows: number, files: File[]): Promise<string> {
  const path = join(folder, `${name}.tar.gz`);
  const writer = new ArchiveWriter(path);
  const entry = "database/designers.jsonl";
  await writer.add("secret", secret.length, Readable.from([secret]));
  for (const { content, ...place } of files)
    await writer.add(fileEntry(place), content.length, Readable.from([content]));
  await writer.add(entry, DESIGNER.length, Readable.from([DESIGNER]));
  await writer.finish({
    createdAt: new Date().toISOString(),
    newestMigration: knownMigrations()[0]?.when ?? 0,
    tables: [{ name: "designers", columns: ["id", "slug", "name"], rows, entry }],
  });
  return path;
}

const place = join(folder, "place");
const aside = join(place, "auth-secret.restored");

const run = (tool: "backup" | "restore", ...args: string[]) => runTool(tool, { DATA_DIR: place }, ...args);
const succeeded = { status: 0, said: expect.any(String) };
const secretNow = () => readFileSync(join(place, "auth-secret"), "utf8");
const filesIn = (dataDir: string) =>
  readdirSync(join(dataDir, "files"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

const OURS = { bucket: "site_assets", key: "products/ours.png", content: Buffer.from("ours") };

describe("on an installation with a secret and a file", () => {
  beforeAll(() => storage().put(OURS.bucket, OURS.key, OURS.content, { contentType: "image/png" }));

  const replaceWith = (path: string) =>
    restoreBackup(path, {
      buckets: [...BUCKETS],
      contentTypeOf: () => "image/png",
      isReplacing: true,
      takesSecret: () => true,
    });
  const whatIsThere = () =>
    withConnection(async (client) => [
      await applyRestoredSecret(client),
      filesIn(env().dataDir),
      readFileSync(join(env().dataDir, "files", OURS.bucket, OURS.key), "utf8"),
    ]);
  const asBefore = [false, ["ours.png"], "ours"];

  test.each([
    ["rows that are missing", 2, "site_assets", "theirs.png", /1 rows instead of 2/],
    ["a bucket that is none", 1, "elsewhere", "theirs.png", /No file of this product/],
    ["a way out of the bucket", 1, "site_assets", "../theirs.png", /No file of this product/],
  ])(
    "an archive refused for %s leaves secret and files as they were",
    async (what, rows, bucket, key, words) => {
      const good = { bucket: "site_assets", key: "good.png", content: Buffer.from("theirs") };
      const path = await archive(what, THEIRS, rows, [good, { ...good, bucket, key }]);
      await expect(replaceWith(path)).rejects.toThrow(words);
      expect(existsSync(join(env().dataDir, "auth-secret.restored"))).toBe(false);
      expect(await whatIsThere()).toEqual(asBefore);
    },
  );

  test("a restore that fails puts files back that it had replaced", async () => {
    const other = { ...OURS, content: Buffer.from("other bytes") };
    // Longer than the disk takes.
    const last = { bucket: "site_assets", key: "x".repeat(300), content: Buffer.from("theirs") };
    const path = await archive("replacing", THEIRS, 1, [other, last]);
    await expect(replaceWith(path)).rejects.toThrow("ENAMETOOLONG");
    expect(await whatIsThere()).toEqual(asBefore);
    expect(readdirSync(join(env().dataDir, "backups"))).toEqual([]);
  });

  test("an archive built to exhaust whoever unpacks it is refused by its size", async () => {
    const zeros = { bucket: "site_videos", key: "videos/zeros.mp4", content: Buffer.alloc(70_000_000) };
    const path = await archive("zeros", THEIRS, 1, [zeros]);
    await expect(replaceWith(path)).rejects.toThrow("unpacks to more than a backup would");
  });
});

test("a restore that is killed leaves rows and secret as they were, and the next one is whole", async () => {
  expect(run("restore", await archive("ours", OWN, 1, [OURS]))).toEqual(succeeded);
  // So many that there is time to kill it between the first and the last.
  const films = Array.from({ length: 200 }, (_, at) => {
    return { bucket: "site_videos", key: `videos/${at}.mp4`, content: Buffer.from(String(at)) };
  });
  const path = await archive("theirs", THEIRS, 1, films);
  const env = toolEnvironment({ DATA_DIR: place });
  const child = spawn(process.execPath, ["tools/restore.ts", path, "--replace"], { env });
  await vi.waitUntil(() => existsSync(aside) || child.exitCode !== null, { timeout: 60_000, interval: 1 });
  child.kill("SIGKILL");
  expect((await once(child, "exit"))[1]).toBe("SIGKILL");
  expect(secretNow()).toBe(OWN);
  const after = join(folder, "after-kill.tar.gz");
  expect(run("backup", after)).toEqual(succeeded);
  expect((await verifyArchive(after)).tables.find(({ name }) => name === "content")?.rows).toBe(1);

  expect(run("restore", path, "--replace")).toEqual(succeeded);
  const names = films.map(({ key }) => basename(key));
  expect([secretNow(), filesIn(place).sort(), existsSync(aside)]).toEqual([THEIRS, names.sort(), false]);
}, 240_000);

test("one that is ended between its rows and its secret is finished by the next start", () =>
  withConnection(async (client) => {
    const own = env().authSecret;
    await client.query("begin");
    await preserveRestoredSecret(client, THEIRS);
    await client.query("rollback");
    expect([await applyRestoredSecret(client), env().authSecret]).toEqual([false, own]);
    await client.query("begin");
    await preserveRestoredSecret(client, THEIRS);
    await client.query("commit");
    expect([await applyRestoredSecret(client), env().authSecret]).toEqual([true, THEIRS]);
    expect(await applyRestoredSecret(client)).toBe(false);
  }));
