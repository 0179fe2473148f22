import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { wire } from "#app/platform/db/broadcasts.ts";
import { startTestApp, type TestApp } from "#tests/support/servers/test-app.ts";

let demo: TestApp;
let empty: TestApp;
beforeAll(async () => {
  [demo, empty] = await Promise.all([startTestApp({ seed: "demo" }), startTestApp({ seed: "none" })]);
});
afterAll(async () => {
  await Promise.all([demo.stop(), empty.stop()]);
});

const CHANGED = wire.encode("content_changed", JSON.stringify({ keys: ["media", "content"], mayLag: false }));

const read = async (app: TestApp, path: string) => (await fetch(app.url + path)).text();

const attributes = (tag: string) =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name?.toLowerCase(), value]),
  );

const places = (page: string, texts: string[]) => texts.map((text) => page.indexOf(text));
const inOrder = (numbers: number[]) => numbers.every((number, at) => number > (numbers[at - 1] ?? -1));

const SECTIONS_BR = [
  'aria-labelledby="hero-title"',
  'aria-labelledby="feature-title"',
  'aria-labelledby="new-collection-title"',
  'aria-labelledby="collections-title"',
  'aria-labelledby="craft-title"',
  'aria-labelledby="materials-title"',
  'aria-labelledby="featured-title"',
  'id="filosofia"',
  'aria-labelledby="simulator-title"',
  'aria-labelledby="showroom-title"',
];
const SECTIONS_ES = [
  'aria-labelledby="hero-title"',
  'id="historia"',
  'aria-labelledby="access-title"',
  'aria-labelledby="collections-title"',
  'aria-labelledby="materials-title"',
  'aria-labelledby="featured-title"',
  'aria-labelledby="design-title"',
];

