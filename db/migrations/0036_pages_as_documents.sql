-- Pages become documents. Drafts and history name their fields as before; a page cannot be removed.
INSERT INTO "content" ("id", "type", "slug", "published", "created_at", "updated_at")
SELECT p."id", 'pages', p."slug",
  jsonb_build_object('active', p."active", 'slug', p."slug", 'coverUrl', p."cover_url") || words.said,
  p."created_at", p."updated_at"
FROM "pages" p, LATERAL (
  SELECT jsonb_object_agg(field, jsonb_strip_nulls(jsonb_build_object('pt-BR', nullif(to_jsonb(p) ->> column_name, ''))) || coalesce(
    (SELECT jsonb_object_agg(w."locale", w."value") FROM "translations" w
      WHERE w."entity" = 'pages' AND w."entity_id" = p."id"::text AND w."field" = fields.field), '{}')) AS said
  FROM (VALUES ('title', 'title'), ('lead', 'lead'), ('seoDescription', 'seo_description'), ('body', 'body'))
    AS fields(field, column_name)) words;--> statement-breakpoint
DELETE FROM "translations" WHERE "entity" = 'pages';--> statement-breakpoint
DROP TABLE "pages" CASCADE;
