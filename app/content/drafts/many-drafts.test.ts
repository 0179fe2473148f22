import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { designsOfProducts, manyProducts } from "#tests/support/many-products.ts";
import { newOwner, type Owner } from "#tests/support/owner.ts";
import { askDatabaseOf } from "#tests/support/servers/database.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const DRAFTS = 300;
const PER_PAGE = 50;
const LIST = "/admin/agendados";
const MARGIN_BYTES = 1000;

const app = openTestApp();
let owner: Owner;
let before = 0;
let id = "";
beforeAll(async () => {
  owner = await newOwner(app);
  const collection = "premium";
  for (const statement of manyProducts({ last: DRAFTS, collection })) await askDatabaseOf(app, statement);
  await askDatabaseOf(app, designsOfProducts({ last: 2 }));
  await owner.get("/admin");
  before = (await owner.get("/admin")).html.length;
  const drafted = (entity: string, rows: string) =>
    askDatabaseOf(
      app,
      sql`insert into content_drafts (id, entity, entity_id, locale, title, version, changes, past, editor_id)
        select gen_random_uuid(), ${entity}, id::text, 'all', 'Guardado ' || display_order, 1,
          jsonb_build_object('leadTimeDays', jsonb_build_object('before', null, 'after', 9)), '[]', 'bench'
        from ${sql.raw(rows)}`,
    );
  await drafted("products", "products where slug like 'tapete-banco-%'");
  await drafted("rug_designs", "rug_designs where display_order between 1001 and 1002");
  const [first] = await askDatabaseOf<{ id: string }>(
    app,
    sql`select id from products where slug = 'tapete-banco-1'`,
  );
  id = first?.id ?? "";
});

const titlesIn = (html: string) => [...new Set(html.match(/Guardado \d+/g))];

test("a screen is not sent the drafts of what it does not show", async () => {
  for (const path of ["/admin", "/admin/tapetes", "/admin/midia", "/admin/galeria"])
    expect(titlesIn((await owner.get(path)).html), path).toEqual([]);
  expect((await owner.get("/admin")).html.length).toBeLessThan(before + MARGIN_BYTES);
});

test("a rug's form is sent its own draft and those of its designs, as a page and as data", async () => {
  for (const path of [`/admin/tapetes/${id}`, `/admin/tapetes/${id}.data`])
    expect(titlesIn((await owner.get(path)).html).toSorted(), path).toEqual(["Guardado 1", "Guardado 1001"]);
});

test("the drafts are listed in pages, each once", async () => {
  const pages = Math.ceil((DRAFTS + 2) / PER_PAGE);
  const shown: string[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const { html } = await owner.get(page === 1 ? LIST : `${LIST}?pagina=${page}`);
    const list = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
    const titles = titlesIn(list);
    expect(titles.length).toBeLessThanOrEqual(PER_PAGE);
    shown.push(...titles);
  }
  expect(new Set(shown).size).toBe(DRAFTS + 2);
  expect(shown).toHaveLength(DRAFTS + 2);
  const beyond = await owner.get(`${LIST}?pagina=99`);
  expect(titlesIn(beyond.html)).toHaveLength((DRAFTS + 2) % PER_PAGE);
});
