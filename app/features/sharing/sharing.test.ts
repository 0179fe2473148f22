import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { newOwner, noticesOf } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { readSitemap } from "#tests/support/sitemap.ts";

const CARD_WITHIN_MS = 60_000;

const app = openTestApp();

const textOf = async (path: string) => (await fetch(app.url + path)).text();

function factsOf(html: string): Record<string, unknown>[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return blocks.flatMap(([, json = ""]) => {
    const fact = JSON.parse(json);
    return fact["@graph"] ?? [fact];
  });
}

describe("shared pages", () => {
  test.each(["/principal-br", "/es/tapetes", "/en/produtos/tapete-scallop", "/"])(
    "%s names a card of 1200 × 630 that is there",
    async (path) => {
      const address = /property="og:image" content="([^"]+)"/.exec(await textOf(path))?.[1] ?? "";
      const response = await fetch(address);
      expect(response.headers.get("content-type")).toBe("image/jpeg");
      const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
    },
    CARD_WITHIN_MS,
  );

  test("a card that cannot be kept is answered all the same, and kept once it can be", async () => {
    app.expectErrors(/could not be kept/);
    const folder = `${app.dataDir}/files/site_assets/cards/es/colecoes`;
    const ask = async () => (await fetch(`${app.url}/og/es/colecoes/classica.jpg`)).headers;
    mkdirSync(dirname(folder), { recursive: true });
    rmSync(folder, { recursive: true, force: true });
    // In the way of the folder that the card needs.
    writeFileSync(folder, "");
    try {
      const headers = await ask();
      expect([headers.get("content-type"), headers.get("cache-control")]).toEqual(["image/jpeg", "no-store"]);
    } finally {
      rmSync(folder);
    }
    expect((await ask()).get("etag")).toBeTruthy();
  });

  test("a page that does not exist has no card", async () => {
    for (const path of ["/og/es/produtos/nenhum.jpg", "/og/fr/paginas/principal.jpg", "/og/en/x/y.jpg"])
      expect((await fetch(app.url + path)).status, path).toBe(404);
  });
});

test("main pages and the country choice name each other; other pages fall back to Portuguese", async () => {
  for (const path of ["/", "/principal-br", "/principal-es"]) {
    const html = await textOf(path);
    expect(html).toContain(`hrefLang="x-default" href="${app.url}/"`);
    expect(html).toContain(`hrefLang="en" href="${app.url}/principal-en"`);
  }
  expect(await textOf("/es/tapetes")).toContain(`hrefLang="x-default" href="${app.url}/tapetes"`);
});

test("search engines learn who the maker is, where the showroom is and when it is open", async () => {
  const facts = factsOf(await textOf("/en/contato"));
  const store = facts.find((fact) => fact["@type"] === "FurnitureStore");
  expect(store).toMatchObject({ geo: { latitude: expect.any(Number) } });
  expect(store?.openingHoursSpecification).toContainEqual(
    expect.objectContaining({ opens: "09:00", closes: "18:00" }),
  );
  expect(facts.map((fact) => fact["@type"])).toContain("Organization");
  expect(factsOf(await textOf("/principal-es")).map((fact) => fact["@type"])).toContain("VideoObject");
});

test("the sitemap has every rug and collection in three languages, with pictures that are there", async () => {
  const sitemap = await readSitemap(app.url);
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  for (const path of ["/", "/en/produtos/tapete-scallop", "/es/colecoes/natural", "/principal-es"])
    expect(addresses).toContain(app.url + path);
  expect(new Set(addresses).size).toBe(addresses.length);
  const [, picture = ""] = /<image:loc>([^<]+)<\/image:loc>/.exec(sitemap) ?? [];
  expect((await fetch(picture)).status).toBe(200);
});

test("a part of the sitemap that there is not is no map", async () => {
  for (const part of ["tapetes-2", "tapetes-0", "tapetes-x", "nada-1", ""])
    expect((await fetch(`${app.url}/sitemap.xml?parte=${part}`)).status, part).toBe(404);
  expect(await textOf("/robots.txt")).toContain(`Sitemap: ${app.url}/sitemap.xml\n`);
});

test("the feed lists rugs in its language", async () => {
  const response = await fetch(`${app.url}/es/rss.xml`);
  expect(response.headers.get("content-type")).toContain("application/rss+xml");
  const feed = await response.text();
  expect(feed).toContain("<language>es</language>");
  expect(feed).toContain(`<link>${app.url}/es/produtos/tapete-scallop</link>`);
  const [, item = ""] = feed.split(`<link>${app.url}/es/produtos/tapete-scallop</link>`);
  expect(item, "a rug that is renamed is no new one").toMatch(
    /^\s*<guid isPermaLink="false">[0-9a-f-]{36}<\/guid>/,
  );
});

test("the manifest's icons have the size that they say", async () => {
  const { icons } = JSON.parse(await textOf("/manifest.webmanifest"));
  for (const { src, sizes, type } of icons.filter((icon: { type: string }) => icon.type === "image/png")) {
    const bytes = Buffer.from(await (await fetch(app.url + src)).arrayBuffer());
    const { width, height } = await sharp(bytes).metadata();
    expect(`${width}x${height} ${type}`).toBe(`${sizes} image/png`);
  }
});

test("search engines read what the owner wrote for them, else what follows from the language's words", async () => {
  const owner = await newOwner(app);
  const fields = {
    ...{
      name: "Orvalho",
      description: "Pontos de luz.",
      "es.name": "Rocío",
      "es.description": "Puntos de luz.",
    },
    ...{ state: "published", shape: "rectangular", images: ["/media/areia.jpg"] },
  };
  const made = await owner.post("/admin/tapetes/novo", fields);
  const head = async (language: string) => {
    const html = await textOf(`${language}/produtos/tapete-orvalho`);
    const of = (form: RegExp) => form.exec(html)?.[1];
    return {
      title: of(/<title>([^<]*)/),
      shared: of(/property="og:title" content="([^"]*)"/),
      description: of(/name="description" content="([^"]*)"/),
      picture: of(/"primaryImageOfPage":\{"@type":"ImageObject","contentUrl":"([^"]*)"/),
    };
  };
  const derived = await head("");
  expect(derived.title).toMatch(/^Tapete Orvalho, /);
  expect(derived.picture).toContain("areia");
  expect((await owner.get(made.path)).html).toContain(`placeholder="${derived.title}"`);
  const own = {
    seoTitle: "Tapete azul de lã",
    seoDescription: "Dois por três.",
    sharePicture: "/media/lua.webp",
  };
  expect(noticesOf(await owner.post(made.path, { ...fields, ...own }))).toContain("Produto atualizado");
  expect(await head("")).toMatchObject({
    ...{ title: "Tapete azul de lã", shared: "Tapete azul de lã", description: "Dois por três." },
    picture: expect.stringContaining("lua"),
  });
  expect(await head("/es")).toMatchObject({
    ...{ title: expect.stringMatching(/^Alfombra Rocío, /), description: "Puntos de luz." },
    picture: expect.stringContaining("lua"),
  });
  const refused = await owner.post(made.path, { ...fields, ...own, sharePicture: "/media/hero.mp4" });
  expect(refused.html).toContain("Escolha um arquivo de imagem do acervo.");
  expect(refused.html).toContain('value="Tapete azul de lã"');
  const card = await fetch(`${app.url}/og/pt-BR/produtos/tapete-orvalho.jpg`);
  expect(card.headers.get("content-type")).toBe("image/jpeg");
});