describe("the main pages", () => {
  test("the Brazilian one shows its sections in order, voices and the company last", async () => {
    const page = await read(demo, "/principal-br");
    const sections = [...SECTIONS_BR, 'aria-labelledby="testimonials-title"', 'aria-label="A empresa"'];
    expect(inOrder(places(page, sections)), String(places(page, sections))).toBe(true);
    for (const words of ["Saiba mais", "Explorar Coleção", "Ver Todas as Coleções", "Nossa Filosofia"])
      expect(page).toContain(words);
    expect(page).toContain("Acompanhar texto no blog");
    expect(page).toContain("Ver Galeria Completa");
  });

  test("the film's still is a crop where the window is upright, in the preloads as in the picture", async () => {
    const page = await read(demo, "/principal-br");
    const preloads = page.match(/<link rel="preload" as="image"[^>]*>/g)?.map(attributes) ?? [];
    const [crop, whole] = preloads;
    const sources = page.match(/<picture>.*?<\/picture>/)?.[0].match(/<source[^>]*>/g);
    const [first, second] = sources?.map(attributes) ?? [];
    expect(preloads).toHaveLength(2);
    expect([crop?.imagesrcset, crop?.imagesizes, crop?.media]).toEqual([
      first?.srcset,
      first?.sizes,
      first?.media,
    ]);
    expect([whole?.imagesrcset, whole?.media]).toEqual([second?.srcset, `not (${crop?.media})`]);
    expect(second?.media).toBeUndefined();
    expect(crop?.imagesrcset).not.toBe(whole?.imagesrcset);
  });

  test("/home is the same page, with /principal-br as its canonical address", async () => {
    expect(await read(demo, "/home")).toContain(`rel="canonical" href="${demo.url}/principal-br"`);
  });

  test("the Spanish one has its own order, and English follows it", async () => {
    const others = ["services", "trade-shows", "testimonials"].map(
      (name) => `aria-labelledby="${name}-title"`,
    );
    for (const path of ["/principal-es", "/principal-en"]) {
      const page = await read(demo, path);
      expect(inOrder(places(page, [...SECTIONS_ES, ...others])), path).toBe(true);
    }
    const page = await read(demo, "/principal-es");
    expect(page).toContain("Ver la galería completa");
    expect(page).toMatch(/Desde €\s?\d/);
  });

  test("both readings of the founding stand, each in its place, and the brand's numbers in their texts", async () => {
    const spanish = await read(demo, "/principal-es");
    expect(spanish).toContain("Existimos desde 1995.");
    expect(await read(demo, "/nossa-historia")).toContain("Desde a virada do milênio");
    const page = await read(demo, "/principal-br");
    expect(page).toContain("Mais de 20 anos de ofício e mais de 100 distribuidores no Brasil.");
    expect(page).toContain("há mais de 20 anos e\u00a0está em mais de 100 lojas");
    expect(page + spanish).not.toMatch(/\{(?:anos|distribuidores)\}/);
  });

  test("each tile of the collections shows its content, on the tile and in its sheet", async () => {
    for (const path of ["/principal-br", "/principal-es", "/principal-en"]) {
      const page = await read(demo, path);
      const sheets = [...page.matchAll(/id="collection-\d-title">([^<]+)<\/h2><p[^>]*>([^<]*)<\/p>/g)];
      expect(sheets, path).toHaveLength(6);
      const said = sheets.map(([, , description = ""]) => description);
      expect(new Set(said).size, path).toBe(6);
      for (const description of said) {
        expect(description.length, path).toBeGreaterThan(20);
        expect(page.split(`>${description}</span>`), `${path} ${description}`).toHaveLength(2);
      }
    }
  });

  test("the feature gallery's subtitle has words in three languages before anybody wrote some", async () => {
    const words = {
      "": "Cada peça nasce da planta do lugar: a medida, o desenho e a cor.",
      "es.": "Cada pieza nace del plano del lugar: la medida, el dibujo y el color.",
      "en.": "Every piece begins with the plan of its place: size, pattern and colour.",
    };
    expect(await read(empty, "/principal-br")).toContain(`>${words[""]}</p>`);
    const headers = { cookie: await empty.signIn() };
    const screen = await (await fetch(`${empty.url}/admin/galeria`, { headers })).text();
    const fields = screen.match(/<(?:input|textarea)[^>]*name="(?:es\.|en\.)?subtitle"[^>]*>[^<]*/g) ?? [];
    for (const [language, text] of Object.entries(words)) {
      const field = fields.find((one) => one.includes(`name="${language}subtitle"`));
      expect(field, language).toContain(text);
    }
  });

  test("featured prices are in reais in Portuguese", async () => {
    expect(await read(demo, "/principal-br")).toMatch(/A partir de R\$\s?\d/);
  });

  test("without any content every section stands, and the empty one says who fills it", async () => {
    const page = await read(empty, "/principal-br");
    expect(inOrder(places(page, SECTIONS_BR))).toBe(true);
    expect(page).toContain("Nenhum produto cadastrado ainda.");
    expect(page).toContain("painel administrativo");
    expect(page).toContain("/media/hero.mp4");
    expect(inOrder(places(await read(empty, "/principal-es"), SECTIONS_ES))).toBe(true);
  });

  test("nothing of another company is fetched by the page itself", async () => {
    expect(await read(demo, "/principal-br")).not.toContain("<iframe");
  });

  test("the rug that is woven stays when its address changes, and leads to the new one", async () => {
    const database = new Client({ connectionString: demo.databaseUrl });
    await database.connect();
    onTestFinished(() => database.end());
    const headers = { cookie: await demo.signIn() };
    const page = async () => (await fetch(`${demo.url}/principal-br`, { headers })).text();
    expect(await page()).toContain('href="/produtos/tapete-azulejo"');
    await database.query(
      `insert into product_slugs (slug, product_id) select slug, id from products where slug = 'tapete-azulejo'`,
    );
    await database.query(`update products set slug = 'tapete-ladrilho' where slug = 'tapete-azulejo'`);
    await database.query("select pg_notify($1, $2)", [wire.channel, CHANGED]);
    await expect.poll(page).toContain('href="/produtos/tapete-ladrilho"');
  });

  test("a read that fails is logged and falls back; the page stands", async () => {
    demo.expectErrors(/could not be read/);
    const database = new Client({ connectionString: demo.databaseUrl });
    await database.connect();
    onTestFinished(() => database.end());
    const headers = { cookie: await demo.signIn() };
    const unread = () => demo.logs().filter(({ text }) => text.includes("could not be read")).length;
    const tables = ["media", "content"];
    for (const table of tables) {
      await database.query(`alter table ${table} rename to ${table}_away`);
      const before = unread();
      // As after an edit: what was read before is not kept.
      await database.query("select pg_notify($1, $2)", [wire.channel, CHANGED]);
      const askUntilUnread = async () => {
        const response = await fetch(`${demo.url}/principal-br`, { headers });
        expect(response.status, table).toBe(200);
        expect(inOrder(places(await response.text(), SECTIONS_BR)), table).toBe(true);
        return unread();
      };
      await expect.poll(askUntilUnread, { message: table }).toBeGreaterThan(before);
      await database.query(`alter table ${table}_away rename to ${table}`);
    }
  });
});
