import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { film, flatPng, picture, realFilm } from "#tests/support/media-fixtures.ts";
import { serveFile } from "./files.server.ts";
import { hasFfmpeg } from "./film-renditions.server.ts";
import { getFilm } from "./films.server.ts";
import { galleryImageUpload, heroVideoUpload, rugDesignUpload, type UploadKind } from "./media.rules.ts";
import { getPictures, removeMedia, restoreMedia, saveAlt, saveFocalPoint } from "./media.server.ts";
import { media } from "./media.table.ts";
import { registerMediaJobs } from "./media-jobs.server.ts";
import { answerUpload } from "./resumable-uploads.server.ts";
import { clearStaging, stagingFolder } from "./staging.server.ts";
import { receiveUpload } from "./uploads.server.ts";

const editors: Record<string, Editor> = {
  ana: { id: "ana", email: "ana@urdume.example", role: "admin", sessionId: "1" },
  bia: { id: "bia", email: "bia@urdume.example", role: "admin", sessionId: "2" },
  caio: { id: "caio", email: "caio@urdume.example", role: "simulator", sessionId: "3" },
};
const { ana, caio } = editors as { ana: Editor; caio: Editor };

vi.mock("#app/features/accounts/guard.server.ts", () => ({
  authorise: async (request: Request) => editors[request.headers.get("cookie") ?? ""] ?? null,
}));

useTestDatabase();
beforeAll(async () => {
  registerMediaJobs();
  await startJobs();
});
afterAll(stopJobs);

function form(files: File[], fields: Record<string, string> = {}): Request {
  const data = new FormData();
  for (const file of files) data.append("file", file);
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return new Request("http://site/admin", { method: "POST", body: data });
}

const fileOf = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);
const jpeg = async (width = 1000, height = 600, name = "foto.jpg") =>
  fileOf(await picture("jpeg", width, height), name);
const rowOf = async (url: string) => (await db().select().from(media).where(eq(media.url, url)))[0];

async function upload(file: File, kind: UploadKind = galleryImageUpload) {
  const { files } = await receiveUpload(ana, form([file]), kind);
  const url = files[0]?.value?.url;
  if (!url) throw new Error(`Not taken: ${files[0]?.toast?.title}`);
  return url;
}

async function readyRow(url: string) {
  await expect.poll(async () => (await rowOf(url))?.status, { timeout: 40_000, interval: 100 }).toBe("ready");
  return rowOf(url);
}

/** Everything that is kept anywhere: rows, stored files, files on their way. Waits until no job adds to it. */
async function everything() {
  const pending = () => db().$count(media, eq(media.status, "pending"));
  await expect.poll(pending, { timeout: 40_000, interval: 100 }).toBe(0);
  const stored = await Array.fromAsync(storage().list("site_videos"));
  const staged = (await readdir(stagingFolder()).catch(() => [])).filter((name) => !name.startsWith("work-"));
  const rows = await db().select({ url: media.url }).from(media);
  return {
    stored: stored.map(({ key }) => key),
    staged: staged.filter((name) => !name.endsWith(".result")),
    rows,
  };
}

test("a picture is stored with its row and a first rendition, and shown at once", async () => {
  const { files, fields } = await receiveUpload(
    ana,
    form([await jpeg()], { title: "Sala" }),
    galleryImageUpload,
  );
  expect(fields.get("title")).toBe("Sala");
  const value = files[0]?.value;
  expect(value).toMatchObject({ name: "foto.jpg", contentType: "image/jpeg", width: 1000, height: 600 });
  expect(value?.url).toMatch(/^\/files\/site_videos\/site\/imagens\/[0-9a-f]{32}\.jpg$/);
  const shown = (await getPictures([value?.url ?? ""], "pt-BR")).get(value?.url ?? "");
  expect(shown?.src).toMatch(/^\/files\/site_videos\/variants\/[0-9a-f]{32}-960\.jpg$/);
  expect(shown).toMatchObject({ width: 1000, height: 600, focal: { x: 0.5, y: 0.5 } });
  const [, , bucket = "", ...key] = (shown?.src ?? "").split("/");
  expect((await serveFile(new Request("http://site/"), bucket, key.join("/"))).status).toBe(200);
});

