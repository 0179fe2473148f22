import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ seed: "demo" });
});
afterAll(() => app.stop());

async function ask(path: string): Promise<string> {
  const response = await fetch(app.url + path);
  expect(response.status).toBe(200);
  return response.text();
}

test.each([
  ["/busca?q=scalop", "/produtos/tapete-scallop"],
  ["/es/busca?q=ocean+bleu", "/es/produtos/tapete-ocean-blue"],
  ["/en/busca?q=made+to+mesure", "/en/personalizados"],
  ["/busca?q=colecao+contemporanea", "/colecoes/contemporanea"],
  ["/busca?q=HORARIO", "/contato"],
])("%s finds %s", async (path, href) => {
  expect(await ask(path)).toContain(`href="${href}"`);
});

test("a search without results is repeated on the page, with links to go on, and kept from search engines", async () => {
  const html = await ask("/en/busca?q=%3Cb%3Exyzzy");
  expect(html).toContain("Nothing found for “&lt;b&gt;xyzzy”");
  expect(html).toContain('href="/en/colecoes/natural"');
  expect(html).toContain('content="noindex"');
});

test("answers to visitors' words are not kept in memory", async () => {
  const headers = { "if-none-match": "*" };
  expect((await fetch(`${app.url}/busca?q=seda`, { headers })).status).toBe(200);
  expect((await fetch(`${app.url}/busca?q=seda`)).headers.get("cache-control")).not.toContain("public");
});
