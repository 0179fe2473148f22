import { mkdtempSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyPlace, type Place } from "#tests/support/fixtures.ts";
import { picture } from "#tests/support/media-fixtures.ts";
import { sendFile } from "#tests/support/resumable.ts";
import { askDatabaseOf } from "#tests/support/servers/database.ts";
import { type S3Server, startS3Server } from "#tests/support/servers/s3-server.ts";
import { type SmtpServer, startSmtpServer } from "#tests/support/servers/smtp-server.ts";
import { startTestApp, type TestApp } from "#tests/support/servers/test-app.ts";
import { startTlsProxy } from "#tests/support/servers/tls-proxy.ts";
import { ADMINISTRATOR, signInWithPassword } from "#tests/support/sign-in.ts";
import { freePort } from "../../../tools/postgres.ts";

/** Two processes on one database and one bucket, behind nginx as in docs/runbook.md. */
const MAX_DELAY_MS = 1000;
const REQUESTS = 8;

type Process = Pick<TestApp, "stop" | "logs"> & { url: string };

let place: Place;
let s3: S3Server;
let smtp: SmtpServer;
let proxy: Awaited<ReturnType<typeof startTlsProxy>>;
let [a, b]: Process[] = [];

beforeAll(async () => {
  [place, s3, smtp] = await Promise.all([emptyPlace(), startS3Server(), startSmtpServer()]);
  const ports = [await freePort(), await freePort()] as const;
  proxy = await startTlsProxy(...ports);
  const second = mkdtempSync(join(dirname(place.dataDir), "e"));
  [a, b] = await Promise.all([start(place.dataDir, ports[0]), start(second, ports[1])]);
}, 240_000);
afterAll(async () => {
  for (const each of [a, b]) await each?.stop();
  await proxy.stop();
  await place.remove();
  await Promise.all([s3.stop(), smtp.stop()]);
});

async function start(dataDir: string, port: number): Promise<Process> {
  const shared = {
    ...{ PUBLIC_URL: proxy.url, TRUSTED_PROXY: "1", AUTH_SECRET: "one-secret-for-both-processes-42" },
    ...{ STORAGE_URL: s3.url(), AWS_ACCESS_KEY_ID: s3.accessKeyId },
    ...{ AWS_SECRET_ACCESS_KEY: s3.secretAccessKey, SMTP_URL: smtp.url, SEED: "demo" },
    ...{ ADMIN_EMAIL: ADMINISTRATOR.email, ADMIN_PASSWORD: ADMINISTRATOR.password },
  };
  const remove = async () => rmSync(dataDir, { recursive: true, force: true });
  const where = { dataDir, databaseUrl: place.databaseUrl, remove };
  const app = await startTestApp({ tls: false, place: where, env: { ...shared, PORT: String(port) } });
  return { ...app, url: `http://127.0.0.1:${port}` };
}

const both = () => [a, b] as [Process, Process];
const read = async ({ url }: { url: string }, path: string, cookie = "") =>
  (await fetch(url + path, { headers: { cookie }, redirect: "manual" })).text();
const statusOf = async ({ url }: { url: string }, path: string, cookie: string) =>
  (await fetch(url + path, { headers: { cookie }, redirect: "manual" })).status;
const post = ({ url }: { url: string }, path: string, fields: Record<string, string>, headers = {}) =>
  fetch(url + path, {
    method: "POST",
    headers: { origin: proxy.url, ...headers },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });

test("two that start at once on an empty database both become ready, and one of them fills it", async () => {
  for (const { url } of both()) expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const lines = both().flatMap(({ logs }) => logs());
  expect(lines.filter(({ message }) => message === "The first content is in place")).toHaveLength(1);
  expect(
    lines.filter(({ message }) => message.startsWith("The first administrator was created")),
  ).toHaveLength(1);
  const [found] = await askDatabaseOf(
    place,
    sql`select (select count(*)::int from users) as users, (select count(*)::int from content where type = 'hero_videos') as films`,
  );
  expect(found).toEqual({ users: 1, films: 1 });
});

test("an edit through one is seen through the other within a second, both ways", async () => {
  const cookie = await signInWithPassword(proxy.url, "admin");
  const path = "/amostra-de-cores";
  for (const [one, other, name] of [
    [...both(), "Urucum de Marajó"],
    [...both().toReversed(), "Jenipapo da Noite"],
  ] as [Process, Process, string][]) {
    for (const each of both()) expect(await read(each, path)).not.toContain(name);
    const saved = await post(one, "/admin/cores/novo", { name, hex: "#a5391f", active: "on" }, { cookie });
    expect(saved.status).toBeLessThan(400);
    const savedAt = Date.now();
    // How long an answer takes on a busy machine does not count.
    for (let seen = false; !seen; ) {
      const delay = Date.now() - savedAt;
      seen = (await read(other, path)).includes(name);
      if (!seen) expect(delay).toBeLessThan(MAX_DELAY_MS);
    }
  }
});

test("a mail is sent once, whichever took the request", async () => {
  const names = Array.from({ length: REQUESTS }, (_, at) => `Visita Numerada ${at}.`);
  const responses = await Promise.all(
    names.map((name, at) =>
      post(
        both()[at % 2] as Process,
        "/produtos/tapete-scallop",
        { form: "quote", name, reach: "(11) 98888-7777", consent: "on" },
        { "x-forwarded-for": `198.51.100.${at + 1}` },
      ),
    ),
  );
  expect(responses.map(({ status }) => status < 400)).toEqual(names.map(() => true));
  const jobs = async () =>
    askDatabaseOf<{ state: string; count: number }>(
      place,
      sql`select state::text, count(*)::int from pgboss.job where name = 'send-mail' group by state`,
    );
  await expect.poll(jobs, { timeout: 60_000 }).toEqual([{ state: "completed", count: REQUESTS }]);
  const received = names.map((name) => smtp.received.filter(({ body }) => body.includes(name)).length);
  expect(received).toEqual(names.map(() => 1));
});

test("a session of one is valid in the other, and ends in both", async () => {
  const [one, other] = both();
  const cookie = await signInWithPassword(proxy.url, "admin");
  expect([
    await statusOf(one, "/admin/cores", cookie),
    await statusOf(other, "/admin/cores", cookie),
  ]).toEqual([200, 200]);
  expect((await post(one, "/admin-login/sair", { scope: "local" }, { cookie })).status).toBeLessThan(400);
  expect(await statusOf(other, "/admin/cores", cookie)).toBe(302);
});

test("a file that one received is delivered by the other", async () => {
  const [one, other] = both();
  const cookie = await signInWithPassword(proxy.url, "admin");
  const content = await picture("jpeg", 640, 400);
  const address = await sendFile(one, cookie, "galleryImage", "dois.jpg", content);
  const delivered = await fetch(other.url + address);
  expect(delivered.status).toBe(200);
  expect(Buffer.compare(Buffer.from(await delivered.arrayBuffer()), content)).toBe(0);
});

test("when one of them has ended, nginx has the other answer", async () => {
  const [one] = both();
  const cookie = await signInWithPassword(proxy.url, "admin");
  await one.stop();
  expect([await statusOf(proxy, "/principal-br", ""), await statusOf(proxy, "/admin/cores", cookie)]).toEqual(
    [200, 200],
  );
});