test("the other renditions follow by themselves", async () => {
  const url = await upload(await jpeg(1100, 500));
  const row = await readyRow(url);
  expect(row?.variants.map(({ format, width }) => `${format} ${width}`).sort()).toEqual(
    ["avif", "webp", "jpg"].flatMap((format) => [1100, 480, 960].map((width) => `${format} ${width}`)).sort(),
  );
  const shown = (await getPictures([url], "pt-BR")).get(url);
  expect(shown?.sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  expect(shown?.sources[0]?.srcset).toMatch(/-480\.avif 480w, .*-960\.avif 960w, .*-1100\.avif 1100w$/);
});

test("a film is stored; what was made of it depends on ffmpeg", async () => {
  const url = await upload(fileOf(film(), "abertura.mp4"), heroVideoUpload);
  expect(url).toMatch(/^\/files\/site_videos\/videos\/[0-9a-f]{32}\.mp4$/);
  expect(await getFilm(url, "pt-BR")).toMatchObject({
    url,
    width: 640,
    height: 360,
    durationSeconds: 2.5,
    poster: null,
  });
  // The fixture is no film to ffmpeg; without ffmpeg there is nothing to be done.
  const expected = (await hasFfmpeg()) ? "failed" : "ready";
  await expect.poll(async () => (await rowOf(url))?.status, { timeout: 20_000 }).toBe(expected);
});

test.runIf(await hasFfmpeg())(
  "a real film gets a still, a lighter copy, and its index in front",
  async () => {
    const bytes = await realFilm();
    const url = await upload(fileOf(bytes, "abertura.mp4"), heroVideoUpload);
    await readyRow(url);
    const shown = await getFilm(url, "pt-BR");
    expect(shown).toMatchObject({ width: 1280, height: 960, durationSeconds: 2 });
    expect(shown?.poster?.src).toMatch(/\/variants\/[0-9a-f]{32}-960\.jpg$/);
    expect(shown?.poster?.sources).toHaveLength(2);
    const boxes = async (address = "") => {
      const [, , bucket = "", ...key] = address.split("/");
      const opened = await storage().open(bucket, key.join("/"));
      const content = opened ? await buffer(opened.stream) : Buffer.alloc(0);
      return { bytes: content.length, isFast: content.indexOf("moov") < content.indexOf("mdat") };
    };
    expect(await boxes(shown?.url)).toMatchObject({ isFast: true });
    expect(shown?.url).not.toBe(url);
    const light = await boxes(shown?.lightUrl);
    expect(light.isFast).toBe(true);
    expect(light.bytes).toBeLessThan(bytes.length);
    expect(await boxes(url)).toMatchObject({ bytes: bytes.length, isFast: false });
  },
);

test.each<[string, () => File, UploadKind, string]>([
  [
    "a file that is no film",
    () => new File(["texto"], "a.mp4"),
    heroVideoUpload,
    "Formato de arquivo inválido",
  ],
  [
    "a film that was cut",
    () => fileOf(film().subarray(0, 2000), "a.mp4"),
    heroVideoUpload,
    "Vídeo incompleto",
  ],
  ["a bomb", () => fileOf(flatPng(9000, 9000), "a.png"), galleryImageUpload, "Imagem recusada"],
  [
    "too many pixels",
    () => fileOf(flatPng(10_001, 10_001, 1), "a.png"),
    galleryImageUpload,
    "Imagem grande demais",
  ],
  ["an empty file", () => new File([], "a.png"), galleryImageUpload, "Arquivo vazio"],
  [
    "too many bytes",
    () => new File([Buffer.alloc(2000)], "a.png"),
    { ...galleryImageUpload, maxBytes: 1000 },
    "Arquivo muito grande",
  ],
])("%s is refused and leaves nothing behind", async (_name, file, kind, title) => {
  const before = await everything();
  const { files } = await receiveUpload(ana, form([file()]), kind);
  expect(files).toMatchObject([{ ok: false, toast: { kind: "error", title } }]);
  expect(await everything()).toEqual(before);
});

test("a form that announces too much is refused before it is read", async () => {
  const request = form([await jpeg()]);
  request.headers.set("content-length", String(60 * 1024 * 1024));
  const { files } = await receiveUpload(ana, request, heroVideoUpload);
  expect(files[0]?.toast).toMatchObject({
    title: "Arquivo muito grande",
    text: "O tamanho máximo permitido é de 50MB.",
  });
  expect(request.bodyUsed).toBe(false);
});

test("a role may only send what its screens take", async () => {
  const { files } = await receiveUpload(caio, form([await jpeg()]), galleryImageUpload);
  expect(files).toMatchObject([{ ok: false, toast: { title: "Acesso não autorizado" } }]);
  const design = fileOf(await picture("png"), "desenho.png");
  expect((await receiveUpload(caio, form([design]), rugDesignUpload)).files[0]?.ok).toBe(true);
});

test("an empty file field is no file", async () => {
  const { files, fields } = await receiveUpload(ana, form([new File([], "")], { url: "x" }), heroVideoUpload);
  expect(files).toEqual([]);
  expect(fields.get("url")).toBe("x");
});

test("description and focal point are shown", async () => {
  const url = await upload(await jpeg(300, 200));
  await saveFocalPoint(ana, url, { x: 0.25, y: 2 });
  await saveAlt(ana, url, "pt-BR", "Tapete na sala");
  await saveAlt(ana, url, "en", "Rug in the room");
  expect((await getPictures([url], "en")).get(url)).toMatchObject({
    alt: "Rug in the room",
    focal: { x: 0.25, y: 1 },
  });
  expect((await getPictures([url], "es")).get(url)?.alt).toBe("Tapete na sala");
});

test("a removed file is no longer shown and can be had back", async () => {
  const url = await upload(await jpeg(320, 200));
  await removeMedia(ana, url);
  expect((await getPictures([url], "pt-BR")).size).toBe(0);
  expect(await restoreMedia(ana, url)).toBe(true);
  expect((await getPictures([url], "pt-BR")).size).toBe(1);
});

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
  return answerUpload(new Request("http://site/admin/uploads", { method: "POST", headers }));
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
  return answerUpload(new Request(`http://site${path}`, init));
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
  const [, , bucket = "", ...key] = stored.url.split("/");
  expect((await storage().stat(bucket, key.join("/")))?.bytes).toBe(bytes.length);

  const again = await ask("HEAD", path);
  expect(again.headers.get("upload-offset")).toBe(String(bytes.length));
  expect(again.headers.get("x-file-url")).toBe(stored.url);
  expect(await (await ask("GET", path)).json()).toEqual(stored);
});

