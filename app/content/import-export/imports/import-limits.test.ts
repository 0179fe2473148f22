import { type SQL, sql } from "drizzle-orm";
import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { announceFile, sendFile } from "#tests/support/resumable.ts";
import { askDatabaseOf } from "#tests/support/servers/database.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { IMPORT_UPLOADS, MAX_BYTES } from "../import-export.rules.ts";
import { importExportTexts } from "../import-export.texts.ts";

const { detail, errors, failures, toasts } = importExportTexts;
const WITHIN = { timeout: 100_000, interval: 200 };
const app = openTestApp();
let cookie: string;
beforeAll(async () => {
  cookie = await app.signIn();
});

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

test("an archive that is none is refused in words", async () => {
  const path = await bring({ pictures: Buffer.from("no archive") });
  expect(await page(path)).toContain(failures.pictures.unreadable);
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

const count = async (rows: SQL) =>
  (await askDatabaseOf<{ n: number }>(app, sql`select count(*)::int as n from ${rows}`))[0]?.n ?? 0;
const rugs = () => count(sql`products`);
const activeJobs = () => count(sql`pgboss.job where state = 'active'`);
const waitingForLocks = () =>
  count(sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);

test("the database knows the size of the catalogue as soon as an import is written", async () => {
  await askDatabaseOf(app, sql`analyze products`);
  const before = await rugs();
  const names = Array.from({ length: 200 }, (_, n) => `Contado ${n};2x3=1000`);
  const path = await bring({ sheet: Buffer.from(["nome;medidas", ...names, ""].join("\r\n")) });
  await post(path, new URLSearchParams({ intent: "confirm" }));
  await expect.poll(() => page(path), WITHIN).toContain(detail.doneLead(200, 0));
  const size = sql`select reltuples from pg_class where oid = 'public.products'::regclass`;
  expect(await askDatabaseOf(app, size)).toEqual([{ reltuples: before + 200 }]);
  await post(path, new URLSearchParams({ intent: "undo" }));
  await expect.poll(() => page(path), WITHIN).toContain(detail.undoneLead);
});

test("an import that is called off while it is written leaves nothing of itself", async () => {
  const before = await rugs();
  const names = Array.from({ length: 200 }, (_, n) => `Interrompido ${n};2x3=1000`);
  const path = await bring({ sheet: Buffer.from(["nome;medidas", ...names, ""].join("\r\n")) });
  const other = new pg.Client({ connectionString: app.databaseUrl });
  await other.connect();
  try {
    // Rugs can be read meanwhile, but not written.
    await other.query("begin; lock table products in share mode");
    await post(path, new URLSearchParams({ intent: "confirm" }));
    await expect.poll(waitingForLocks, WITHIN).toBe(1);
    expect(await page(path)).toContain(detail.writingLead);
    await post(path, new URLSearchParams({ intent: "cancel" }));
    await other.query("rollback");
  } finally {
    await other.end();
  }
  expect(await page(path)).toContain(detail.cancelledLead);
  // The writing ends after its cancellation.
  await expect.poll(activeJobs, WITHIN).toBe(0);
  expect(await page(path)).not.toContain(detail.undo);
  expect(await rugs()).toBe(before);
});
