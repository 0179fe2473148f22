import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readArchive, verifyArchive } from "#app/platform/backup/archive.ts";
import { countFiles } from "#app/platform/backup/manifest.rules.ts";
import { BUCKET, type S3Server, startS3Server } from "#tests/support/servers/s3-server.ts";
import { startTestApp, type TestApp } from "#tests/support/servers/test-app.ts";
import { ADMINISTRATOR } from "#tests/support/sign-in.ts";
import { backupBucketTexts as bucketTexts } from "./backup-bucket.texts.ts";
import { backupTexts } from "./backups.texts.ts";

const SOON = { timeout: 60_000, interval: 250 };
const TWO_HOURS_MS = 2 * 60 * 60 * 1000;

let app: TestApp;
let cookie: string;
let s3: S3Server;

beforeAll(async () => {
  s3 = await startS3Server();
  app = await startTestApp({ seed: "none" });
  cookie = await app.signIn();
}, 180_000);
afterAll(async () => {
  await app.stop();
  await s3.stop();
});

type Fields = Record<string, string>;

function post(path: string, fields: Fields, session = cookie) {
  return fetch(app.url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin: app.url, cookie: session },
    redirect: "manual",
  });
}

/** The page that answers a form of the bucket; the fields are right unless others are given. */
async function bucket(intent: string, fields: Fields): Promise<string> {
  const endpoint = new URL(s3.url()).searchParams.get("endpoint") ?? "";
  const { accessKeyId, secretAccessKey: newSecret } = s3;
  const right = { endpoint, bucket: BUCKET, region: "", accessKeyId, newSecret, keep: "14" };
  const response = await post("/admin/copias", {
    ...right,
    ...{ intent, password: ADMINISTRATOR.password },
    ...fields,
  });
  return response.text();
}

const page = async () => (await fetch(`${app.url}/admin/copias`, { headers: { cookie } })).text();
const folder = () => join(app.dataDir, "backups");
const archives = () => readdirSync(folder()).filter((name) => name.endsWith(".tar.gz"));

async function untilProven(count: number): Promise<void> {
  const { proven, failed } = backupTexts.states;
  await expect
    .poll(async () => (await page()).split(`>${proven}<`).length - 1, { timeout: 100_000, interval: 1500 })
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
  const asked = await post("/admin/copias/baixar", { name, "senha-de": "baixar-1", password: "wrong" });
  expect(asked.headers.get("location")).toBe("/admin/copias?senha-de=baixar-1");
  const right = await post("/admin/copias/baixar", { name, password: ADMINISTRATOR.password });
  expect(right.headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
  expect(right.headers.get("cache-control")).toContain("no-store");
  const copy = join(app.dataDir, "downloaded.tar.gz");
  await writeFile(copy, Buffer.from(await right.arrayBuffer()));
  expect(countFiles(await verifyArchive(copy))).toBe(0);
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

test("a bucket is tested, saved with the password, and never shows its secret", async () => {
  const refused = await bucket("bucketTest", { endpoint: "http://s3.example.com", bucket: "Não" });
  expect(refused).toContain(bucketTexts.errors.plain);
  expect(refused).toContain(bucketTexts.errors.bucket);
  expect(refused).toContain('value="http://s3.example.com"');
  expect(await bucket("bucketTest", { newSecret: "wrong" })).toContain(bucketTexts.problems.secret);
  expect(await bucket("bucketTest", { bucket: "other-bucket" })).toContain(bucketTexts.problems.bucket);
  for (const right of ["DELETE", "LIST"]) {
    s3.forbidden.add(right);
    expect(await bucket("bucketTest", {}), right).toContain(bucketTexts.problems.denied);
    s3.forbidden.clear();
  }
  expect(await bucket("bucketTest", {})).toContain(bucketTexts.toasts.works.title);
  expect(await bucket("bucket", { password: "not the password" })).toContain(
    bucketTexts.toasts.refused.title,
  );
  expect(await page()).toContain(bucketTexts.off);

  s3.objects.clear();
  expect(await bucket("bucket", { keep: "2" })).toContain(bucketTexts.toasts.saved.title);
  const shown = await page();
  expect(shown).toContain(bucketTexts.keeps(2));
  expect(shown).not.toContain(s3.secretAccessKey);
  expect(await bucket("bucketTest", { newSecret: "" })).toContain(bucketTexts.toasts.works.title);
  const elsewhere = await bucket("bucketTest", { newSecret: "", accessKeyId: "OTHER" });
  expect(elsewhere).toContain(bucketTexts.errors.secret);
});

test("a backup is sent to the bucket whole, the newest stay there, and a sending is cancelled or tried again", async () => {
  const [name = ""] = archives();
  const file = { body: Buffer.from("x"), contentType: "", cacheControl: "", modified: new Date(), etag: "" };
  const older = ["urdume-2020-01-01-000000", "urdume-2020-01-02-000000"];
  for (const one of older) s3.objects.set(`backups/${one}.backup.tar.gz`, file);
  s3.objects.set("backups/notes.txt", file);

  s3.afterPart = () => new Promise(() => {});
  await post("/admin/copias", { intent: "send", name });
  await expect.poll(page, SOON).toContain(bucketTexts.sending.progress);
  await expect.poll(() => s3.uploads.size, SOON).toBe(1);
  const cancelled = await post("/admin/copias", { intent: "cancelSending", name });
  expect(await cancelled.text()).toContain(bucketTexts.sending.cancelled);
  await expect.poll(() => s3.uploads.size, SOON).toBe(0);
  s3.afterPart = async () => {};
  expect(s3.objects.has(`backups/${name}`)).toBe(false);

  app.expectErrors(/backup\.send/);
  s3.forbidden.add("POST");
  await post("/admin/copias", { intent: "send", name });
  await expect.poll(page, SOON).toContain(bucketTexts.problems.denied);
  s3.forbidden.clear();
  await post("/admin/copias", { intent: "send", name });
  await expect.poll(page, SOON).toContain(bucketTexts.sending.sent("").trim().slice(0, -1));
  expect(s3.objects.get(`backups/${name}`)?.body).toEqual(readFileSync(join(folder(), name)));
  const kept = [`backups/${older[1]}.backup.tar.gz`, "backups/notes.txt", `backups/${name}`];
  await expect.poll(() => [...s3.objects.keys()].sort(), SOON).toEqual(kept.sort());
  expect(await page()).not.toContain(bucketTexts.sending.notCleaned(""));

  s3.forbidden.add("LIST");
  await post("/admin/copias", { intent: "send", name });
  await expect.poll(page, SOON).toContain(bucketTexts.sending.notCleaned(bucketTexts.problems.denied));
  s3.forbidden.clear();
});

test("a backup that is older than those that the bucket keeps is not sent only to be removed", async () => {
  const [name = ""] = archives();
  s3.objects.clear();
  const file = { body: Buffer.from("x"), contentType: "", cacheControl: "", modified: new Date(), etag: "" };
  for (const day of ["01", "02"]) s3.objects.set(`backups/urdume-2099-01-${day}-000000.backup.tar.gz`, file);
  const answer = await post("/admin/copias", { intent: "send", name });
  expect(await answer.text()).toContain(bucketTexts.toasts.older.title);
});

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
  const title = "Título que nenhuma cópia conhece";
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
