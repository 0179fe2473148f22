import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { askDatabaseOf } from "#tests/support/servers/database.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { readSitemap } from "#tests/support/sitemap.ts";
import { COLLECTIONS_PER_PAGE, TILES_LIMIT } from "./collections.rules.ts";

const ADDED = 300;
const MOST_BYTES = 150_000;

const app = openTestApp();
let total = 0;
let pages = 0;
beforeAll(async () => {
  await askDatabaseOf(
    app,
    sql`insert into content (id, type, slug, display_order, published)
      select gen_random_uuid(), 'collections', 'muitas-' || n, 1000 + n, published || jsonb_build_object(
        'slug', 'muitas-' || n, 'title', jsonb_build_object('pt-BR', 'Muitas ' || n),
        'place', case when n % 5 = 0 then 'strip' else 'page' end)
      from ${sql.raw(`generate_series(1, ${ADDED}) n`)}, content where type = 'collections' and slug = 'premium'`,
  );
  const [counted] = await askDatabaseOf<{ total: number }>(
    app,
    sql`select count(*)::int as total from content where type = 'collections'`,
  );
  total = counted?.total ?? 0;
  pages = Math.ceil(total / COLLECTIONS_PER_PAGE);
});

const ask = (path: string) => fetch(app.url + path, { redirect: "manual" });
const linkTo = (html: string, rel: string) =>
  new RegExp(`<link[^>]*rel="${rel}"[^>]*href="([^"]*)"`).exec(html)?.[1]?.replace(app.url, "");

test.each(["", "/es", "/en"])(
  "in %s/ each page of the collections has its address, and together they show every one once",
  async (prefix) => {
    const path = `${prefix}/colecoes`;
    const address = (page: number) => (page === 1 ? path : `${path}?pagina=${page}`);
    const shown: string[] = [];
    const listed: string[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const response = await ask(address(page));
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(html.length).toBeLessThan(MOST_BYTES);
      const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
      shown.push(...[...main.matchAll(/href="[^"]*\/colecoes\/([a-z0-9-]+)"/g)].map(([, slug = ""]) => slug));
      listed.push(
        ...[...html.matchAll(/"position":(\d+),"name":"[^"]*","url"/g)].map(([, place = ""]) => place),
      );
      expect(linkTo(html, "canonical")).toBe(address(page));
      expect(linkTo(html, "prev")).toBe(page > 1 ? address(page - 1) : undefined);
      expect(linkTo(html, "next")).toBe(page < pages ? address(page + 1) : undefined);
      expect(html).toContain('aria-current="page"');
    }
    expect(shown).toHaveLength(total);
    expect(new Set(shown).size).toBe(total);
    expect(listed).toEqual(Array.from({ length: total }, (_, at) => String(at + 1)));
    const beyond = await ask(`${path}?pagina=99`);
    expect([beyond.status, beyond.headers.get("location")]).toEqual([302, address(pages)]);
  },
);

test("the main page shows the first of the strip, and a link to all", async () => {
  const html = await (await ask("/principal-br")).text();
  expect(html.length).toBeLessThan(MOST_BYTES);
  expect(html.match(/id="collection-\d+-title"/g)).toHaveLength(TILES_LIMIT);
  expect(html).toContain('href="/colecoes"');
});

test("a search without results suggests a page of them", async () => {
  const html = await (await ask("/busca?q=xyzzy")).text();
  expect(html.length).toBeLessThan(MOST_BYTES);
});

test("the sitemap names each page", async () => {
  const map = await readSitemap(app.url);
  expect(map).toContain(`<loc>${app.url}/colecoes?pagina=${pages}</loc>`);
  expect(map).not.toContain(`/colecoes?pagina=${pages + 1}<`);
});
