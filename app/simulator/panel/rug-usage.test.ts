import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const BROWSER = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36";
const GOOGLE = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

const app = openTestApp();
let rug: string;
beforeAll(async () => {
  const page = await (await fetch(`${app.url}/simulador`)).text();
  rug = /&quot;id&quot;:&quot;([0-9a-f-]{36})&quot;/.exec(page)?.[1] ?? "";
});

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/simulador/contagem`, {
    method: "POST",
    headers: { origin: app.url, "user-agent": BROWSER, ...headers },
    body: new URLSearchParams({ rug, action: "tried", width: "2", length: "3", ...fields }),
  });

async function panel(path: string): Promise<string> {
  const cookie = await app.signIn("simulator");
  return (await fetch(app.url + path, { headers: { cookie } })).text();
}

async function sums(query = ""): Promise<string[]> {
  const file = await panel(`/simulador-admin/uso${query}`);
  const [, ...lines] = file.trim().split("\r\n");
  return lines.map((line) => line.split(";").slice(1).join(";"));
}

test("before anybody tried a rug the panel shows a message", async () => {
  expect(await panel("/simulador-admin?aba=uso")).toContain("Nenhum tapete experimentado neste período.");
  expect(await sums()).toEqual([]);
});

test("what people do is summed by rug and size; robots, staff, decliners and nonsense are left out", async () => {
  const posts = [
    post({}),
    post({}, { dnt: "0" }),
    post({ action: "downloaded" }),
    post({ action: "shared", width: "1.5", length: "2.2" }),
    post({}, { "user-agent": GOOGLE }),
    post({}, { "user-agent": "" }),
    post({}, { "user-agent": BROWSER.replace("Chrome", "HeadlessChrome") }),
    post({}, { cookie: await app.signIn("simulator") }),
    post({}, { dnt: "1" }),
    post({}, { "sec-gpc": "1" }),
    // Requests are counted by their own form.
    post({ action: "requested" }),
    post({ width: "200" }),
    post({ rug: "x" }),
  ];
  for (const { status } of await Promise.all(posts)) expect(status).toBe(204);
  expect(await sums()).toEqual(["200 × 300 cm;2;1;0;0", "150 × 220 cm;0;0;1;0"]);
  expect(await sums("?dias=0")).toHaveLength(2);
  const table = await panel("/simulador-admin?aba=uso&dias=90");
  expect(table).toContain("200 × 300 cm");
  expect(table).toContain("últimos 90 dias");
});

test("the sums are shown to editors only", async () => {
  expect((await fetch(`${app.url}/simulador-admin/uso`)).status).toBe(401);
  expect(await (await fetch(`${app.url}/simulador-admin?aba=uso`)).text()).not.toContain("200 × 300 cm");
});
