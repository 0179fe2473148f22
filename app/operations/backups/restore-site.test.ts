import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readArchive } from "#app/platform/backup/archive.ts";
import { type SmtpServer, startSmtpServer } from "#tests/support/servers/smtp-server.ts";
import { startTestApp, type TestApp } from "#tests/support/servers/test-app.ts";
import { ADMINISTRATOR } from "#tests/support/sign-in.ts";
import { backupBucketTexts } from "./backup-bucket.texts.ts";
import { backupTexts } from "./backups.texts.ts";

const SOON = { timeout: 60_000, interval: 250 };
const PICTURE = "01998d7e-0000-7000-8000-000000000001";
const SECRET = "a".repeat(32);
const INVITED = "nova@urdume.test";
const BUCKET = {
  ...{ endpoint: "https://s3.example", bucket: "copias", region: "", keep: "14" },
  ...{ accessKeyId: "key", newSecret: "secret" },
};
/** The lock of a process that restores. */
const LOCK_KEY = 7_340_131;

let app: TestApp;
let smtp: SmtpServer;
let cookie: string;
let client: pg.Client;
beforeAll(async () => {
  smtp = await startSmtpServer();
  app = await startTestApp({ seed: "none", env: { SMTP_URL: smtp.url, TRUSTED_PROXY: "1" } });
  cookie = await app.signIn();
  client = new pg.Client(app.databaseUrl);
  await client.connect();
}, 180_000);
afterAll(async () => {
  await client.end();
  await app.stop();
  await smtp.stop();
});

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = { cookie }) =>
  fetch(app.url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin: app.url, ...headers },
    redirect: "manual",
  });
const restore = (name: string) => post("/admin/copias/restaurar", { name, password: ADMINISTRATOR.password });
const isSignedIn = async (session: string) =>
  (await fetch(`${app.url}/admin/copias`, { headers: { cookie: session }, redirect: "manual" })).status ===
  200;
const archives = () => readdirSync(join(app.dataDir, "backups")).filter((name) => name.endsWith(".tar.gz"));
const mailsTo = (address: string) => smtp.received.filter(({ to }) => to === address).length;

async function makeBackup(): Promise<string> {
  await post("/admin/copias", { intent: "make" });
  const page = async () => (await fetch(`${app.url}/admin/copias`, { headers: { cookie } })).text();
  await expect.poll(page, { timeout: 100_000, interval: 1000 }).toContain(`>${backupTexts.states.proven}<`);
  return archives()[0] ?? "";
}

/** A visitor's message; each from an address of its own, because one may send few. */
async function write(name: string, at: number): Promise<number> {
  const email = `${name}@example.com`;
  const fields = {
    form: "contact",
    name,
    email,
    subject: "Tapete",
    message: "Um tapete azul.",
    consent: "on",
  };
  const { status } = await post("/contato", fields, { "x-forwarded-for": `10.0.0.${at}` });
  return status;
}

const pausedBuckets = async () => {
  const { rows } = await client.query("select value ->> 'isPaused' as paused from service_settings");
  return rows.map((row) => row.paused);
};

