import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { type S3Server, startS3Server } from "#tests/support/servers/s3-server.ts";
import { clock } from "../clock.ts";
import { diskStorage, removeUnfinished } from "./disk-storage.server.ts";
import { makePrivate } from "./make-private.server.ts";
import { parseS3Address, s3Storage } from "./s3-storage.server.ts";
import { CACHE_IMMUTABLE, type Storage, StorageNameError } from "./storage.rules.ts";

vi.mock(import("node:fs/promises"), async (original) => {
  const real = await original();
  const statfs = async (path: string) =>
    Object.assign(await real.statfs(path), path.includes("/full/") && { bavail: 100 });
  return { ...real, statfs: statfs as typeof real.statfs };
});

let folder: string;
let s3: S3Server;
const text = { contentType: "text/plain" };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "urdume-storage-"));
  s3 = await startS3Server();
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await s3.stop();
});

const kinds: Record<string, () => Storage> = {
  disk: () => diskStorage(join(folder, "files")),
  s3: () => s3Storage(parseS3Address(s3.url("casa/arquivos")), s3),
};

describe.each(Object.keys(kinds))("storage on %s", (name) => {
  const storage = () => (kinds[name] as () => Storage)();
  const read = async (key: string, range?: { start: number; end: number }) => {
    const opened = await storage().open("site_assets", key, range);
    return opened ? buffer(opened.stream) : null;
  };

  test("answers", async () => {
    await expect(storage().check()).resolves.toBeUndefined();
  });

  test("gives back what was put", async () => {
    const bytes = randomBytes(300_000);
    await storage().put("site_assets", "products/a.jpg", bytes, { contentType: "image/jpeg" });
    expect((await read("products/a.jpg"))?.equals(bytes)).toBe(true);
    const stat = await storage().stat("site_assets", "products/a.jpg");
    expect(stat).toMatchObject({ bytes: 300_000, etag: expect.stringMatching(/^"[^"]+"$/) });
    expect(Math.abs(Date.now() - Number(stat?.modified))).toBeLessThan(60_000);
  });

  test("takes a stream of a known length", async () => {
    const parts = [Buffer.from("nó, "), Buffer.from("tear")];
    const contentLength = Buffer.concat(parts).length;
    await storage().put("site_assets", "stream.txt", Readable.from(parts), { ...text, contentLength });
    expect((await read("stream.txt"))?.toString()).toBe("nó, tear");
  });

  test("a stream that ends early is not stored", async () => {
    const cut = storage().put("site_assets", "cut.txt", Readable.from([Buffer.from("metade")]), {
      ...text,
      contentLength: 12,
    });
    await expect(cut).rejects.toThrow();
    expect(await storage().stat("site_assets", "cut.txt")).toBeNull();
  });

  test("takes a local file away", async () => {
    const path = join(folder, `${name}.txt`);
    await writeFile(path, "tapete");
    await storage().putFile("site_assets", "moved.txt", path, text);
    expect((await read("moved.txt"))?.toString()).toBe("tapete");
    await expect(readFile(path)).rejects.toThrow();
  });

  test("opens a part", async () => {
    await storage().put("site_assets", "part.txt", Buffer.from("0123456789"), text);
    expect((await read("part.txt", { start: 2, end: 5 }))?.toString()).toBe("2345");
    expect((await read("part.txt", { start: 8, end: 99 }))?.toString()).toBe("89");
  });

  test("replaces what was there, with another mark", async () => {
    await storage().put("site_assets", "twice.txt", Buffer.from("um"), text);
    const before = await storage().stat("site_assets", "twice.txt");
    await storage().put("site_assets", "twice.txt", Buffer.from("dois"), text);
    const after = await storage().stat("site_assets", "twice.txt");
    expect((await read("twice.txt"))?.toString()).toBe("dois");
    expect(after?.etag).not.toBe(before?.etag);
  });

  test("says when there is nothing", async () => {
    expect(await storage().open("site_assets", "nowhere.txt")).toBeNull();
    expect(await storage().stat("site_assets", "nowhere.txt")).toBeNull();
    await expect(storage().remove("site_assets", "nowhere.txt")).resolves.toBeUndefined();
  });

  test("removes", async () => {
    await storage().put("site_assets", "gone.txt", Buffer.from("x"), text);
    await storage().remove("site_assets", "gone.txt");
    expect(await storage().stat("site_assets", "gone.txt")).toBeNull();
  });

  test("lists by prefix, in order, over several pages, and not what other programs left there", async () => {
    for (const key of ["l/4.txt", "l/1.txt", "l/2.txt", "l/3.txt", "l/5.txt", "other.txt"])
      await storage().put("site_videos", key, Buffer.from(key), text);
    const [someObject] = s3.objects.values();
    if (name === "disk") await writeFile(join(folder, "files/site_videos/l/.DS_Store"), "x");
    else if (someObject) s3.objects.set("casa/arquivos/site_videos/l/", someObject);
    const keys = (await Array.fromAsync(storage().list("site_videos", "l/"))).map(({ key }) => key);
    expect(keys).toEqual(["l/1.txt", "l/2.txt", "l/3.txt", "l/4.txt", "l/5.txt"]);
    expect((await Array.fromAsync(storage().list("empty_bucket"))).length).toBe(0);
  });

  test("keeps names with accents and spaces", async () => {
    await storage().put("site_assets", "site/coleção nova.txt", Buffer.from("sim"), text);
    expect((await read("site/coleção nova.txt"))?.toString()).toBe("sim");
  });

  test.each([
    "../x",
    "a/../b",
    "/etc/passwd",
    "a//b",
    "",
    ".hidden",
    "a/.b",
    "a\\b",
    "a\0b",
    "x".repeat(600),
    "a/b.",
    "a/ ",
  ])("refuses the name %j", async (key) => {
    const put = async () => storage().put("site_assets", key, Buffer.from("x"), text);
    await expect(put()).rejects.toThrow(StorageNameError);
  });
});

test("on disk a file is its owner's alone, also one that an earlier version stored for all", async () => {
  const root = join(folder, "private");
  await mkdir(join(root, "site_assets", "old"), { recursive: true, mode: 0o755 });
  await writeFile(join(root, "site_assets", "old", "a.txt"), "a", { mode: 0o644 });
  await chmod(root, 0o755);
  await makePrivate([root]);
  await diskStorage(root).put("site_assets", "new/b.txt", Buffer.from("b"), text);
  const modes = ["", "site_assets/old", "site_assets/old/a.txt", "site_assets/new", "site_assets/new/b.txt"];
  expect(await Promise.all(modes.map(async (path) => (await stat(join(root, path))).mode & 0o777))).toEqual([
    0o700, 0o700, 0o600, 0o700, 0o600,
  ]);
});

test("a full disk, or one that is read-only, is reported before anything is lost", async () => {
  await expect(diskStorage(join(folder, "full")).check()).rejects.toThrow("is full");
  await writeFile(join(folder, "file"), "");
  await expect(diskStorage(join(folder, "file")).check()).rejects.toThrow("ENOTDIR");
});

test("a disk is checked by writing, at most once a second while it works", async () => {
  const storage = diskStorage(join(folder, "checked"));
  const { now } = clock;
  onTestFinished(() => {
    clock.now = now;
  });
  const begun = Date.now();
  clock.now = () => new Date(begun);
  await writeFile(join(folder, "checked"), "");
  await expect(storage.check()).rejects.toThrow("ENOTDIR");
  await rm(join(folder, "checked"));
  await Promise.all([storage.check(), storage.check()]);
  await rm(join(folder, "checked"), { recursive: true });
  await writeFile(join(folder, "checked"), "");
  await expect(storage.check()).resolves.toBeUndefined();
  clock.now = () => new Date(begun + 1001);
  await expect(storage.check()).rejects.toThrow("ENOTDIR");
});

test("on disk nothing unfinished stays behind a failure", async () => {
  const storage = diskStorage(join(folder, "failing"));
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from("começo");
      throw new Error("cut");
    })(),
  );
  await expect(storage.put("site_assets", "broken.txt", broken, text)).rejects.toThrow("cut");
  expect(await readdir(join(folder, "failing", ".unfinished"))).toEqual([]);
});