test("an upload that is refused at its end says why and leaves nothing behind", async () => {
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
  const { utimes } = await import("node:fs/promises");
  const yesterday = Date.now() / 1000 - 25 * 3600;
  for (const name of [id, `${id}.json`]) await utimes(join(stagingFolder(), name), yesterday, yesterday);
  await clearStaging();
  expect((await readdir(stagingFolder())).filter((name) => name.startsWith(id))).toEqual([]);
});

test("files are served whole, in parts, or not at all", async () => {
  await storage().put("site_assets", "site/a.jpg", Buffer.from("0123456789"), { contentType: "image/jpeg" });
  const get = (headers: Record<string, string> = {}, method = "GET", key = "site/a.jpg") =>
    serveFile(new Request("http://site/", { method, headers }), "site_assets", key);
  const whole = await get();
  expect(whole.status).toBe(200);
  expect(await whole.text()).toBe("0123456789");
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "content-length": "10",
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=3600",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  const part = await get({ range: "bytes=2-4" });
  expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
    206,
    "bytes 2-4/10",
    "234",
  ]);
  const end = await get({ range: "bytes=-3" });
  expect([end.status, end.headers.get("content-length"), await end.text()]).toEqual([206, "3", "789"]);
  const behind = await get({ range: "bytes=10-" });
  expect([behind.status, behind.headers.get("content-range")]).toEqual([416, "bytes */10"]);

  const etag = whole.headers.get("etag") ?? "";
  expect((await get({ "if-none-match": `"x", W/${etag}` })).status).toBe(304);
  expect((await get({ "if-modified-since": whole.headers.get("last-modified") ?? "" })).status).toBe(304);
  expect((await get({ range: "bytes=0-1", "if-range": etag })).status).toBe(206);
  expect((await get({ range: "bytes=0-1", "if-range": '"old"' })).status).toBe(200);
  const head = await get({}, "HEAD");
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "10", ""]);

  expect((await get({}, "GET", "nowhere.jpg")).status).toBe(404);
  expect((await get({}, "GET", "../auth-secret")).status).toBe(404);
  expect((await serveFile(new Request("http://site/"), "uploads", "x")).status).toBe(404);
});

test("variants are kept for ever, drawings are handed over instead of opened", async () => {
  await storage().put("site_assets", "variants/a-480.avif", Buffer.from("x"), { contentType: "image/avif" });
  const variant = await serveFile(new Request("http://site/"), "site_assets", "variants/a-480.avif");
  expect(variant.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  await storage().put("site_assets", "site/a.svg", Buffer.from("<svg/>"), { contentType: "image/svg+xml" });
  const drawing = await serveFile(new Request("http://site/"), "site_assets", "site/a.svg");
  expect(drawing.headers.get("content-disposition")).toBe("attachment");
});

test("a visitor who leaves does not keep the file open", async () => {
  await storage().put("site_assets", "site/b.jpg", Buffer.alloc(2_000_000), { contentType: "image/jpeg" });
  const visit = new AbortController();
  const response = await serveFile(
    new Request("http://site/", { signal: visit.signal }),
    "site_assets",
    "site/b.jpg",
  );
  const reader = response.body?.getReader();
  await reader?.read();
  visit.abort();
  await expect(reader?.closed).rejects.toThrow();
});

test("a stored file gives back what was sent", async () => {
  await storage().put("site_assets", "site/c.svg", Buffer.from("tapete"), { contentType: "image/svg+xml" });
  const opened = await storage().open("site_assets", "site/c.svg");
  expect(opened && (await text(opened.stream))).toBe("tapete");
});
