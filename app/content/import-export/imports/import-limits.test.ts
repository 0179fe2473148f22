import { crc32, deflateRawSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { announceFile, sendFile } from "#tests/support/resumable.ts";
import { askDatabaseOf } from "#tests/support/servers/database.ts";
import { startTestApp, type TestApp } from "#tests/support/servers/test-app.ts";
import { type ZippedFile, zipOf } from "#tests/support/zip.ts";
import { IMPORT_UPLOADS, MAX_BYTES } from "../import-export.rules.ts";
import { importExportTexts } from "../import-export.texts.ts";

const { detail, errors, failures, toasts } = importExportTexts;
const WITHIN = { timeout: 100_000, interval: 200 };
let app: TestApp;
let cookie: string;
beforeAll(async () => {
  app = await startTestApp({ seed: "none" });
  cookie = await app.signIn();
}, 180_000);
afterAll(() => app.stop());

const page = async (path: string) => (await fetch(app.url + path, { headers: { cookie } })).text();

function post(path: string, body: FormData | URLSearchParams, session = cookie) {
  return fetch(app.url + path, {
    method: "POST",
    body,
    headers: { origin: app.url, cookie: session },
    redirect: "manual",
  });
}

async function bring(files: Partial<Record<"sheet" | "pictures", Buffer>>): Promise<string> {
  const form = new FormData();
  form.set("kind", "catalogue");
  for (const [field, content] of Object.entries(files) as ["sheet" | "pictures", Buffer][])
    form.set(`${field}-sent`, await sendFile(app, cookie, IMPORT_UPLOADS[field], `${field}.bin`, content));
  const path = (await post("/admin/importar-exportar", form)).headers.get("location") ?? "";
  await expect.poll(() => page(path), WITHIN).not.toContain(detail.readingLead);
  return path;
}

const small = (name: string): ZippedFile => ({ name, bytes: Buffer.from("x") });

function saying(name: string, content: Buffer, bytes: number): Buffer {
  const packed = deflateRawSync(content);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(bytes, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from("PK\x03\x04"), common, Buffer.from(name), packed]);
  const madeBy = Buffer.from([20, 0]);
  const listed = Buffer.concat([
    ...[Buffer.from("PK\x01\x02"), madeBy, common, Buffer.alloc(14), Buffer.from(name)],
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, listed, Buffer.from("PK\x05\x06"), end]);
}

test.each([
  ["that is none", () => Promise.resolve(Buffer.from("no archive")), failures.pictures.unreadable],
  [
    "of more pictures than an archive may have",
    () => zipOf(Array.from({ length: 3001 }, (_, n) => small(`tapete-${n}.png`))),
    failures.pictures.tooMany,
  ],
  [
    "that would unpack to four gigabytes",
    () => Promise.resolve(saying("tapete-grande.png", Buffer.from("x"), 4_200_000_000)),
    failures.pictures.tooLarge,
  ],
])("an archive %s is refused in words", async (_, make, words) => {
  const path = await bring({ pictures: await make() });
  expect(await page(path)).toContain(words);
});

test("a file that is larger than its archive says is not unpacked further", async () => {
  const archive = saying("tapete-x.png", Buffer.alloc(50_000), 10);
  const path = await bring({ pictures: archive });
  expect(await page(path)).toContain(detail.refusedLead(1));
});

test("a file is refused before it is sent when it is too large, and to whoever may not import", async () => {
  const announce = (session: string, bytes: number) =>
    announceFile(app, session, IMPORT_UPLOADS.sheet, "a.csv", bytes);
  const large = await announce(cookie, MAX_BYTES.sheet + 1);
  expect([large.status, await large.json()]).toEqual([413, toasts.tooLarge]);
  expect((await announce(await app.signIn("simulator"), 10)).status).toBe(403);
  expect((await announce("", 10)).status).toBe(401);
});

test("what somebody sent ahead is nobody else's, and is used once", async () => {
  const sheet = Buffer.from("nome\r\nDe outra pessoa\r\n");
  const token = await sendFile(app, cookie, IMPORT_UPLOADS.sheet, "a.csv", sheet);
  const form = () => {
    const fields = new FormData();
    fields.set("kind", "catalogue");
    fields.set("sheet-sent", token);
    return fields;
  };
  const other = await post("/admin/importar-exportar", form(), await app.signIn("editor"));
  expect(await other.text()).toContain(errors.missing);
  expect((await post("/admin/importar-exportar", form())).status).toBe(302);
  expect(await (await post("/admin/importar-exportar", form())).text()).toContain(errors.missing);
});

test("the database knows the size of the catalogue as soon as an import is written", async () => {
  // As where the owner removed the demonstration's rugs.
  await askDatabaseOf(app, sql`analyze products`);
  const rugs = Array.from({ length: 200 }, (_, n) => `Contado ${n};2x3=1000`);
  const path = await bring({ sheet: Buffer.from(["nome;medidas", ...rugs, ""].join("\r\n")) });
  await post(path, new URLSearchParams({ intent: "confirm" }));
  await expect.poll(() => page(path), WITHIN).toContain(detail.doneLead(200, 0));
  expect(await askDatabaseOf(app, sql`select reltuples from pg_class where relname = 'products'`)).toEqual([
    { reltuples: 200 },
  ]);
  await post(path, new URLSearchParams({ intent: "undo" }));
  await expect.poll(() => page(path), WITHIN).toContain(detail.undoneLead);
});

test("an import that is called off while it is written leaves nothing of itself", async () => {
  const many = 12_000;
  const rugs = Array.from({ length: many }, (_, n) => `Interrompido ${n};2x3=1000`);
  const path = await bring({ sheet: Buffer.from(["nome;medidas", ...rugs, ""].join("\r\n")) });
  const confirmed = post(path, new URLSearchParams({ intent: "confirm" }));
  await expect.poll(() => page(path), { ...WITHIN, interval: 20 }).toContain(detail.writingLead);
  await Promise.all([confirmed, post(path, new URLSearchParams({ intent: "cancel" }))]);
  await expect
    .poll(() => page(path), WITHIN)
    .toMatch(new RegExp(`${detail.cancelledLead}|${detail.undoneLead}`));
  const count = async () =>
    (await askDatabaseOf<{ n: number }>(app, sql`select count(*)::int as n from products`))[0]?.n;
  expect(await count()).toBe(0);
  expect(await page(path)).not.toContain(detail.undo);
  expect(await count()).toBe(0);
});
