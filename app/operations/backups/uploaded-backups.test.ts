import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ArchiveWriter, readArchive, verifyArchive } from "#app/platform/backup/archive.ts";
import { LIST_NAME, MANIFEST_NAME } from "#app/platform/backup/manifest.rules.ts";
import { newId } from "#app/platform/ids.ts";
import { personalDataTexts } from "#app/requests/personal-data/personal-data.texts.ts";
import { archivePath } from "#tests/archives/archives.ts";
import { announceFile, sendFile } from "#tests/support/resumable.ts";
import { askDatabaseOf } from "#tests/support/servers/database.ts";
import { startTestApp, type TestApp } from "#tests/support/servers/test-app.ts";
import { ADMINISTRATOR } from "#tests/support/sign-in.ts";
import { UPLOAD_KIND } from "./backups.rules.ts";
import { backupTexts } from "./backups.texts.ts";

const { inspection, bring, states, toasts } = backupTexts;
const WITHIN = { timeout: 200_000, interval: 1500 };
vi.setConfig({ testTimeout: 400_000 });
const PERSON = { email: "lia.esquecida@example.com", phone: "+55 11 91234-5678" };

let app: TestApp;
let cookie: string;
beforeAll(async () => {
  app = await startTestApp({ seed: "none" });
  cookie = await app.signIn();
}, 180_000);
afterAll(() => app.stop());

const begin = (bytes: number, session = cookie) =>
  announceFile(app, session, UPLOAD_KIND, "copia.backup.tar.gz", bytes);
const bringFile = (content: Buffer) => sendFile(app, cookie, UPLOAD_KIND, "copia.backup.tar.gz", content);

const page = async (path: string) => (await fetch(app.url + path, { headers: { cookie } })).text();

async function untilSaid(path: string, words: string): Promise<string> {
  await expect.poll(() => page(path), WITHIN).toContain(words);
  return page(path);
}

function post(path: string, fields: Record<string, string>) {
  return fetch(app.url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin: app.url, cookie },
    redirect: "manual",
  });
}

const nameIn = (path: string) => path.split("/").at(-1) ?? "";
const restore = (path: string) =>
  post("/admin/copias/restaurar", { name: nameIn(path), password: ADMINISTRATOR.password });

const ask = <T extends Record<string, unknown>>(statement: SQL) => askDatabaseOf<T>(app, statement);

async function download(): Promise<Buffer> {
  await post("/admin/copias", { intent: "make" });
  await untilSaid("/admin/copias", `>${states.proven}<`);
  const [name = ""] = /urdume-[\d-]+\.backup\.tar\.gz/.exec(await page("/admin/copias")) ?? [];
  const response = await post("/admin/copias/baixar", { name, password: ADMINISTRATOR.password });
  return Buffer.from(await response.arrayBuffer());
}

async function changed(content: Buffer, manifest: object, extra?: { name: string; bytes: Buffer }) {
  const [from, to] = [join(app.dataDir, `from-${newId()}`), join(app.dataDir, `to-${newId()}`)];
  writeFileSync(from, content);
  const { entries: _, ...known } = await verifyArchive(from);
  const writer = new ArchiveWriter(to);
  await readArchive(from, async ({ header: { name }, content }) => {
    if (name === MANIFEST_NAME || name === LIST_NAME) return;
    const bytes = Buffer.from(await text(content));
    await writer.add(name, bytes.length, Readable.from([bytes]));
  });
  if (extra) await writer.add(extra.name, extra.bytes.length, Readable.from([extra.bytes]));
  await writer.finish({ ...known, ...manifest });
  return readFileSync(to);
}

let downloaded: Buffer;
let brought: string;