test("what was ended, sent or left since a backup stays so when it is restored, and a bucket in use here goes on", async () => {
  const other = await app.signIn();
  await client.query(`insert into newsletter_subscriptions
      (id, email, locale, status, confirmed_at, unsubscribe_token, consent_version)
    select gen_random_uuid(), name || '@example.com', 'pt-BR', 'confirmed', now(), name, 't'
    from unnest(array['ana', 'eva']) as name`);
  smtp.refuses = true;
  app.expectErrors(/451 later/);
  const { password } = ADMINISTRATOR;
  await post("/admin/contas", { form: "invite", intent: "invite", email: INVITED, role: "editor", password });
  await client.query(
    `insert into shared_pictures (id, file_key, removal_digest, submission_key, rug_name, rug_slug,
      size_name, width_metres, length_metres, is_approximate, locale, expires_at)
    values ($1, 'shared/sala.jpg', encode(sha256($2), 'hex'), 'once', 'Oceano', 'oceano',
      '200 × 300 cm', 2, 3, true, 'pt-BR', now() + interval '30 days')`,
    [PICTURE, SECRET],
  );
  await client.query(
    `insert into consents (id, purpose, text_version, locale, entity, entity_id, granted_at)
    values (gen_random_uuid(), 'simulation-picture', 't', 'pt-BR', 'shared_pictures', $1, now())`,
    [PICTURE],
  );
  await post("/admin/copias", { ...BUCKET, intent: "bucket", password });
  const name = await makeBackup();
  expect((await post(`/simulador/imagem/${PICTURE}`, { secret: SECRET }, {})).status).toBe(200);
  smtp.refuses = false;
  await expect.poll(() => mailsTo(INVITED), SOON).toBe(1);
  await post("/newsletter/sair?token=eva", {}, {});
  await post("/admin/minha-conta", { form: "other-sessions", intent: "other-sessions" });
  expect(await isSignedIn(other)).toBe(false);

  expect((await restore(name)).status).toBe(303);
  expect(await isSignedIn(other), "ended").toBe(false);
  const { rows: people } = await client.query(
    "select email, status from newsletter_subscriptions order by email",
  );
  expect(people).toEqual([
    { email: "ana@example.com", status: "confirmed" },
    { email: "eva@example.com", status: "unsubscribed" },
  ]);
  const sent = "select status, text from outbox_mails where recipient = $1";
  const { rows: mails } = await client.query(sent, [INVITED]);
  expect(mails).toEqual([{ status: "sent", text: expect.stringContaining("/convite/••••••") }]);
  const waiting =
    "select count(*)::int as jobs from pgboss.job where name = 'send-mail' and state < 'completed'";
  await expect.poll(async () => (await client.query(waiting)).rows[0]?.jobs, SOON).toBe(0);
  expect(mailsTo(INVITED)).toBe(1);
  const shared = await fetch(`${app.url}/simulador/imagem/${PICTURE}`);
  expect(shared.status, "a picture that its visitor removed").toBe(404);
  const { rows: left } = await client.query("select to_regnamespace('sent_aside') as schema");
  expect(left).toEqual([{ schema: null }]);
  expect(await pausedBuckets()).toEqual([null]);
  cookie = await app.signIn();
}, 240_000);

test("a restored backup stays though it is old, its bucket waits until it is saved, and what a visitor sends meanwhile is kept or asked for again", async () => {
  const before = archives();
  const [name = ""] = before;
  const note = join(app.dataDir, "backups", `${name}.json`);
  const createdAt = new Date(Date.now() - 31 * 86_400_000).toISOString();
  writeFileSync(note, JSON.stringify({ ...JSON.parse(readFileSync(note, "utf8")), createdAt }));
  await client.query("delete from newsletter_subscriptions; delete from service_settings");
  let isDone = false;
  const restored = restore(name).finally(() => {
    isDone = true;
  });
  const sent: { name: string; status: number }[] = [];
  for (let at = 1; !isDone; at++) {
    const visitor = `visitante${at}`;
    sent.push({ name: visitor, status: await write(visitor, at) });
  }
  expect((await restored).status).toBe(303);
  const statuses = new Set(sent.map(({ status }) => status));
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(statuses).toContain(503);

  const made = archives().filter((one) => !before.includes(one));
  let archived = "";
  await readArchive(join(app.dataDir, "backups", made[0] ?? ""), async ({ header, content }) => {
    if (header.name === "database/messages.jsonl") archived = await text(content);
  });
  const { rows } = await client.query<{ name: string }>("select name from messages");
  const kept = archived + JSON.stringify(rows);
  const lost = sent.filter(({ name, status }) => status === 200 && !kept.includes(`"${name}"`));
  expect(lost).toEqual([]);

  expect(archives(), "older than thirty days, and not removed by the one made before").toContain(name);
  const { rows: back } = await client.query(
    "select email from newsletter_subscriptions where email like 'ana@%'",
  );
  expect(back).toHaveLength(1);
  cookie = await app.signIn();
  expect(await pausedBuckets()).toEqual(["true"]);
  const screen = await fetch(`${app.url}/admin/copias`, { headers: { cookie } });
  expect(await screen.text()).toContain(backupBucketTexts.paused);
  const { password } = ADMINISTRATOR;
  await post("/admin/copias", { ...BUCKET, newSecret: "", intent: "bucket", password });
  expect(await pausedBuckets()).toEqual([null]);
}, 240_000);

test("another process that restores the same database is noticed, and its end as well", async () => {
  await client.query("select pg_advisory_lock($1)", [LOCK_KEY]);
  const fields = { form: "contact", message: "Para a sala." };
  const refused = await post("/contato", fields, {});
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await fetch(`${app.url}/contato`)).status, "reading goes on").toBe(200);
  await client.query("select pg_advisory_unlock($1)", [LOCK_KEY]);
  expect(await write("depois", 200)).toBe(200);
  const { rows } = await client.query("select email from messages where name = 'depois'");
  expect(rows).toEqual([{ email: "depois@example.com" }]);
});
