import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, test } from "vitest";
import { bringBackContent } from "#app/platform/db/content-trash.server.ts";
import { db, migrateDatabase } from "#app/platform/db/db.server.ts";
import { buildTablesOf, knownMigrations } from "#app/platform/db/migrations.ts";
import { env } from "#app/platform/env.server.ts";
import { useEmptyDatabase } from "#tests/support/database.ts";
import { countUses, getItem, listContent, listFormerAddresses, listItems } from "./content.server.ts";
import { removeItem } from "./content-editing.server.ts";
import { kindOf } from "./content-kind.server.ts";

useEmptyDatabase();

const EDITION = "018f0000-0000-7000-8000-000000000001";
const REMOVED = "018f0000-0000-7000-8000-000000000002";
const VOICE = "018f0000-0000-7000-8000-000000000003";
const DESIGNER = "018f0000-0000-7000-8000-000000000004";
const GONE_DESIGNER = "018f0000-0000-7000-8000-000000000005";
const RUG = "018f0000-0000-7000-8000-000000000006";
const SET = "018f0000-0000-7000-8000-000000000007";
const GONE_SET = "018f0000-0000-7000-8000-000000000008";
const LEFT = "018f0000-0000-7000-8000-00000000000a";
const MAIN = "018f0000-0000-7000-8000-00000000000b";
const GONE_MAIN = "018f0000-0000-7000-8000-00000000000c";

const FAMILY = "018f0000-0000-7000-8000-00000000001a";
const SHELF = "018f0000-0000-7000-8000-00000000001b";
const PIECE = "018f0000-0000-7000-8000-00000000001c";
const GONE_FAMILY = "018f0000-0000-7000-8000-00000000001d";
const GONE_PIECE = "018f0000-0000-7000-8000-00000000001e";

