import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readArchive, verifyArchive } from "#app/platform/backup/archive.ts";
import { ADMINISTRATOR } from "#tests/support/sign-in.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { backupTexts } from "./backups.texts.ts";

const TWO_HOURS_MS = 2 * 60 * 60 * 1000;

let app: TestApp;
let cookie: string;

beforeAll(async () => {
  app = await startTestApp({ seed: "none" });
  cookie = await app.signIn();
}, 180_000);
afterAll(() => app.stop());

type Fields = Record<string, string>;

function post(path: string, fields: Fields, session = cookie) {
  return fetch(app.url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin: app.url, cookie: session },
    redirect: "manual",
  });
}

const page = async () => (await fetch(`${app.url}/admin/copias`, { headers: { cookie } })).text();
const folder = () => join(app.dataDir, "backups");
const archives = () => readdirSync(folder()).filter((name) => name.endsWith(".tar.gz"));

async function untilProven(count: number): Promise<void> {
  const { proven, failed } = backupTexts.states;
  await expect
    .poll(async () => (await page()).split(`>${proven}<`).length - 1, { timeout: 100_000, interval: 500 })
    .toBe(count);
  expect(await page()).not.toContain(`>${failed}<`);
}

async function readEntry(archive: string, wanted: string): Promise<string> {
  let found = "";
  await readArchive(archive, async ({ header, content }) => {
    if (header.name === wanted) found = await text(content);
  });
  return found;
}

test("a backup that is asked for is made, proven by a restore, listed, and only for the owner's eyes", async () => {
  expect(await page()).toContain(backupTexts.empty);
  const killed = join(folder(), ".proof-of-a-killed-process");
  mkdirSync(killed, { recursive: true });
  const longAgo = new Date(Date.now() - TWO_HOURS_MS);
  utimesSync(killed, longAgo, longAgo);
  expect((await post("/admin/copias", { intent: "make" })).status).toBe(200);
  await untilProven(1);
  const [name = ""] = archives();
  expect(statSync(join(folder(), name)).mode & 0o777).toBe(0o600);
  expect((await verifyArchive(join(folder(), name))).tables.length).toBeGreaterThan(20);
  expect(readdirSync(folder()).sort()).toEqual([name, `${name}.json`]);
});

test("its file is handed out for the account's password only, and the same file arrives", async () => {
  const [name = ""] = archives();
  const wrong = await post("/admin/copias/baixar", { name, password: "not the password" });
  expect([wrong.status, wrong.headers.get("location")]).toEqual([303, "/admin/copias"]);
  const right = await post("/admin/copias/baixar", { name, password: ADMINISTRATOR.password });
  expect(right.headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
  expect(right.headers.get("cache-control")).toContain("no-store");
  const copy = join(app.dataDir, "downloaded.tar.gz");
  await writeFile(copy, Buffer.from(await right.arrayBuffer()));
  await expect(verifyArchive(copy)).resolves.toMatchObject({ files: [] });
});

test.each(["../auth-secret", "urdume-2026-01-01-000000.backup.tar.gz", "%2e%2e/x", ""])(
  "no other file is reached by the name %j",
  async (name) => {
    for (const path of ["/admin/copias/baixar", "/admin/copias/restaurar"]) {
      const { status, headers } = await post(path, { name, password: ADMINISTRATOR.password });
      expect([status, headers.get("location")]).toEqual([303, "/admin/copias"]);
    }
  },
);

test("nobody else downloads, restores or removes", async () => {
  const [name = ""] = archives();
  for (const session of ["", await app.signIn("simulator")])
    for (const path of ["/admin/copias/baixar", "/admin/copias/restaurar", "/admin/copias"]) {
      const response = await post(
        path,
        { name, intent: "remove", password: ADMINISTRATOR.password },
        session,
      );
      expect(response.headers.get("content-type") ?? "").not.toContain("gzip");
      expect(existsSync(join(folder(), name))).toBe(true);
    }
});

test("the site goes back to a backup, after one of the present state, and the owner signs in again", async () => {
  const [name = ""] = archives();
  const title = "Título que a cópia não conhece";
  const created = await post("/admin/depoimentos/novo", {
    author: "A",
    quote: title,
    role: "",
    active: "on",
  });
  expect(created.status).toBeLessThan(400);
  await expect.poll(async () => (await fetch(`${app.url}/principal-br`)).text()).toContain(title);

  const restored = await post("/admin/copias/restaurar", { name, password: ADMINISTRATOR.password });
  expect([restored.status, restored.headers.get("location")]).toEqual([303, "/admin-login"]);
  expect(await (await fetch(`${app.url}/principal-br`)).text()).not.toContain(title);

  cookie = await app.signIn();
  await untilProven(2);
  expect(archives()).toHaveLength(2);
  expect(await page()).not.toContain(`>${backupTexts.states.making}<`);
  const [newest = ""] = archives().filter((each) => each !== name);
  const back = await readEntry(join(folder(), newest), "database/content.jsonl");
  expect(back).toContain(title);
});

test("a damaged backup changes nothing, and removing one removes it", async () => {
  const [name = ""] = archives();
  writeFileSync(join(folder(), name), "not an archive any more");
  app.expectErrors(/could not be restored/);
  const response = await post("/admin/copias/restaurar", { name, password: ADMINISTRATOR.password });
  expect(response.headers.get("location")).toBe("/admin/copias");
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  await post("/admin/copias", { intent: "remove", name });
  expect(archives()).not.toContain(name);
});
