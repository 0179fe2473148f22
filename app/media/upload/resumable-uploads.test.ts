import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { storage } from "#app/platform/storage/storage.server.ts";
import { flatPng, picture } from "#tests/support/media-fixtures.ts";
import { ana, bia, caio, everything, placeOf, useMediaJobs } from "#tests/support/media-uploads.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { handleUpload } from "./resumable-uploads.server.ts";
import { clearStaging, stagingFolder } from "./staging.server.ts";

vi.mock("#app/accounts/guard.server.ts", () => ({
  authorise: async (request: Request) =>
    [ana, bia, caio].find(({ id }) => id === request.headers.get("cookie")) ?? null,
}));

useTestDatabase();
useMediaJobs();

const TUS = { "tus-resumable": "1.0.0" };
const metadata = (kind: string, name: string) =>
  `kind ${Buffer.from(kind).toString("base64")},filename ${Buffer.from(name).toString("base64")}`;

function begin(bytes: number, { kind = "galleryImage", name = "foto.jpg", who = "ana" } = {}) {
  const headers = {
    ...TUS,
    cookie: who,
    "upload-length": String(bytes),
    "upload-metadata": metadata(kind, name),
  };
  return handleUpload(new Request("http://site/admin/uploads", { method: "POST", headers }));
}

function ask(
  method: string,
  path: string,
  who = "ana",
  headers: Record<string, string> = {},
  body?: BodyInit,
) {
  const all = { ...TUS, cookie: who, ...headers };
  const init: RequestInit = { method, headers: all, ...(body !== undefined && { body, duplex: "half" }) };
  return handleUpload(new Request(`http://site${path}`, init));
}

const piece = (offset: number) => ({
  "content-type": "application/offset+octet-stream",
  "upload-offset": String(offset),
});

test("an upload goes on where the connection broke, and its result can be asked for again", async () => {
  const bytes = await picture("jpeg", 900, 700);
  const begun = await begin(bytes.length);
  expect(begun.status).toBe(201);
  const path = begun.headers.get("location") ?? "";
  const half = Math.floor(bytes.length / 2);
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes.subarray(0, half)),
    pull: async (controller) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      controller.error(new Error("connection lost"));
    },
  });
  await ask("PATCH", path, "ana", piece(0), broken).catch(() => undefined);
  const where = await ask("HEAD", path);
  expect(where.headers.get("upload-offset")).toBe(String(half));

  const done = await ask("PATCH", path, "ana", piece(half), bytes.subarray(half) as Uint8Array<ArrayBuffer>);
  expect(done.status).toBe(200);
  const stored = (await done.json()) as { url: string };
  expect(stored).toMatchObject({ width: 900, height: 700, name: "foto.jpg" });
  expect(done.headers.get("x-file-url")).toBe(stored.url);
  expect((await storage().stat(...placeOf(stored.url)))?.bytes).toBe(bytes.length);

  const again = await ask("HEAD", path);
  expect(again.headers.get("upload-offset")).toBe(String(bytes.length));
  expect(again.headers.get("x-file-url")).toBe(stored.url);
  expect(await (await ask("GET", path)).json()).toEqual(stored);
});

test("an upload that is refused at its end reports the reason and leaves nothing behind", async () => {
  const before = await everything();
  const bytes = flatPng(9000, 9000);
  const path = (await begin(bytes.length, { name: "a.png" })).headers.get("location") ?? "";
  const done = await ask("PATCH", path, "ana", piece(0), bytes as Uint8Array<ArrayBuffer>);
  expect(done.status).toBe(422);
  expect(await done.json()).toMatchObject({ title: "Imagem recusada" });
  expect(await everything()).toEqual(before);
  expect((await ask("HEAD", path)).status).toBe(410);
});

test("an upload is refused before its first byte: too large, unknown kind, wrong role, nobody", async () => {
  const before = await everything();
  const large = await begin(51 * 1024 * 1024, { kind: "heroVideo", name: "a.mp4" });
  expect(large.status).toBe(413);
  expect(await large.json()).toMatchObject({ title: "Arquivo muito grande" });
  expect((await begin(100, { kind: "anything" })).status).toBe(403);
  expect((await begin(100, { who: "caio" })).status).toBe(403);
  expect((await begin(100, { who: "nobody" })).status).toBe(401);
  expect(await everything()).toEqual(before);
});

test("nobody touches the upload of another", async () => {
  const path = (await begin(100)).headers.get("location") ?? "";
  expect((await ask("HEAD", path, "bia")).status).toBe(403);
  expect((await ask("PATCH", path, "bia", piece(0), "x")).status).toBe(403);
  expect((await ask("DELETE", path, "bia")).status).toBe(403);
  expect((await ask("HEAD", path, "nobody")).status).toBe(401);
  expect((await ask("DELETE", path)).status).toBe(204);
  expect((await ask("HEAD", path)).status).toBe(404);
});

test("what nobody came back for is cleared after a day", async () => {
  const path = (await begin(100)).headers.get("location") ?? "";
  const id = path.split("/").at(-1) ?? "";
  await clearStaging();
  expect(await readdir(stagingFolder())).toContain(id);
  const yesterday = Date.now() / 1000 - 25 * 3600;
  for (const name of [id, `${id}.json`]) await utimes(join(stagingFolder(), name), yesterday, yesterday);
  await clearStaging();
  expect((await readdir(stagingFolder())).filter((name) => name.startsWith(id))).toEqual([]);
});
