import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { manyProducts } from "#tests/support/many-products.ts";
import { askDatabaseOf } from "#tests/support/servers/database.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { readSitemap } from "#tests/support/sitemap.ts";
import { PRODUCTS_PER_PAGE } from "./collections.rules.ts";

const ADDED = 95;
const MOST_BYTES = 150_000;
const RUGS_OF_PREMIUM = sql`select count(*)::int as total from products
  where active and withdrawn_at is null
    and (select id from content where type = 'collections' and slug = 'premium') in (collection_id, category_id)`;

const app = openTestApp();
let total = 0;
let pages = 0;
beforeAll(async () => {
  for (const statement of manyProducts({ last: ADDED, collection: "premium" }))
    await askDatabaseOf(app, statement);
  const [counted] = await askDatabaseOf<{ total: number }>(app, RUGS_OF_PREMIUM);
  total = counted?.total ?? 0;
  pages = Math.ceil(total / PRODUCTS_PER_PAGE);
});

const ask = (path: string) => fetch(app.url + path, { redirect: "manual" });
const slugsIn = (html: string) =>
  [...html.matchAll(/<a href="[^"]*\/produtos\/([a-z0-9-]+)"/g)].map(([, slug = ""]) => slug);
const one = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll("&amp;", "&");
const linkTo = (html: string, rel: string) =>
  one(html, new RegExp(`<link[^>]*rel="${rel}"[^>]*href="([^"]*)"`))?.replace(app.url, "");

test.each([
  ["", "página", `Página 2 de `],
  ["/es", "página", `Página 2 de `],
  ["/en", "page", `Page 2 of `],
])(
  "in %s/ each page of a collection has its address, and together they show every rug once",
  async (prefix, word, said) => {
    const path = `${prefix}/colecoes/premium`;
    const shown: string[] = [];
    const titles: (string | undefined)[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const response = await ask(page === 1 ? path : `${path}?pagina=${page}`);
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(html.length).toBeLessThan(MOST_BYTES);
      shown.push(...slugsIn(html));
      titles.push(one(html, /<title>([^<]*)/));
      const address = (at: number) => (at === 1 ? path : `${path}?pagina=${at}`);
      expect(linkTo(html, "canonical")).toBe(address(page));
      expect(linkTo(html, "prev")).toBe(page > 1 ? address(page - 1) : undefined);
      expect(linkTo(html, "next")).toBe(page < pages ? address(page + 1) : undefined);
      expect(html).toContain('aria-current="page"');
      if (page === 2) expect(html.replaceAll("<!-- -->", "")).toContain(`${said}${pages}`);
    }
    expect(shown).toHaveLength(total);
    expect(new Set(shown).size).toBe(total);
    expect(titles[1]).toContain(`, ${word} 2`);
    expect(titles[0]).not.toContain(word);
  },
);

test("the first page says how many rugs there are in all, and the lowest price of all of them", async () => {
  const html = (await (await ask("/colecoes/premium")).text()).replaceAll("<!-- -->", "");
  expect(html).toContain(`${total} tapetes, a partir de R$\u00a01.000,01`);
});

test.each([
  ["", "Cada peça sai com um número"],
  ["/es", "Cada pieza sale con un número"],
  ["/en", "Each piece leaves with a number"],
])("in %s/ a collection's closing sentence stands on its last page alone", async (prefix, sentence) => {
  const path = `${prefix}/colecoes/premium`;
  expect(await (await ask(path)).text()).not.toContain(sentence);
  const last = await (await ask(`${path}?pagina=${pages}`)).text();
  expect(last.indexOf(sentence)).toBeGreaterThan(last.lastIndexOf(slugsIn(last).at(-1) ?? ""));
});

test("an address of a page that there is not leads to the last one, and what is no page is the first", async () => {
  for (const path of ["/colecoes/premium?pagina=99", "/es/colecoes/premium?pagina=99"]) {
    const response = await ask(path);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(path.replace("99", String(pages)));
  }
  for (const asked of ["0", "-1", "x", "1"]) {
    const response = await ask(`/colecoes/premium?pagina=${asked}`);
    expect(response.status).toBe(200);
    expect(linkTo(await response.text(), "canonical")).toBe("/colecoes/premium");
  }
});

test("the sitemap names each page in every language, with the others beside it", async () => {
  const map = await readSitemap(app.url);
  for (const prefix of ["", "/es", "/en"])
    expect(map).toContain(`<loc>${app.url}${prefix}/colecoes/premium?pagina=${pages}</loc>`);
  expect(map).toContain(`hreflang="en" href="${app.url}/en/colecoes/premium?pagina=${pages}"`);
  expect(map).not.toContain(`?pagina=${pages + 1}`);
});

test("a collection of one page has no links to pages", async () => {
  const html = await (await ask("/colecoes/lisos")).text();
  expect(html).not.toContain("pagina=");
  expect(html, "and a closing sentence, as the families have").toContain("um fio fora do tom se vê");
});
