import { describe, expect, test } from "vitest";
import { localeOfPath, neutralPath, pathFor } from "#app/i18n/locales.ts";
import { CATALOGUE } from "#db/seed/catalogue.ts";
import { receive, sharedSite } from "#tests/support/servers/shared-site.ts";
import { publicPages } from "./public-pages.ts";

type Fact = { "@type": string; "@graph"?: Fact[]; itemListElement?: Fact[]; [name: string]: unknown };

const pages = (await publicPages()).map(({ path }) => path);
const isStart = (path: string) => /^\/(?:home|principal-\w+)?$/.test(path);
const ABOUT: [RegExp, string][] = [
  [/^\/principal$/, "VideoObject"],
  [/^\/produtos\//, "Product"],
  [/^\/(?:tapetes|colecoes|colecoes\/(?!3$)[^/]+|curadoria|amostra-de-cores)$/, "ItemList"],
  [/^\/galeria$/, "ImageGallery"],
];

const KNOTTED = CATALOGUE.filter(({ technique }) => technique === "knotted").map(({ rug }) => rug);
const DECIMETRE_MM = 100;

const app = { url: sharedSite() };

async function factsOf(path: string): Promise<Fact[]> {
  const { text } = await receive(path);
  const found = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  const facts = found.map(([, json = ""]) => JSON.parse(json) as Fact);
  for (const fact of facts) expect(fact["@context"]).toBe("https://schema.org");
  return facts.flatMap((fact) => fact["@graph"] ?? fact);
}

const only = (facts: Fact[], type: string): Fact => {
  const found = facts.filter((fact) => fact["@type"] === type);
  expect(found.length, type).toBe(1);
  return found[0] as Fact;
};

describe.each(pages)("%s tells search engines", (path) => {
  test("who is behind it, where the showroom is, and when it is open", async () => {
    const facts = await factsOf(path);
    expect(only(facts, "Organization")).toMatchObject({
      name: "Urdume",
      url: expect.stringContaining(app.url),
      logo: expect.stringContaining(app.url),
    });
    expect(only(facts, "FurnitureStore")).toMatchObject({
      address: { "@type": "PostalAddress", streetAddress: expect.any(String) },
      geo: { "@type": "GeoCoordinates", latitude: expect.any(Number), longitude: expect.any(Number) },
      openingHoursSpecification: [
        { opens: "09:00", closes: "18:00" },
        { dayOfWeek: ["Saturday"], opens: "09:00", closes: "13:00" },
      ],
    });
  });

  test("the way that leads to it, and what it is about", async () => {
    const facts = await factsOf(path);
    const about = ABOUT.find(([pattern]) => pattern.test(neutralPath(path)))?.[1];
    if (about) only(facts, about);
    if (isStart(path)) return;
    const way = only(facts, "BreadcrumbList").itemListElement ?? [];
    expect(way.map(({ position }) => position)).toEqual(way.map((_, at) => at + 1));
    expect(way.length).toBeGreaterThan(1);
    expect(way[0]?.item).toBe(app.url + pathFor(localeOfPath(path), "/principal"));
    expect(way.at(-1)?.name).not.toContain("Urdume");
    for (const { item, name } of way.slice(0, -1)) {
      expect(name).toMatch(/\S/);
      expect((await receive(String(item).replace(app.url, ""))).status, String(item)).toBe(200);
      expect(localeOfPath(new URL(String(item)).pathname)).toBe(localeOfPath(path));
    }
  });
});

describe.each(["/", "/es/", "/en/"])("below %s", (start) => {
  test("a rug is offered only where its page shows a price", async () => {
    const list = only(await factsOf(`${start}tapetes`), "ItemList").itemListElement ?? [];
    const offers = await Promise.all(
      list.map(async ({ url }) => {
        const { pathname } = new URL(String(url));
        const rug = only(await factsOf(pathname), "Product");
        expect(rug).toMatchObject({ name: expect.any(String), image: expect.any(Array) });
        const { text } = await receive(pathname);
        const isPriced = /(?:R\$|€)\s?\d/.test(text.replace(/<script[\s\S]*?<\/script>/g, ""));
        return { rug: pathname, isOffered: "offers" in rug, isPriced };
      }),
    );
    expect(offers.length).toBe(9);
    expect(offers.filter(({ isOffered, isPriced }) => isOffered && !isPriced)).toEqual([]);
    expect(offers.some(({ isOffered }) => isOffered)).toBe(true);
  });

  test.each(KNOTTED)("rows, squares and size of %s are those of its knots", async (rug) => {
    const { text } = await receive(pathFor(localeOfPath(start), `/produtos/tapete-${rug}`));
    const words = text.replaceAll(/<[^>]*>/g, "|").replaceAll("\u00a0", " ");
    const numbersIn = (pattern: RegExp) =>
      (pattern.exec(words) ?? []).slice(1).map((number) => Number(number.replaceAll(/[.,]/g, "")));
    const [knots = 0] = numbersIn(/\|(?:Nós por|Nudos por|Knots per) dm²\|+([\d.,]+)\./);
    const [centimetres = 0, rows = 0] = numbersIn(
      /, \d+ × (\d+) cm\|+([\d.,]+)[| ]+(?:fileiras|filas|rows)\|/,
    );
    const [millimetres = 0] = numbersIn(
      /(?:No chão ele tem|En el suelo mide|On the floor it measures) (\d+) mm/,
    );
    expect(millimetres).toBe(DECIMETRE_MM / Math.sqrt(knots));
    expect(rows * millimetres).toBe(centimetres * 10);
  });

  test("the pictures of the gallery and the film of the main page are named with their files", async () => {
    const gallery = only(await factsOf(`${start}galeria`), "ImageGallery");
    const pictures = Object.values(gallery).flat() as { "@type"?: string; contentUrl?: string }[];
    const files = pictures.filter((fact) => fact?.["@type"] === "ImageObject");
    expect(files.length).toBeGreaterThan(5);
    expect((await fetch(String(files[0]?.contentUrl))).status).toBe(200);
    const main = pathFor(localeOfPath(start), "/principal");
    const film = only(await factsOf(main), "VideoObject");
    expect((await fetch(String(film.contentUrl), { method: "HEAD" })).status).toBe(200);
    expect((await fetch(String(film.thumbnailUrl))).status).toBe(200);
  });
});