test("a downloaded backup comes back, is looked at, and shows what is in it beside what is here", async () => {
  await ask(sql`insert into leads (id, name, email, whatsapp, origin, consent_version, consent_at)
    values (gen_random_uuid(), 'Lia', ${PERSON.email}, ${PERSON.phone}, 'product', '1', now())`);
  downloaded = await download();
  brought = await bringFile(downloaded);
  expect(brought).toMatch(/^\/admin\/copias\/arquivo\/urdume-/);
  const html = await untilSaid(brought, inspection.restore);
  expect(html).toContain(inspection.tables.leads);
  expect(await page("/admin/copias")).toContain(backupTexts.reasons.brought);
});

test.each([
  ["something that is no archive", () => Buffer.from("not an archive"), inspection.refusals.damaged],
  ["half of one", () => downloaded.subarray(0, downloaded.length / 2), inspection.refusals.damaged],
  [
    "one that unpacks to more than a backup would",
    () => gzipSync(Buffer.alloc(70_000_000)),
    inspection.refusals.bomb,
  ],
  ["one of a newer version", () => changed(downloaded, { newestMigration: 9e15 }), inspection.refusals.newer],
  [
    "one of a version before 0.8",
    () => changed(downloaded, { newestMigration: 1 }),
    inspection.refusals.older,
  ],
  [
    "one whose file would leave its folder",
    () => {
      const extra = { name: "files/site_assets/../../auth-secret", bytes: Buffer.from("x") };
      return changed(downloaded, {}, extra);
    },
    inspection.refusals.damaged,
  ],
])("%s is refused in words, and cannot be restored", async (_, make, words) => {
  const path = await bringFile(await make());
  const html = await untilSaid(path, words);
  expect(html).not.toContain(inspection.restore);
  const refused = await restore(path);
  expect(refused.headers.get("location")).toBe("/admin/copias");
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
});

test("nobody but an administrator sends one, and none that is larger than any", async () => {
  for (const role of ["editor", "simulator"] as const)
    expect((await begin(10, await app.signIn(role))).status).toBe(403);
  expect((await begin(10, "")).status).toBe(401);
  const huge = await begin(30 * 1024 ** 3);
  expect([huge.status, await huge.json()]).toEqual([413, bring.refusals.tooLarge]);
});

test("of two restorations at once one is done, the other refused with the reason; whoever was erased since does not come back, and the way back is offered", async () => {
  const { word } = personalDataTexts.erase;
  const erased = await post("/admin/leads/pessoa", { quem: PERSON.email, confirmation: word });
  expect(erased.status).toBe(200);
  expect(await ask(sql`select id from leads where email = ${PERSON.email}`)).toEqual([]);
  const [receipt] = await ask<{ id: string }>(sql`select id from erasures`);
  expect(receipt).toBeDefined();

  const responses = await Promise.all([restore(brought), restore(brought)]);
  const places = responses.map(({ headers }) => headers.get("location")).sort();
  expect(places).toEqual(["/admin-login", "/admin/copias"]);
  expect(await ask(sql`select id from leads where email = ${PERSON.email}`)).toEqual([]);
  expect(await ask(sql`select id from erasures`)).toEqual([receipt]);
  cookie = await app.signIn();
  expect(await page("/admin/copias")).toContain(backupTexts.wayBack.verb);
  const refused = responses.find(({ headers }) => headers.get("location") === "/admin/copias");
  const notice = refused?.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const html = await (
    await fetch(`${app.url}/admin`, { headers: { cookie: `${cookie}; ${notice}` } })
  ).text();
  expect(html).toContain(toasts.busy.title);
});

test("a backup of another installation brings its accounts along", async () => {
  const path = await bringFile(readFileSync(archivePath("0.8.1")));
  await untilSaid(path, inspection.restore);
  expect((await restore(path)).headers.get("location")).toBe("/admin-login");
  const home = await (await fetch(`${app.url}/tapetes`)).text();
  expect(home).toContain("/produtos/");
  cookie = await app.signIn();
  expect(await page("/admin")).toContain("Painel Administrativo");
  await app.restart();
  cookie = await app.signIn();
});