test("what a process was writing when it was killed is removed a day later, and nothing that is being written", async () => {
  const workshop = join(folder, "killed/.unfinished");
  await mkdir(workshop, { recursive: true });
  for (const name of ["left", "written"]) await writeFile(join(workshop, name), "metade");
  await utimes(join(workshop, "left"), 0, 0);
  await removeUnfinished(join(folder, "killed"));
  expect(await readdir(workshop)).toEqual(["written"]);
  await removeUnfinished(join(folder, "without"));
});

test("S3 keeps type and cache rule, below the prefix", async () => {
  const options = { contentType: "image/avif", cacheControl: CACHE_IMMUTABLE };
  await kinds.s3?.().put("site_assets", "variants/a-480.avif", Buffer.from("x"), options);
  expect(s3.objects.get("casa/arquivos/site_assets/variants/a-480.avif")).toMatchObject(options);
});

test.each([3, 5_000_000])("S3 that is busy gets a file of %i bytes again", async (length) => {
  const bytes = randomBytes(length);
  const path = join(folder, "busy");
  await writeFile(path, bytes);
  s3.busy.add("PUT");
  await kinds.s3?.().putFile("site_assets", "busy.bin", path, text);
  expect(s3.busy.size).toBe(0);
  expect(s3.objects.get("casa/arquivos/site_assets/busy.bin")?.body.equals(bytes)).toBe(true);
});

