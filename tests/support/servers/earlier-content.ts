/** Rows of the tables that documents replaced. */
export const EDITION = "018f0000-0000-7000-8000-000000000001";
export const REMOVED = "018f0000-0000-7000-8000-000000000002";
export const TESTIMONIAL = "018f0000-0000-7000-8000-000000000003";
export const DESIGNER = "018f0000-0000-7000-8000-000000000004";
export const GONE_DESIGNER = "018f0000-0000-7000-8000-000000000005";
export const RUG = "018f0000-0000-7000-8000-000000000006";
export const SET = "018f0000-0000-7000-8000-000000000007";
export const GONE_SET = "018f0000-0000-7000-8000-000000000008";
export const LEFT = "018f0000-0000-7000-8000-00000000000a";
export const MAIN = "018f0000-0000-7000-8000-00000000000b";
export const FILM = "018f0000-0000-7000-8000-00000000000d";
export const GONE_FILM = "018f0000-0000-7000-8000-00000000000e";
export const GONE_MAIN = "018f0000-0000-7000-8000-00000000000c";

export const FAMILY = "018f0000-0000-7000-8000-00000000001a";
export const SHELF = "018f0000-0000-7000-8000-00000000001b";
export const PIECE = "018f0000-0000-7000-8000-00000000001c";
export const GONE_FAMILY = "018f0000-0000-7000-8000-00000000001d";
export const GONE_PIECE = "018f0000-0000-7000-8000-00000000001e";

export const GONE_RUG = "018f0000-0000-7000-8000-000000000020";

export const DESIGN = "018f0000-0000-7000-8000-000000000021";
export const GONE_DESIGN = "018f0000-0000-7000-8000-000000000022";
const FILE = "018f0000-0000-7000-8000-000000000023";
const SETTING = "018f0000-0000-7000-8000-000000000024";

export const TERMS = "018f0000-0000-7000-8000-00000000001f";

export const sides = (widthMetres: number, lengthMetres: number) => ({ widthMetres, lengthMetres });

export const yarn = (paletteIndex: number, name: string, hex: string, sharePermille: number | null) => ({
  ...{ paletteIndex, name, hex, sharePermille },
});

export const size = (
  widthMetres: number,
  lengthMetres: number,
  priceBrlCents: number | null,
  priceEurCents: number | null,
) => ({ widthMetres, lengthMetres, priceBrlCents, priceEurCents });

