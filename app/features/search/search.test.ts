import { beforeAll, expect, test } from "vitest";
import { manyProducts } from "#tests/support/many-products.ts";
import { newOwner } from "#tests/support/owner.ts";
import { askDatabaseOf } from "#tests/support/servers/database.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { RESULTS_PER_PAGE } from "./search.rules.ts";

const ADDED = 95;
const MOST_BYTES = 150_000;

const app = openTestApp();
beforeAll(async () => {
  for (const statement of manyProducts({ last: ADDED, collection: "premium" }))
    await askDatabaseOf(app, statement);
});

async function ask(path: string): Promise<string> {
  const response = await fetch(app.url + path);
  expect(response.status).toBe(200);
  return response.text();
}

test.each([
  ["/busca?q=scalop", "/produtos/tapete-scallop"],
  ["/es/busca?q=ocean+bleu", "/es/produtos/tapete-ocean-blue"],
  ["/en/busca?q=2500", "/en/produtos/tapete-ocean-blue"],
  ["/en/busca?q=made+to+mesure", "/en/personalizados"],
  ["/busca?q=colecao+contemporanea", "/colecoes/contemporanea"],
  ["/busca?q=HORARIO", "/contato"],
  ["/busca?q=azul", "/produtos/tapete-marola"],
  ["/es/busca?q=rojo", "/es/produtos/tapete-santana"],
  ["/en/busca?q=blue", "/en/produtos/tapete-santana"],
])("%s finds %s", async (path, href) => {
  expect(await ask(path)).toContain(`href="${href}"`);
});

test("a search without results is repeated on the page, with links to go on, and kept from search engines", async () => {
  const html = await ask("/en/busca?q=%3Cb%3Exyzzy");
  expect(html).toContain("Nothing found for “&lt;b&gt;xyzzy”");
  expect(html).toContain('href="/en/colecoes/natural"');
  expect(html).toContain('content="noindex"');
});

test.each(["", "/es", "/en"])(
  "in %s/ results come in pages that have their addresses, each result once",
  async (prefix) => {
    const path = `${prefix}/busca?q=banco`;
    const first = await ask(path);
    const found = /(\d+) result/.exec(first);
    const total = Number(found?.[1]);
    expect(total).toBeGreaterThanOrEqual(ADDED);
    const pages = Math.ceil(total / RESULTS_PER_PAGE);
    expect(pages).toBeGreaterThan(2);
    const shown: string[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const html = await ask(page === 1 ? path : `${path}&pagina=${page}`);
      expect(html.length).toBeLessThan(MOST_BYTES);
      expect(html).toContain('content="noindex"');
      shown.push(
        ...[...html.matchAll(/<a href="([^"]*\/produtos\/tapete-banco-\d+)"/g)].map(([, href = ""]) => href),
      );
      expect(html.includes(`href="${path}&amp;pagina=${page + 1}"`)).toBe(page < pages);
    }
    expect(shown).toHaveLength(ADDED);
    expect(new Set(shown).size).toBe(ADDED);
    const beyond = await fetch(`${app.url}${path}&pagina=99`, { redirect: "manual" });
    expect([beyond.status, beyond.headers.get("location")]).toEqual([302, `${path}&pagina=${pages}`]);
  },
);

test("a page of no results is the search page itself", async () => {
  const response = await fetch(`${app.url}/busca?pagina=3`, { redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([302, "/busca"]);
});

test("a rug is found as soon as it is saved", async () => {
  const owner = await newOwner(app);
  const rug = { intent: "save", shape: "rectangular", name: "Zibeline" };
  await owner.post("/admin/tapetes/novo", { ...rug, state: "published" });
  expect(await ask("/busca?q=zibeline")).toContain('href="/produtos/tapete-zibeline"');
});

test("answers to visitors' words are not kept in memory", async () => {
  const headers = { "if-none-match": "*" };
  expect((await fetch(`${app.url}/busca?q=seda`, { headers })).status).toBe(200);
  expect((await fetch(`${app.url}/busca?q=seda`)).headers.get("cache-control")).not.toContain("public");
});