test("S3 refuses a wrong secret", async () => {
  const stranger = s3Storage(parseS3Address(s3.url()), {
    accessKeyId: s3.accessKeyId,
    secretAccessKey: "guessed",
  });
  await expect(stranger.put("site_assets", "a.txt", Buffer.from("x"), text)).rejects.toThrow(/signature/);
  await expect(stranger.check()).rejects.toThrow();
  expect(s3.objects.has("site_assets/a.txt")).toBe(false);
});

test("an upload that a bucket does not take leaves no file open", async () => {
  const path = join(folder, "kept.txt");
  await writeFile(path, "tapete");
  const body = createReadStream(path);
  const away = s3Storage(parseS3Address("s3://casa?endpoint=http://127.0.0.1:1"), s3);
  await expect(away.put("site_assets", "kept.txt", body, { ...text, contentLength: 6 })).rejects.toThrow();
  expect(body.destroyed).toBe(true);
});

test("S3 is checked by writing and reading, at most once a minute while it works", async () => {
  const storage = s3Storage(parseS3Address(s3.url("casa")), s3);
  const { now } = clock;
  onTestFinished(() => {
    clock.now = now;
    s3.forbidden.clear();
  });
  for (const method of ["PUT", "GET"]) {
    s3.forbidden.add(method);
    await expect(storage.check(), method).rejects.toThrow("Access Denied");
    s3.forbidden.clear();
  }
  await expect(storage.check()).resolves.toBeUndefined();
  s3.forbidden.add("PUT");
  await expect(storage.check()).resolves.toBeUndefined();
  const later = Date.now() + 61_000;
  clock.now = () => new Date(later);
  await expect(storage.check()).rejects.toThrow("Access Denied");
  expect((await Array.fromAsync(storage.list("site_assets"))).map(({ key }) => key)).toEqual([]);
});

test("an S3 address names bucket, prefix, endpoint and region", () => {
  expect(parseS3Address("s3://urdume/a/b/?endpoint=http://127.0.0.1:9000&region=sa-east-1")).toEqual({
    bucket: "urdume",
    prefix: "a/b/",
    endpoint: "http://127.0.0.1:9000",
    region: "sa-east-1",
  });
  expect(parseS3Address("s3://urdume")).toMatchObject({ bucket: "urdume", prefix: "", region: undefined });
});
