import { beforeAll, beforeEach, expect, test } from "vitest";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { MAX_VISIT_BYTES, VISIT_PATH, VISITS_PER_MINUTE } from "./visit.rules.ts";

const BROWSER = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36";
const GOOGLE = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const VISIT = {
  ...{ path: "/tapetes", isView: true, isArrival: true, from: "www.google.com", campaign: "" },
  ...{ screen: "phone", hasSimulation: false, lcp: 900, cls: 0, ttfb: 60 },
};

const app = openTestApp({ seed: "none", env: { TRUSTED_PROXY: "1" } });
let cookie: string;
beforeAll(async () => {
  cookie = await app.signIn();
});

let visitor = 0;
beforeEach(() => {
  visitor += 1;
});

async function post(visit: unknown, headers: Record<string, string> = {}): Promise<number> {
  const body = typeof visit === "string" ? visit : JSON.stringify(visit);
  const own = { "user-agent": BROWSER, "x-forwarded-for": `198.51.100.${visitor}`, ...headers };
  return (await fetch(app.url + VISIT_PATH, { method: "POST", body, headers: own })).status;
}

const fileOf = (table: string) =>
  fetch(`${app.url}/admin/visao-geral/dados?tabela=${table}&periodo=7`, { headers: { cookie } });
const linesOf = async (table: string) => (await (await fileOf(table)).text()).trim().split("\r\n");

async function today(): Promise<number[]> {
  const lines = await linesOf("dias");
  return (lines.at(-1) ?? "").split(";").slice(1).map(Number);
}

test("a visit that is reported is in the owner's numbers and in the file of pages", async () => {
  const [before = 0] = await today();
  expect(await post(VISIT)).toBe(204);
  expect((await today())[0]).toBe(before + 1);
  const response = await fileOf("paginas");
  expect(response.headers.get("content-disposition")).toContain("visao-geral-paginas-");
  expect(await response.text()).toMatch(/Tapetes;\/tapetes;1;\d+;;0;\d+/);
  expect((await linesOf("origens")).join("\n")).toMatch(/google\.com;\d+/);
});

test("the way from the simulator to a request, and languages and screens, are files too", async () => {
  expect(await post({ ...VISIT, path: "/en/simulador", hasSimulation: true })).toBe(204);
  expect(await linesOf("funil")).toEqual([
    "Passo;Vezes",
    "Abriram o simulador;1",
    "Puseram um tapete no piso;1",
    "Pediram o tapete;0",
  ]);
  const [columns, ...lines] = await linesOf("publico");
  expect(columns).toBe("Idioma ou tela;Páginas vistas");
  expect(lines).toContain("Inglês;1");
  expect(lines.join("\n")).toMatch(/Celular;\d/);
  const screen = await (await fetch(`${app.url}/admin/visao-geral`, { headers: { cookie } })).text();
  for (const heading of ["Do simulador ao pedido", "Idiomas e telas"])
    expect(screen).toContain(`Baixar CSV: ${heading}`);
});

test.each([
  ["a robot", { "user-agent": GOOGLE }],
  ["a browser without a window", { "user-agent": BROWSER.replace("Chrome", "HeadlessChrome") }],
  ["somebody who does not say with what", { "user-agent": "" }],
  ["who asks not to be tracked", { dnt: "1" }],
  ["who asks it of all sites", { "sec-gpc": "1" }],
])("%s is not counted, and gets the same response", async (_, headers) => {
  const before = await today();
  expect(await post(VISIT, headers as Record<string, string>)).toBe(204);
  expect(await today()).toEqual(before);
});

test("the site's own staff is not counted", async () => {
  const before = await today();
  expect(await post(VISIT, { cookie, origin: app.url })).toBe(204);
  expect(await today()).toEqual(before);
});

test("what is no visit is not counted: wrong form, too long, another site, another method", async () => {
  const before = await today();
  expect(await post({ ...VISIT, email: "ana@example.com" })).toBe(204);
  expect(await post("{")).toBe(204);
  expect(await post({ ...VISIT, campaign: "x".repeat(MAX_VISIT_BYTES) })).toBe(413);
  expect(await post("x".repeat(2_000_000))).toBe(413);
  expect(await post(VISIT, { origin: "https://elsewhere.test" })).toBe(403);
  expect((await fetch(app.url + VISIT_PATH)).status).toBe(405);
  expect(await today()).toEqual(before);
});

test("an address that the database refuses keeps no other visit from being counted", async () => {
  const [before = 0] = await today();
  expect(await post({ ...VISIT, path: "/produtos/a\0b" })).toBe(204);
  expect(await post({ ...VISIT, path: "/produtos/\ud800" })).toBe(204);
  expect(await post(VISIT)).toBe(204);
  expect((await today())[0]).toBe(before + 1);
});

test("one customer's network counts only so often in a minute; another one still does", async () => {
  const [before = 0] = await today();
  const sent = 3 * VISITS_PER_MINUTE;
  const statuses = await Promise.all(
    Array.from({ length: sent }, (_, at) =>
      post(VISIT, { "x-forwarded-for": `2001:db8::${at.toString(16)}` }),
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([204]));
  const [after = 0] = await today();
  expect(after - before).toBeGreaterThanOrEqual(VISITS_PER_MINUTE);
  expect(after - before).toBeLessThanOrEqual(2 * VISITS_PER_MINUTE);
  visitor += 1;
  await post(VISIT);
  expect((await today())[0]).toBe(after + 1);
});

test("visits of the last seconds are written when the application stops", async () => {
  const [before = 0] = await today();
  await post(VISIT);
  await app.restart();
  expect((await today())[0]).toBe(before + 1);
});

test("nobody but the office sees the numbers", async () => {
  for (const path of ["/admin/visao-geral", "/admin/visao-geral/dados"]) {
    const nobody = await fetch(app.url + path, { redirect: "manual" });
    expect([nobody.status, nobody.headers.get("location")]).toEqual([302, "/admin-login"]);
  }
});