const EARLIER = [
  `insert into curation_editions (id, year, title, description, catalogue_name, catalogue_url, active)
   values ('${EDITION}', 2024, 'Relevo', '', 'Catálogo', '/files/site_assets/c.pdf', true)`,
  `insert into curation_images (id, edition_id, image_url, display_order) values
   (gen_random_uuid(), '${EDITION}', '/files/b.webp', 2), (gen_random_uuid(), '${EDITION}', '/files/a.webp', 1)`,
  `insert into testimonials (id, quote, author, role, active, display_order) values ('${VOICE}', 'Quieto.', 'Ana', '', false, 7)`,
  `insert into swatches (id, name, hex, display_order) values (gen_random_uuid(), 'ROSA', '#d9a0a0', 1)`,
  `insert into services (id, title) values (gen_random_uuid(), 'Lavagem')`,
  `insert into trade_shows (id, year, title, image_url) values (gen_random_uuid(), 2023, 'Feira', '/files/f.webp')`,
  `insert into designers (id, slug, name, biography, website_url, display_order)
   values ('${DESIGNER}', 'ana', 'Ana', 'Belém', 'https://ana.example', 3)`,
  `insert into products (id, slug, name, designer_id) values
   (gen_random_uuid(), 'lua', 'Lua', '${DESIGNER}'), ('${RUG}', 'mar', 'Mar', null)`,
  `insert into removed_rows (id, entity, entity_id, title, editor_id, links, sets) values
   ('${GONE_DESIGNER}', 'designers', '${GONE_DESIGNER}', 'Lia', 'ana',
   '[{"table": "products", "column": "designer_id", "ids": ["${RUG}"], "to": "${GONE_DESIGNER}"}]', '[
     {"table": "designers", "rows": [{"id": "${GONE_DESIGNER}", "slug": "lia", "name": "Lia", "biography": "",
       "portrait_url": "/files/l.webp", "website_url": null, "active": true, "display_order": 1,
       "created_at": "2026-01-01T00:00:00Z", "updated_at": "2026-01-01T00:00:00Z"}]},
     {"table": "translations", "rows": []}]')`,
  `insert into gallery_samples (id, name, display_order, active) values ('${SET}', 'Linho', 2, true)`,
  `insert into sample_images (id, sample_id, image_url, display_order) values
   (gen_random_uuid(), '${SET}', '/media/gal2.jpg', 2), (gen_random_uuid(), '${SET}', '/media/gal1.jpg', 1)`,
  `insert into revisions (id, version, entity, entity_id, locale, kind, changes, editor_id)
   values (gen_random_uuid(), 2, 'gallery_samples', '${SET}', 'all', 'changed',
   '{"sample_images": {"before": [], "after": [{"image_url": "/media/gal1.jpg"}]}, "active": {"before": false, "after": true}}', 'ana')`,
  `insert into content_drafts (id, entity, entity_id, locale, version, changes, past, editor_id)
   values (gen_random_uuid(), 'gallery_samples', '${SET}', 'all', 2,
   '{"sample_images": {"before": [], "after": [{"image_url": "/media/gal3.jpg"}]}}', '[]', 'ana')`,
  `insert into removed_rows (id, entity, entity_id, title, editor_id, links, sets) values
   ('${GONE_SET}', 'gallery_samples', '${GONE_SET}', 'Fios', 'ana', '[]', '[
     {"table": "gallery_samples", "rows": [{"id": "${GONE_SET}", "name": "Fios", "active": true, "display_order": 1,
       "created_at": "2026-01-01T00:00:00Z", "updated_at": "2026-01-01T00:00:00Z"}]},
     {"table": "translations", "rows": [{"entity": "gallery_samples", "entity_id": "${GONE_SET}", "field": "name",
       "locale": "es", "value": "Hilos"}]},
     {"table": "sample_images", "rows": [{"image_url": "/media/gal5.jpg", "display_order": 2},
       {"image_url": "/media/gal4.jpg", "display_order": 1}]}]')`,
  `insert into gallery_images (id, url, position, order_index, title, active) values
   ('${MAIN}', '/media/gal5.jpg', 'right', null, '', true), (gen_random_uuid(), '/media/gal4.jpg', 'right', null, 'Antes', false),
   ('${LEFT}', '/media/gal2.jpg', 'left', 1, 'Lã', true), (gen_random_uuid(), '/media/gal1.jpg', 'left', 0, '', true)`,
  `insert into revisions (id, version, entity, entity_id, locale, kind, changes, editor_id)
   values (gen_random_uuid(), 2, 'gallery_images', '${LEFT}', 'all', 'changed',
   '{"orderIndex": {"before": null, "after": 1}, "position": {"before": "right", "after": "left"}}', 'ana')`,
  `insert into removed_rows (id, entity, entity_id, title, editor_id, links, sets) values
   ('${GONE_MAIN}', 'gallery_images', '${GONE_MAIN}', 'Mar', 'ana', '[]', '[
     {"table": "gallery_images", "rows": [{"id": "${GONE_MAIN}", "url": "/media/gal3.jpg", "position": "right",
       "order_index": null, "title": "Mar", "active": true,
       "created_at": "2026-01-01T00:00:00Z", "updated_at": "2026-01-01T00:00:00Z"}]},
     {"table": "translations", "rows": [{"entity": "gallery_images", "entity_id": "${GONE_MAIN}", "field": "title",
       "locale": "en", "value": "Sea"}]}]')`,
  `insert into collections (id, kind, slug, title, description, image_url, url, explore_text, tile_order, price_brl_cents,
     active, display_order) values
   ('${FAMILY}', 'collection', 'mar', 'Mar', 'Azul', '/files/m.webp', null, '', null, null, true, 4),
   ('${SHELF}', 'collection', 'lisos', 'Lisos', '', null, '/tapetes', 'Ver', 9, null, true, 1),
   ('${PIECE}', 'featured', 'mar', 'Maré', '', '/files/p.webp', '/produtos/mar', '', null, 419000, true, 2)`,
  `insert into collection_slugs (slug, collection_id) values ('oceano', '${FAMILY}')`,
  `update products set collection_id = '${FAMILY}', category_id = '${SHELF}' where id = '${RUG}'`,
  `insert into revisions (id, version, entity, entity_id, locale, kind, changes, editor_id) values
   (gen_random_uuid(), 3, 'collections', '${FAMILY}', 'all', 'changed',
   '{"tileOrder": {"before": 3, "after": null}, "slug": {"before": "oceano", "after": "mar"}}', 'ana'),
   (gen_random_uuid(), 4, 'collections', '${SHELF}', 'all', 'changed', '{"tileOrder": {"before": 8, "after": 9}}', 'ana'),
   (gen_random_uuid(), 5, 'collections', '${PIECE}', 'all', 'created',
   '{"kind": {"before": null, "after": "featured"}, "priceBrlCents": {"before": null, "after": 419000}}', 'ana')`,
  `insert into content_drafts (id, entity, entity_id, locale, version, changes, past, editor_id)
   values (gen_random_uuid(), 'collections', '${PIECE}', 'all', 6, '{"priceBrlCents": {"before": 419000, "after": 500000}}', '[]', 'ana')`,
  `insert into removed_rows (id, entity, entity_id, title, editor_id, links, sets) values
   ('${GONE_FAMILY}', 'collections', '${GONE_FAMILY}', 'Juta', 'ana',
   '[{"table": "products", "column": "category_id", "ids": [], "to": "${GONE_FAMILY}"}]', '[
     {"table": "collections", "rows": [{"id": "${GONE_FAMILY}", "kind": "collection", "slug": "juta", "title": "Juta",
       "description": "", "image_url": null, "url": null, "explore_text": "", "tile_order": 2, "price_brl_cents": null,
       "price_eur_cents": null, "active": true, "display_order": 2, "created_at": "2026-01-01T00:00:00Z",
       "updated_at": "2026-01-01T00:00:00Z"}]},
     {"table": "translations", "rows": [{"entity": "collections", "entity_id": "${GONE_FAMILY}", "field": "exploreText",
       "locale": "es", "value": "Ver"}]},
     {"table": "collection_slugs", "rows": [{"slug": "sisal", "collection_id": "${GONE_FAMILY}",
       "created_at": "2026-01-01T00:00:00Z"}]}]'),
   ('${GONE_PIECE}', 'collections', '${GONE_PIECE}', 'Sol', 'ana', '[]', '[
     {"table": "collections", "rows": [{"id": "${GONE_PIECE}", "kind": "featured", "slug": "sol", "title": "Sol",
       "description": "", "image_url": null, "url": null, "explore_text": "", "tile_order": null, "price_brl_cents": 1,
       "price_eur_cents": null, "active": true, "display_order": 1, "created_at": "2026-01-01T00:00:00Z",
       "updated_at": "2026-01-01T00:00:00Z"}]}]')`,
  `insert into translations (entity, entity_id, field, locale, value) values
   ('gallery_images', '${LEFT}', 'title', 'en', 'Wool'),
   ('collections', '${FAMILY}', 'title', 'en', 'Sea'),
   ('collections', '${PIECE}', 'title', 'en', 'Tide'),
   ('curation_editions', '${EDITION}', 'title', 'es', 'Relieve'),
   ('gallery_samples', '${SET}', 'name', 'en', 'Linen'),
   ('designers', '${DESIGNER}', 'biography', 'en', 'Belém, Brazil'),
   ('testimonials', '${VOICE}', 'quote', 'en', 'Quiet.')`,
  `insert into revisions (id, version, entity, entity_id, locale, kind, changes, editor_id)
   values (gen_random_uuid(), 1, 'curation_editions', '${EDITION}', 'all', 'changed',
   '{"curation_images": {"before": [{"image_url": "/files/old.webp"}], "after": [{"image_url": "/files/a.webp"}]}}', 'ana')`,
  `insert into content_drafts (id, entity, entity_id, locale, version, changes, past, editor_id)
   values (gen_random_uuid(), 'curation_editions', '${EDITION}', 'all', 2,
   '{"curation_images": {"before": [], "after": [{"image_url": "/files/next.webp"}]}, "year": {"before": 2024, "after": 2025}}',
   '[{"version": 1, "publishAt": null, "changes": {"curation_images": {"before": [], "after": []}}}]', 'ana')`,
  `insert into removed_rows (id, entity, entity_id, title, editor_id, links, sets) values
   ('${REMOVED}', 'curation_editions', '018f0000-0000-7000-8000-000000000009', 'Fora', 'ana', '[]', '[
     {"table": "curation_editions", "rows": [{"id": "018f0000-0000-7000-8000-000000000009", "year": 2020, "title": "Fora",
       "description": "", "catalogue_name": "", "catalogue_url": null, "active": true,
       "created_at": "2026-01-01T00:00:00Z", "updated_at": "2026-01-01T00:00:00Z"}]},
     {"table": "translations", "rows": [{"entity": "curation_editions",
       "entity_id": "018f0000-0000-7000-8000-000000000009", "field": "title", "locale": "en", "value": "Out"}]},
     {"table": "curation_images", "rows": [{"image_url": "/files/z.webp", "display_order": 1}]}]')`,
];

