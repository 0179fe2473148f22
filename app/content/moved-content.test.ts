import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ContentKind } from "#app/platform/db/content/content-kind.ts";
import { removeContent, undeleteContent } from "#app/platform/db/content/content-trash.server.ts";
import { db, migrateDatabase } from "#app/platform/db/db.server.ts";
import { contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { useEmptyDatabase } from "#tests/support/servers/database.ts";
import {
  DESIGN,
  DESIGNER,
  EARLIER,
  EDITION,
  FAMILY,
  FILM,
  GONE_DESIGN,
  GONE_DESIGNER,
  GONE_FAMILY,
  GONE_FILM,
  GONE_MAIN,
  GONE_PIECE,
  GONE_RUG,
  GONE_SET,
  LEFT,
  MAIN,
  PIECE,
  REMOVED,
  RUG,
  SET,
  SHELF,
  sides,
  size,
  TERMS,
  TESTIMONIAL,
  yarn,
} from "#tests/support/servers/earlier-content.ts";
import { openEarlierDatabase } from "#tests/support/servers/earlier-database.ts";
import { MIGRATED_CHANGES } from "#tests/support/servers/migrated-changes.ts";
import { countUses, getItem, listContent, listFormerAddresses, listItems } from "./content.server.ts";
import { kindOf } from "./content-kind.server.ts";

useEmptyDatabase();

async function undelete(kind: ContentKind, id: string): Promise<boolean> {
  const isBack = await undeleteContent({ id: "ana" }, kind, id);
  await contentChanged("content");
  return isBack;
}

test("what earlier versions kept in tables of its own arrives as documents, with drafts, history and trash", async () => {
  const { curation } = await import("#app/features/curation/curation.content.ts");
  const { collections, featured } = await import("#app/features/catalogue/collections.content.ts");
  const { designers } = await import("#app/features/catalogue/designers.content.ts");
  const { gallery } = await import("#app/features/gallery/gallery.content.ts");
  const { heroVideo } = await import("#app/features/hero-video/hero-video.content.ts");
  const { pages } = await import("#app/features/pages/pages.content.ts");
  const { samples } = await import("#app/features/samples/samples.content.ts");
  const { testimonials } = await import("#app/features/home/testimonials.content.ts");
  const { swatches } = await import("#app/features/swatches/swatches.content.ts");
  const { tradeShows } = await import("#app/features/home/trade-shows.content.ts");
  const client = await openEarlierDatabase("0023_rugs_by_name");
  for (const statement of EARLIER) await client.query(statement);
  await client.end();
  await migrateDatabase();

  expect(await listContent(curation, "es")).toEqual([
    {
      ...{ id: EDITION, year: 2024, title: "Relieve", description: "", catalogueName: "Catálogo" },
      ...{ catalogueUrl: "/files/site_assets/c.pdf", catalogueCover: null },
      images: ["/files/a.webp", "/files/b.webp"],
    },
  ]);
  expect(await listItems(testimonials as never)).toMatchObject([
    {
      id: TESTIMONIAL,
      active: false,
      entry: { quote: "Quieto." },
      words: { en: { quote: "Quiet.", author: "" } },
    },
  ]);
  expect(await listContent(testimonials, "pt-BR")).toEqual([]);
  expect(await listContent(swatches, "pt-BR")).toMatchObject([{ name: "ROSA", hex: "#d9a0a0" }]);
  expect(await listContent(tradeShows, "en")).toMatchObject([{ year: 2023, imageUrl: "/files/f.webp" }]);

  const designer = {
    ...{ id: DESIGNER, slug: "ana", name: "Ana", biography: "Belém, Brazil" },
    ...{ websiteUrl: "https://ana.example", portraitUrl: null },
  };
  expect(await listContent(designers, "en")).toEqual([designer]);
  const set = { id: SET, name: "Linen", images: ["/media/gal1.jpg", "/media/gal2.jpg"] };
  expect(await listContent(samples, "en")).toEqual([set]);

  const main = { id: MAIN, url: "/media/gal5.jpg", position: "right", title: "" };
  const pictures = [
    { id: expect.any(String), url: "/media/gal1.jpg", position: "left", title: "" },
    { id: LEFT, url: "/media/gal2.jpg", position: "left", title: "Wool" },
  ];
  expect(await listContent(gallery, "en")).toEqual([...pictures, main]);
  const sea = {
    ...{ id: FAMILY, slug: "mar", title: "Sea", description: "Azul", url: null, imageUrl: "/files/m.webp" },
    ...{ exploreText: "", place: "page" },
  };
  const plain = {
    ...{ id: SHELF, slug: "lisos", title: "Lisos", description: "", url: "/tapetes", imageUrl: null },
    ...{ exploreText: "Ver", place: "strip" },
  };
  expect(await listContent(collections, "en")).toMatchObject([sea, plain]);
  const tide = {
    ...{ id: PIECE, slug: "mar", title: "Tide", description: "", url: "/produtos/mar" },
    ...{ imageUrl: "/files/p.webp", priceBrlCents: 419_000, priceEurCents: null },
  };
  expect(await listContent(featured, "en")).toEqual([tide]);
  expect(await listFormerAddresses(collections)).toEqual(new Map([["oceano", "mar"]]));

  const film = {
    id: FILM,
    url: "https://youtu.be/dQw4w9WgXcQ",
    ...{ poster: null, title: "Tear", subtitle: "Hilo" },
    ...{ veil: null, caption: "", captionName: "" },
  };
  expect(await listContent(heroVideo, "es")).toEqual([film]);
  expect(await listItems(heroVideo)).toMatchObject([
    {
      active: false,
      entry: { url: "/media/hero.mp4", title: "" },
      createdAt: new Date("2025-01-02T00:00:00Z"),
    },
    { active: true, words: { "pt-BR": { title: "Tear" }, es: { title: "", subtitle: "Hilo" } } },
  ]);

  const terms = {
    ...{ id: TERMS, slug: "termos", title: "Termos", lead: "", coverUrl: "/files/t.webp" },
    ...{ seoDescription: "What holds", body: '[{"kind":"paragraph","text":"Yes."}]' },
  };
  expect(await listContent(pages, "en")).toEqual(
    expect.arrayContaining([
      expect.objectContaining(terms),
      expect.objectContaining({ slug: "privacidade", coverUrl: null }),
    ]),
  );
  expect(await getItem(pages, TERMS)).toMatchObject({
    ...{ active: true, updatedAt: new Date("2025-02-01T00:00:00Z") },
    words: {
      "pt-BR": { seoDescription: "O que vale", body: '[{"kind":"paragraph","text":"Sim."}]' },
      es: { title: "", body: "" },
    },
  });

  const { rows: slugs } = await db().execute(
    sql`select type, slug from content where slug is not null order by slug, type`,
  );
  expect(slugs).toEqual([
    { type: "hero_videos", slug: "/media/hero.mp4" },
    { type: "curation_editions", slug: "2024" },
    { type: "designers", slug: "ana" },
    { type: "settings", slug: "brand" },
    { type: "hero_videos", slug: "https://youtu.be/dQw4w9WgXcQ" },
    { type: "collections", slug: "lisos" },
    { type: "collections", slug: "mar" },
    { type: "featured", slug: "mar" },
    { type: "pages", slug: "privacidade" },
    { type: "swatches", slug: "ROSA" },
    { type: "gallery_images", slug: "shown" },
    { type: "pages", slug: "termos" },
  ]);
  const { rows: said } = await db().execute(
    sql`select entity, changes from revisions union all select entity, changes from content_drafts
      order by entity, changes`,
  );
  expect(said).toEqual(MIGRATED_CHANGES);
  const { rows: past } = await db().execute(
    sql`select past from content_drafts where entity in ('products', 'rug_designs') order by entity`,
  );
  expect(past).toMatchObject([
    { past: [{ changes: { related: { before: [GONE_RUG], after: [] } } }] },
    { past: [{ changes: { sizes: { before: [], after: [sides(1, 2)] } } }] },
  ]);
  expect(await undelete(kindOf(curation as never), REMOVED)).toBe(true);
  expect(await getItem(curation as never, "018f0000-0000-7000-8000-000000000009")).toMatchObject({
    entry: { year: 2020, images: ["/files/z.webp"] },
    words: { "pt-BR": { title: "Fora" }, en: { title: "Out" } },
  });
  expect(await undelete(kindOf(designers as never), GONE_DESIGNER)).toBe(true);
  expect(await listContent(designers, "en")).toMatchObject([{ portraitUrl: "/files/l.webp" }, designer]);
  expect(await countUses([DESIGNER, GONE_DESIGNER])).toEqual(
    new Map([
      [DESIGNER, 1],
      [GONE_DESIGNER, 1],
    ]),
  );
  expect(await undelete(kindOf(samples as never), GONE_SET)).toBe(true);
  expect(await listContent(samples, "es")).toMatchObject([
    { name: "Hilos", images: ["/media/gal4.jpg", "/media/gal5.jpg"] },
    { name: "Linho" },
  ]);
  const { products } = await import("#app/features/catalogue/products.table.ts");
  const { productContent } = await import("#app/features/products/editor/product-content.server.ts");
  expect(await undelete(productContent, GONE_RUG)).toBe(true);
  const rugs = await db().select().from(products).orderBy(products.slug);
  const pictured = (...numbers: number[]) => numbers.map((number) => `/media/gal${number}.jpg`);
  expect(rugs.map(({ name, document }) => [name, document])).toEqual([
    ["Lua", { name: { "pt-BR": "Lua" } }],
    [
      "Mar",
      {
        ...{ name: { "pt-BR": "Mar", es: "El mar" }, related: [rugs[0]?.id, GONE_RUG] },
        images: pictured(3, 4),
        sizes: [size(2.1, 3, 489_000, null), size(2.5, 3, 469_000, null), size(3, 4, null, null)],
      },
    ],
    [
      "Sol",
      {
        ...{ name: { "pt-BR": "Sol" }, care: { es: "Aire" }, related: [RUG] },
        images: pictured(1, 2),
        sizes: [size(2, 2, 1, null), size(2.5, 3, null, 90_000)],
      },
    ],
  ]);
  expect(rugs.map(({ lowestBrlCents }) => lowestBrlCents)).toEqual([null, 469_000, 1]);
  const { rugDesigns } = await import("#app/features/catalogue/rug-designs.table.ts");
  const { rugDesignContent } = await import("#app/features/catalogue/rug-design-content.server.ts");
  expect(await undelete(rugDesignContent, GONE_DESIGN)).toBe(true);
  const designs = await db().select().from(rugDesigns).orderBy(rugDesigns.name);
  expect(designs.map(({ id, name, document }) => [id, name, document])).toEqual([
    [
      ...[DESIGN, "Lua"],
      {
        name: { "pt-BR": "Lua", es: "Luna" },
        sizes: [sides(2.1, 3), sides(2.5, 3)],
        yarns: [yarn(2, "Cal", "#eeeeee", null), yarn(10, "Mar", "#0000ff", null)],
      },
    ],
    [
      ...[GONE_DESIGN, "Sol"],
      {
        name: { "pt-BR": "Sol", en: "Sun" },
        sizes: [sides(2, 2), sides(2.5, 3)],
        yarns: [yarn(4, "Sal", "#ffffff", null)],
      },
    ],
  ]);
  const others = sql`select document from media union all select published from content where type = 'settings'`;
  expect((await db().execute(others)).rows).toEqual([
    { document: { alt: { "pt-BR": "Sala", en: "Room" }, caption: { es: "Luna" } } },
    { document: { active: true, form: "brand", "brand.tagline": { "pt-BR": "Tapetes", en: "Rugs" } } },
  ]);
  const undeleteMain = () => undelete(kindOf(gallery), GONE_MAIN);
  expect(await undeleteMain()).toBe(false);
  await removeContent({ id: "ana" }, kindOf(gallery), MAIN);
  expect(await undeleteMain()).toBe(true);
  expect(await listContent(gallery, "en")).toMatchObject([
    ...pictures,
    { url: "/media/gal3.jpg", title: "Sea" },
  ]);
  expect(await undelete(kindOf(collections), GONE_FAMILY)).toBe(true);
  expect(await listContent(collections, "es")).toMatchObject([
    { slug: "juta", exploreText: "Ver", place: "strip" },
    { slug: "mar" },
    { slug: "lisos" },
  ]);
  expect((await listFormerAddresses(collections)).get("sisal")).toBe("juta");
  expect(await undelete(kindOf(featured), GONE_PIECE)).toBe(true);
  expect(await listContent(featured, "es")).toMatchObject([
    { slug: "sol", priceBrlCents: 1 },
    { title: "Maré" },
  ]);
  expect(await countUses([FAMILY, SHELF])).toEqual(
    new Map([
      [FAMILY, 1],
      [SHELF, 1],
    ]),
  );
  expect(await undelete(kindOf(heroVideo), GONE_FILM)).toBe(true);
  expect(await listContent(heroVideo, "es")).toEqual([film]);
  expect(await getItem(heroVideo, GONE_FILM)).toMatchObject({
    ...{ active: false, entry: { url: "https://vimeo.com/123456789" } },
    words: { "pt-BR": { title: "Fio", subtitle: "Lã" }, en: { title: "Thread" } },
  });
});