export const EARLIER = [
  `insert into curation_editions (id, year, title, description, catalogue_name, catalogue_url, active)
   values ('${EDITION}', 2024, 'Relevo', '', 'Catálogo', '/files/site_assets/c.pdf', true)`,
  `insert into curation_images (id, edition_id, image_url, display_order) values
   (gen_random_uuid(), '${EDITION}', '/files/b.webp', 2), (gen_random_uuid(), '${EDITION}', '/files/a.webp', 1)`,
  `insert into testimonials (id, quote, author, role, active, display_order) values ('${TESTIMONIAL}', 'Quieto.', 'Ana', '', false, 7)`,
  `insert into swatches (id, name, hex, display_order) values (gen_random_uuid(), 'ROSA', '#d9a0a0', 1)`,
  `insert into services (id, title) values (gen_random_uuid(), 'Lavagem')`,
  `insert into trade_shows (id, year, title, image_url) values (gen_random_uuid(), 2023, 'Feira', '/files/f.webp')`,
  `insert into designers (id, slug, name, biography, website_url, display_order)
   values ('${DESIGNER}', 'ana', 'Ana', 'Belém', 'https://ana.example', 3)`,
  `insert into products (id, slug, name, designer_id) values
   (gen_random_uuid(), 'lua', 'Lua', '${DESIGNER}'), ('${RUG}', 'mar', 'Mar', null)`,
  `insert into translations (entity, entity_id, field, locale, value) values ('products', '${RUG}', 'name', 'es', 'El mar')`,
  `insert into removed_rows (id, entity, entity_id, title, editor_id, links, sets) values
   ('${GONE_DESIGNER}', 'designers', '${GONE_DESIGNER}', 'Lia', 'ana',
   '[{"table": "products", "column": "designer_id", "ids": ["${RUG}"], "to": "${GONE_DESIGNER}"}]', '[
     {"table": "designers", "rows": [{"id": "${GONE_DESIGNER}", "slug": "lia", "name": "Lia", "biography": "",
       "portrait_url": "/files/l.webp", "website_url": null, "active": true, "display_order": 1,
       "created_at": "2026-01-01T00:00:00Z", "updated_at": "2026-01-01T00:00:00Z"}]},
     {"table": "translations", "rows": []}]')`,
  `insert into removed_rows (id, entity, entity_id, title, editor_id, links, sets)
   select '${GONE_RUG}', 'products', '${GONE_RUG}', 'Sol', 'ana', '[]', jsonb_build_array(
     jsonb_build_object('table', 'products', 'rows', jsonb_agg(to_jsonb(rug) || '{"id": "${GONE_RUG}", "slug": "sol", "name": "Sol"}')),
     '{"table": "translations", "rows": [{"entity": "products", "field": "care", "locale": "es", "value": "Aire"}]}'::jsonb,
     '{"table": "product_images", "rows": [{"image_url": "/media/gal2.jpg", "display_order": 2}, {"image_url": "/media/gal1.jpg", "display_order": 1}]}'::jsonb,
     '{"table": "product_sizes", "rows": [{"width_metres": 2.5, "length_metres": 3.00, "price_brl_cents": null, "price_eur_cents": 90000, "display_order": 2},
       {"width_metres": 2.00, "length_metres": 2.00, "price_brl_cents": 1, "price_eur_cents": null, "display_order": 1}]}'::jsonb,
     jsonb_build_object('table', 'related_products', 'mayLack', true, 'rows', jsonb_build_array(
       jsonb_build_object('product_id', '${GONE_RUG}', 'related_id', '${RUG}', 'display_order', 1),
       jsonb_build_object('product_id', '${RUG}', 'related_id', '${GONE_RUG}', 'display_order', 2))))
   from products rug where slug = 'mar'`,
  `insert into product_images (id, product_id, image_url, display_order) values
   (gen_random_uuid(), '${RUG}', '/media/gal4.jpg', 2), (gen_random_uuid(), '${RUG}', '/media/gal3.jpg', 1)`,
  `insert into product_sizes (id, product_id, width_metres, length_metres, price_brl_cents, price_eur_cents, display_order) values
   (gen_random_uuid(), '${RUG}', 2.5, 3, 469000, null, 2), (gen_random_uuid(), '${RUG}', 3, 4, null, null, 3),
   (gen_random_uuid(), '${RUG}', 2.10, 3, 489000, null, 1)`,
  `insert into related_products (product_id, related_id, display_order) select '${RUG}', id, 1 from products where slug = 'lua'`,
  `insert into revisions (id, version, entity, entity_id, locale, kind, changes, editor_id)
   values (gen_random_uuid(), 9, 'products', '${RUG}', 'all', 'changed',
   '{"related_products": {"before": null, "after": [{"related_id": "${GONE_RUG}"}]},
   "product_images": {"before": [{"image_url": "/media/gal5.jpg"}], "after": []},
   "product_sizes": {"before": null, "after": [{"width_metres": 3, "length_metres": 4, "price_brl_cents": null, "price_eur_cents": 5},
     {"width_metres": 2, "length_metres": 3, "price_brl_cents": 4, "price_eur_cents": null}]}, "active": {"before": false, "after": true}}', 'ana')`,
  `insert into content_drafts (id, entity, entity_id, locale, version, changes, past, editor_id)
   values (gen_random_uuid(), 'products', '${RUG}', 'all', 9, '{"related_products": {"before": [], "after": []}}',
   '[{"version": 8, "publishAt": null, "changes": {"related_products": {"before": [{"related_id": "${GONE_RUG}"}], "after": []}}}]', 'ana')`,
  `insert into media (id, bucket, key, url, content_type, bytes, alt) values
   ('${FILE}', 'site_assets', 'a.jpg', '/files/site_assets/a.jpg', 'image/jpeg', 1, 'Sala')`,
  `insert into site_settings (id, section, key, value) values ('${SETTING}', 'brand', 'tagline', '{"value": "Tapetes"}')`,
  `insert into rug_designs (id, name, image_url) values ('${DESIGN}', 'Lua', '/files/d.png')`,
  `insert into translations (entity, entity_id, field, locale, value) values ('media', '${FILE}', 'alt', 'en', 'Room'),
   ('media', '${FILE}', 'caption', 'es', 'Luna'), ('site_settings', '${SETTING}', 'value', 'en', 'Rugs'),
   ('rug_designs', '${DESIGN}', 'name', 'es', 'Luna')`,
  `insert into removed_rows (id, entity, entity_id, title, editor_id, links, sets)
   select '${GONE_DESIGN}', 'rug_designs', '${GONE_DESIGN}', 'Sol', 'ana', '[]', jsonb_build_array(
     jsonb_build_object('table', 'rug_designs', 'rows', jsonb_agg(to_jsonb(design) || '{"id": "${GONE_DESIGN}", "name": "Sol"}')),
     '{"table": "translations", "rows": [{"entity": "rug_designs", "field": "name", "locale": "en", "value": "Sun"}]}'::jsonb,
     '{"table": "rug_design_sizes", "rows": [{"width_metres": 2.5, "length_metres": 3.00, "display_order": 2},
       {"width_metres": 2.00, "length_metres": 2.00, "display_order": 1}]}'::jsonb,
     '{"table": "rug_design_yarns", "rows": [{"palette_index": 4, "name": "Sal", "hex": "#ffffff"}]}'::jsonb)
   from rug_designs design`,
  `insert into rug_design_sizes (id, rug_design_id, width_metres, length_metres, display_order) values
   (gen_random_uuid(), '${DESIGN}', 2.5, 3, 2), (gen_random_uuid(), '${DESIGN}', 2.10, 3, 1)`,
  `insert into rug_design_yarns (id, rug_design_id, palette_index, name, hex) values
   (gen_random_uuid(), '${DESIGN}', 10, 'Mar', '#0000ff'), (gen_random_uuid(), '${DESIGN}', 2, 'Cal', '#eeeeee')`,
  `insert into revisions (id, version, entity, entity_id, locale, kind, changes, editor_id)
   values (gen_random_uuid(), 7, 'rug_designs', '${DESIGN}', 'all', 'changed',
   '{"rug_design_sizes": {"before": null, "after": [{"width_metres": 3, "length_metres": 4}, {"width_metres": 2, "length_metres": 3}]},
   "rug_design_yarns": {"before": [], "after": [{"palette_index": 1, "name": "Sal", "hex": "#ffffff", "share_permille": 5}]},
   "active": {"before": false, "after": true}}', 'ana')`,
  `insert into content_drafts (id, entity, entity_id, locale, version, changes, past, editor_id)
   values (gen_random_uuid(), 'rug_designs', '${DESIGN}', 'all', 8, '{"picture": {"before": {"imageUrl": "/files/d.png", "rug_design_yarns": []},
     "after": {"imageUrl": "/files/e.png", "rug_design_yarns": [{"palette_index": 0, "name": "Sal", "hex": "#ffffff", "share_permille": null}]}}}',
   '[{"version": 6, "publishAt": null, "changes": {"rug_design_sizes": {"before": [], "after": [{"width_metres": 1, "length_metres": 2}]}}}]', 'ana')`,
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
  `insert into hero_videos (id, url, video_type, title, subtitle, active, created_at) values
   ('${FILM}', 'https://youtu.be/dQw4w9WgXcQ', 'youtube', 'Tear', '', true, '2025-01-01T00:00:00Z'),
   (gen_random_uuid(), '/media/hero.mp4', 'mp4', '', '', false, '2025-01-02T00:00:00Z')`,
  `insert into content_drafts (id, entity, entity_id, locale, version, changes, past, editor_id)
   values (gen_random_uuid(), 'hero_videos', '${FILM}', 'all', 2,
   '{"url": {"before": "a", "after": "b"}, "videoType": {"before": "mp4", "after": "vimeo"}}', '[]', 'ana')`,
  `insert into removed_rows (id, entity, entity_id, title, editor_id, links, sets) values
   ('${GONE_FILM}', 'hero_videos', '${GONE_FILM}', 'Fio', 'ana', '[]', '[
     {"table": "hero_videos", "rows": [{"id": "${GONE_FILM}", "url": "https://vimeo.com/123456789", "video_type": "vimeo",
       "title": "Fio", "subtitle": "Lã", "active": true,
       "created_at": "2026-01-01T00:00:00Z", "updated_at": "2026-01-01T00:00:00Z"}]},
     {"table": "translations", "rows": [{"entity": "hero_videos", "entity_id": "${GONE_FILM}", "field": "title",
       "locale": "en", "value": "Thread"}]}]')`,
  `insert into pages (id, slug, title, lead, body, cover_url, seo_description, updated_at) values
   ('${TERMS}', 'termos', 'Termos', '', '[{"kind":"paragraph","text":"Sim."}]', '/files/t.webp', 'O que vale', '2025-02-01T00:00:00Z'),
   (gen_random_uuid(), 'privacidade', 'Privacidade', '', '', null, '', now())`,
  `insert into content_drafts (id, entity, entity_id, locale, version, changes, past, editor_id)
   values (gen_random_uuid(), 'pages', '${TERMS}', 'es', 2, '{"seoDescription": {"before": null, "after": "Vale"}}', '[]', 'ana')`,
  `insert into translations (entity, entity_id, field, locale, value) values
   ('pages', '${TERMS}', 'seoDescription', 'en', 'What holds'),
   ('pages', '${TERMS}', 'body', 'en', '[{"kind":"paragraph","text":"Yes."}]'),
   ('hero_videos', '${FILM}', 'subtitle', 'es', 'Hilo'),
   ('gallery_images', '${LEFT}', 'title', 'en', 'Wool'),
   ('collections', '${FAMILY}', 'title', 'en', 'Sea'),
   ('collections', '${PIECE}', 'title', 'en', 'Tide'),
   ('curation_editions', '${EDITION}', 'title', 'es', 'Relieve'),
   ('gallery_samples', '${SET}', 'name', 'en', 'Linen'),
   ('designers', '${DESIGNER}', 'biography', 'en', 'Belém, Brazil'),
   ('testimonials', '${TESTIMONIAL}', 'quote', 'en', 'Quiet.')`,
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
