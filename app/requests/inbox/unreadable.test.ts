import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/support/servers/test-app.ts";

const ENTRY = "/admin/leads/01a1fb9e-a970-7535-a786-604283140ed2";
const SCREENS = [
  ["/admin/leads", "messages", "Os pedidos não puderam ser lidos."],
  [ENTRY, "leads", "Os pedidos não puderam ser lidos."],
  ["/admin/leads/pessoa?quem=ana%40example.com", "outbox_mails", "Os dados não puderam ser lidos."],
  ["/admin/emails", "outbox_mails", "Os e-mails não puderam ser lidos."],
  ["/admin/newsletter", "newsletter_subscriptions", "As assinaturas não puderam ser lidas."],
] as const;

let app: TestApp;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApp({ seed: "none" });
  app.expectErrors(/could not be/);
  database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
  await database.query(`alter table ${table} rename to ${table}_away`);
  try {
    return await work();
  } finally {
    await database.query(`alter table ${table}_away rename to ${table}`);
  }
}

test.each(SCREENS)("%s without %s says that it could not be read", async (path, table, words) => {
  const headers = { cookie: await app.signIn() };
  const read = async () => {
    const response = await fetch(app.url + path, { headers });
    return [response.status, (await response.text()).includes(words)];
  };
  expect(await without(table, read)).toEqual([200, true]);
  expect(await read()).toEqual([200, false]);
});

test("a note that cannot be saved is refused with words", async () => {
  const headers = { cookie: await app.signIn(), origin: app.url };
  const body = new URLSearchParams({ notes: "Ligar amanhã" });
  const response = await without("leads", () =>
    fetch(`${app.url}${ENTRY}`, { method: "POST", headers, body }),
  );
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("Não foi possível salvar");
});
