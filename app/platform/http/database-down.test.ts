import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { COOKIE_PREFIX } from "#app/accounts/session-cookie.ts";
import { startTestApp, type TestApp } from "#tests/support/servers/test-app.ts";
import { type PrivatePostgres, startPrivatePostgres } from "../../../tools/postgres.ts";

const KEPT = "/principal-br";
const NOT_KEPT = [
  ["/tapetes", "pt-BR", "Não foi possível abrir esta página agora"],
  ["/es/tapetes", "es", "No se ha podido abrir esta página ahora"],
  ["/en/contato", "en", "This page cannot be opened just now"],
  ["/produtos/tapete-scallop", "pt-BR", "Não foi possível abrir esta página agora"],
] as const;
/** Such visitors get no cached pages. */
const SIGNED_IN = { cookie: `${COOKIE_PREFIX}.session_token=x` };

let postgres: PrivatePostgres;
let app: TestApp;
let before: string;
beforeAll(async () => {
  postgres = await startPrivatePostgres();
  const dataDir = mkdtempSync(join(tmpdir(), "urdume-away-"));
  const remove = async () => rmSync(dataDir, { recursive: true, force: true });
  app = await startTestApp({
    place: { dataDir, databaseUrl: postgres.url, remove },
    env: { SEED: "demo" },
  });
  app.expectErrors(/./);
  before = await (await fetch(app.url + KEPT)).text();
  await postgres.stop();
});
afterAll(() => app.stop());

test("without a database a page that was kept is answered as before", async () => {
  const response = await fetch(app.url + KEPT);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(before);
});

test.each(NOT_KEPT)("without a database another page says so: %s", async (path, language, words) => {
  for (const headers of [{}, SIGNED_IN]) {
    const response = await fetch(app.url + path, { headers });
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(words);
    expect(html).toContain(`<a href="${path}"`);
    expect(html).toContain(`${response.headers.get("x-request-id")}</b>`);
    expect(html).not.toMatch(/\.[jt]sx?:\d+|Error\b(?! code)|ECONNREFUSED|select /);
  }
});

test("without a database a form is not thanked for, and what was typed stands in it", async () => {
  const fields = {
    form: "contact",
    name: "Ana Souza",
    email: "ana@example.com",
    subject: "Tapete",
    consent: "on",
  };
  const response = await fetch(`${app.url}/contato`, {
    method: "POST",
    body: new URLSearchParams({ ...fields, message: "Para a sala de estar." }),
  });
  expect(response.status).toBe(503);
  const html = await response.text();
  expect(html).toContain("Para a sala de estar.");
  expect(html).not.toMatch(/\.[jt]sx?:\d+|ECONNREFUSED/);
});

test("the process lives and reports that it is not ready", async () => {
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${app.url}/readyz`)).status).toBe(503);
});