test("what earlier versions kept in tables of its own arrives as documents, with drafts, history and trash", async () => {
  const { curation } = await import("#app/features/curation/curation.content.ts");
  const { collections, featured } = await import("#app/features/catalogue/collections.content.ts");
  const { designers } = await import("#app/features/catalogue/designers.content.ts");
  const { gallery } = await import("#app/features/gallery/gallery.content.ts");
  const { samples } = await import("#app/features/samples/samples.content.ts");
  const { testimonials } = await import("#app/features/home/testimonials.content.ts");
  const { swatches } = await import("#app/features/swatches/swatches.content.ts");
  const { tradeShows } = await import("#app/features/home/trade-shows.content.ts");
  const before = knownMigrations().find(({ tag }) => tag === "0023_rugs_by_name");
  const client = new pg.Client(env().databaseUrl);
  await client.connect();
  await buildTablesOf(client, before?.when ?? 0);
  for (const statement of EARLIER) await client.query(statement);
  await client.end();
  await migrateDatabase();

  expect(await listContent(curation, "es")).toEqual([
    {
      ...{ id: EDITION, year: 2024, title: "Relieve", description: "", catalogueName: "Catálogo" },
      ...{ catalogueUrl: "/files/site_assets/c.pdf", images: ["/files/a.webp", "/files/b.webp"] },
    },
  ]);
  expect(await listItems(testimonials as never)).toMatchObject([
    { id: VOICE, active: false, entry: { quote: "Quieto." }, words: { en: { quote: "Quiet.", author: "" } } },
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
  expect(await listContent(collections, "en")).toEqual([sea, plain]);
  const tide = {
    ...{ id: PIECE, slug: "mar", title: "Tide", description: "", url: "/produtos/mar" },
    ...{ imageUrl: "/files/p.webp", priceBrlCents: 419_000, priceEurCents: null },
  };
  expect(await listContent(featured, "en")).toEqual([tide]);
  expect(await listFormerAddresses(collections)).toEqual(new Map([["oceano", "mar"]]));

  const { rows: slugs } = await db().execute(
    sql`select type, slug from content where slug is not null order by slug, type`,
  );
  expect(slugs).toEqual([
    { type: "curation_editions", slug: "2024" },
    { type: "designers", slug: "ana" },
    { type: "collections", slug: "lisos" },
    { type: "collections", slug: "mar" },
    { type: "featured", slug: "mar" },
    { type: "swatches", slug: "ROSA" },
    { type: "gallery_images", slug: "shown" },
  ]);
  const { rows: said } = await db().execute(
    sql`select entity, changes from revisions union all select entity, changes from content_drafts
      order by entity, changes`,
  );
  expect(said).toEqual([
    {
      entity: "collections",
      changes: { slug: { before: "oceano", after: "mar" }, place: { before: "strip", after: "page" } },
    },
    {
      entity: "curation_editions",
      changes: { images: { before: ["/files/old.webp"], after: ["/files/a.webp"] } },
    },
    {
      entity: "curation_editions",
      changes: {
        images: { before: [], after: ["/files/next.webp"] },
        year: { before: 2024, after: 2025 },
      },
    },
    { entity: "featured", changes: { priceBrlCents: { before: null, after: 419_000 } } },
    { entity: "featured", changes: { priceBrlCents: { before: 419_000, after: 500_000 } } },
    {
      entity: "gallery_images",
      changes: { position: { before: "right", after: "left" }, displayOrder: { before: null, after: 2 } },
    },
    { entity: "gallery_samples", changes: { images: { before: [], after: ["/media/gal3.jpg"] } } },
    {
      entity: "gallery_samples",
      changes: {
        images: { before: [], after: ["/media/gal1.jpg"] },
        active: { before: false, after: true },
      },
    },
  ]);
  expect(await bringBackContent({ id: "ana" }, kindOf(curation as never), REMOVED)).toBe(true);
  expect(await getItem(curation as never, "018f0000-0000-7000-8000-000000000009")).toMatchObject({
    entry: { year: 2020, images: ["/files/z.webp"] },
    words: { "pt-BR": { title: "Fora" }, en: { title: "Out" } },
  });
  expect(await bringBackContent({ id: "ana" }, kindOf(designers as never), GONE_DESIGNER)).toBe(true);
  expect(await listContent(designers, "en")).toMatchObject([{ portraitUrl: "/files/l.webp" }, designer]);
  expect(await countUses([DESIGNER, GONE_DESIGNER])).toEqual(
    new Map([
      [DESIGNER, 1],
      [GONE_DESIGNER, 1],
    ]),
  );
  expect(await bringBackContent({ id: "ana" }, kindOf(samples as never), GONE_SET)).toBe(true);
  expect(await listContent(samples, "es")).toMatchObject([
    { name: "Hilos", images: ["/media/gal4.jpg", "/media/gal5.jpg"] },
    { name: "Linho" },
  ]);
  // One main picture is shown at most.
  const bringBackMain = () => bringBackContent({ id: "ana" }, kindOf(gallery), GONE_MAIN);
  expect(await bringBackMain()).toBe(false);
  await removeItem({ id: "ana" }, gallery, MAIN);
  expect(await bringBackMain()).toBe(true);
  expect(await listContent(gallery, "en")).toMatchObject([
    ...pictures,
    { url: "/media/gal3.jpg", title: "Sea" },
  ]);
  expect(await bringBackContent({ id: "ana" }, kindOf(collections), GONE_FAMILY)).toBe(true);
  expect(await listContent(collections, "es")).toMatchObject([
    { slug: "juta", exploreText: "Ver", place: "strip" },
    { slug: "mar" },
    { slug: "lisos" },
  ]);
  expect((await listFormerAddresses(collections)).get("sisal")).toBe("juta");
  expect(await bringBackContent({ id: "ana" }, kindOf(featured), GONE_PIECE)).toBe(true);
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
});
