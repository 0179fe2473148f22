import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { runTool, toolEnvironment } from "#tests/support/servers/run-tool.ts";
import { withConnection } from "../db/db.server.ts";
import { knownMigrations } from "../db/postgres/migrations.ts";
import { env } from "../env.server.ts";
import { ArchiveWriter, verifyArchive } from "./archive.ts";
import { fileEntry } from "./manifest.rules.ts";
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
const filesNow = () =>
  readdirSync(join(place, "files"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

beforeAll(async () => {
  const ours = { bucket: "site_assets", key: "products/ours.png", content: Buffer.from("ours") };
  expect(run("restore", await archive("ours", OWN, 1, [ours]))).toEqual(succeeded);
});

test.each([
  ["rows that are missing", 2, "site_assets", "theirs.png", /1 rows instead of 2/],
  ["a bucket that is none", 1, "elsewhere", "theirs.png", /No file of this product/],
  ["a way out of the bucket", 1, "site_assets", "../theirs.png", /No file of this product/],
])(
  "an archive refused for %s leaves secret and files as they were",
  async (what, rows, bucket, key, words) => {
    const good = { bucket: "site_assets", key: "good.png", content: Buffer.from("theirs") };
    const path = await archive(what, THEIRS, rows, [good, { ...good, bucket, key }]);
    expect(run("restore", path, "--replace")).toEqual({ status: 1, said: expect.stringMatching(words) });
    expect([secretNow(), filesNow(), existsSync(aside)]).toEqual([OWN, ["ours.png"], false]);
  },
);

test("a restore that fails puts files back that it had replaced", async () => {
  const other = { bucket: "site_assets", key: "products/ours.png", content: Buffer.from("other bytes") };
  // Longer than the disk takes.
  const last = { bucket: "site_assets", key: "x".repeat(300), content: Buffer.from("theirs") };
  const path = await archive("replacing", THEIRS, 1, [other, last]);
  expect(run("restore", path, "--replace")).toEqual({
    status: 1,
    said: expect.stringContaining("ENAMETOOLONG"),
  });
  expect(filesNow()).toEqual(["ours.png"]);
  expect(readFileSync(join(place, "files/site_assets/products/ours.png"), "utf8")).toBe("ours");
  expect(readdirSync(join(place, "backups"))).toEqual([]);
});

test("a restore that is killed leaves rows and secret as they were, and the next one is whole", async () => {
  const content = Buffer.alloc(60_000_000, randomBytes(1_000_000));
  const film = { bucket: "site_videos", key: "videos/theirs.mp4", content };
  const path = await archive("theirs", THEIRS, 1, [film]);
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
  expect([secretNow(), filesNow(), existsSync(aside)]).toEqual([THEIRS, ["theirs.mp4"], false]);
});

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

test("an archive built to exhaust whoever unpacks it is refused by its size", async () => {
  const zeros = { bucket: "site_videos", key: "videos/zeros.mp4", content: Buffer.alloc(300_000_000) };
  const path = await archive("zeros", THEIRS, 1, [zeros]);
  const unpacksToMore = { status: 1, said: expect.stringContaining("unpacks to more than a backup would") };
  expect(run("restore", path, "--replace")).toEqual(unpacksToMore);
});
