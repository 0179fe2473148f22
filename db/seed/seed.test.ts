import { existsSync } from "node:fs";
import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { listContent } from "#app/content/content.server.ts";
import { collections, featured } from "#app/features/catalogue/collections.content.ts";
import { listProducts } from "#app/features/catalogue/products.server.ts";
import { listCollectionTiles } from "#app/features/collections/collection-tiles.server.ts";
import { listFeatured } from "#app/features/collections/collections.server.ts";
import { getCuration } from "#app/features/curation/curation.server.ts";
import { getFeatureGallery } from "#app/features/gallery/gallery.server.ts";
import { listServices, listTestimonials, listTradeShows } from "#app/features/home/home.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { LOCALES } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { media } from "#app/media/media.table.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { seedDatabase } from "./seed.server.ts";

useTestDatabase();

const ADDRESSES: [table: string, url: SQL][] = [
  ["products", sql`jsonb_array_elements_text(images)`],
  ["rug_designs", sql`image_url`],
];

const countOf = async (table: string): Promise<number> => {
  const { rows } = await db().execute(sql`select count(*)::int as n from ${sql.identifier(table)}`);
  return Number(rows[0]?.n);
};

describe("with SEED=none", () => {
  it("writes only that the site is closed", async () => {
    Object.assign(env(), { seed: "none" });
    await seedDatabase();
    expect(await countOf("media")).toBe(0);
    const written = await db().delete(content).returning();
    expect(written).toMatchObject([
      { type: "settings", slug: "opening", published: { active: true, "opening.isOpen": false } },
    ]);
  });
});

describe("the demo brand", () => {
  beforeAll(async () => {
    Object.assign(env(), { seed: "demo" });
    await seedDatabase();
  }, 60_000);

  it("shows photographs on pages besides the main ones, and pieces in the size that they name", async () => {
    const { pages } = await getSettings("en");
    const { swatchesPicture, madeToMeasurePicture, madeToMeasurePieces, accessPicture } = pages;
    const pictures = await getPictures(
      [swatchesPicture, madeToMeasurePicture, accessPicture].concat(
        madeToMeasurePieces.map(({ picture }) => picture),
      ),
      "en",
    );
    expect(pictures.size).toBe(6);
    for (const room of [madeToMeasurePicture, accessPicture])
      expect(pictures.get(room)?.caption).toMatch(/, \d+\u00a0×\u00a0\d+\u00a0cm\. /);
    for (const { picture, widthMetres, note } of madeToMeasurePieces) {
      const [width = 0, length = 0] = (note.match(/\d+/g) ?? []).map(Number);
      const shown = pictures.get(picture);
      expect(widthMetres * 100).toBe(width);
      expect((shown?.height ?? 0) / (shown?.width ?? 1)).toBeCloseTo(length / width, 1);
    }
  });

  it("shows the cover of each year's catalogue", async () => {
    for (const year of [2022, 2023, 2024, 2025]) {
      const { edition } = await getCuration(String(year), "pt-BR");
      expect(edition?.catalogueCover?.alt).toBe(`Capa do catálogo de ${year}`);
    }
  });

  it("brings every file that its rows speak of, with its renditions", async () => {
    const rows = await db().select().from(media);
    expect(rows.length).toBeGreaterThan(60);
    for (const row of rows) {
      const keys = [row.key, row.lightKey, row.posterKey, ...row.variants.map(({ key }) => key)];
      for (const key of keys.filter((found) => found !== null)) {
        expect(existsSync(join(env().dataDir, "files", row.bucket, key)), key).toBe(true);
      }
    }
    const urls = new Set(rows.map(({ url }) => url));
    for (const [table, column] of ADDRESSES) {
      const found = await db().execute(sql`select ${column} as url from ${sql.identifier(table)}`);
      expect(found.rows.length, table).toBeGreaterThan(0);
      for (const { url } of found.rows) if (url) expect(urls, `${table}.${column}`).toContain(url);
    }
    const documents = JSON.stringify(await db().select().from(content));
    const named = documents.match(/\/files\/[^"\\]+/g) ?? [];
    const pictures = named.filter((url) => !url.endsWith(".pdf"));
    expect(pictures.length).toBeGreaterThan(20);
    expect(pictures.filter((url) => !urls.has(url))).toEqual([]);
  });

  it("has finished pictures: nothing waits to be encoded", async () => {
    const rows = await db().select().from(media);
    expect(rows.every(({ status }) => status === "ready")).toBe(true);
  });

  it("says everything in three languages", async () => {
    const { rows } = await db().execute<{ document: object }>(
      sql`select published as document from content union all select document from products
        union all select document from media union all select document from rug_designs`,
    );
    const said = rows.flatMap(({ document }) =>
      Object.values(document).filter((value) => Object.hasOwn(Object(value), "pt-BR")),
    );
    expect(said.length).toBeGreaterThan(200);
    expect(said.filter((words) => Object.keys(words).length !== 3)).toEqual([]);
  });

  it("shows the five featured rugs in their order, at the specified prices", async () => {
    const rugs = await listFeatured("pt-BR");
    expect(rugs.map(({ name }) => name)).toEqual([
      "Scallop",
      "Ocean Blue",
      "Golden Lines",
      "Studio Ryzi",
      "Soft Living",
    ]);
    expect(rugs.map(({ priceCents }) => priceCents)).toEqual([419_000, 529_000, 489_000, 459_000, 359_000]);
    const euros = (await listFeatured("es")).map(({ priceCents }) => priceCents);
    expect(euros).toEqual([79_000, 99_000, 89_000, 89_000, 69_000]);
    const prices = (await listContent(featured, "pt-BR")).map(({ priceBrlCents }) => priceBrlCents);
    expect(prices, "they follow those of the rugs").toEqual(Array(rugs.length).fill(null));
  });

  it("names the designers of items 8 and 9 of the catalogue", async () => {
    const rugs = await listProducts("pt-BR");
    expect(rugs).toHaveLength(20);
    expect(rugs.slice(0, 9).map(({ designer }) => designer)).toEqual([
      ...Array<null>(7).fill(null),
      "Estúdio Quadra",
      "Ateliê Meridiano",
    ]);
    expect(rugs.slice(0, 9).map(({ slug }) => slug)).toContain("tapete-ocean-blue");
    const families = (await listContent(collections, "pt-BR")).filter(({ place }) => place === "page");
    expect(families).toHaveLength(5);
  });

  it.each(LOCALES)("provides every part of the main page with finished pictures in %s", async (locale) => {
    const { left, main } = await getFeatureGallery(locale);
    const tiles = await listCollectionTiles(locale);
    const rugs = await listFeatured(locale);
    const shows = await listTradeShows(locale);
    const pictures = [...left, main, ...tiles, ...rugs, ...shows].map(({ picture }) => picture);
    const hung = tiles.map(({ rugPicture }) => rugPicture);
    for (const picture of [...pictures, ...hung]) expect(picture?.sources).toHaveLength(2);
    expect(tiles.map(({ rugWidthMetres }) => rugWidthMetres)).toEqual([2, 2.5, 2, 1.6, 2, 2]);
    expect(await listTestimonials(locale)).toHaveLength(3);
    expect(await listServices(locale)).toHaveLength(4);
  });

  it("is never brought twice", async () => {
    const before = [await countOf("media"), await countOf("content")];
    await seedDatabase();
    expect([await countOf("media"), await countOf("content")]).toEqual(before);
  });
});
