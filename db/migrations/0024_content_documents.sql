CREATE TABLE "content" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"slug" text,
	"display_order" integer DEFAULT 0 NOT NULL,
	"published" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_slug_once" UNIQUE("type","slug")
);
--> statement-breakpoint
CREATE INDEX "content_in_order" ON "content" USING btree ("type","display_order");--> statement-breakpoint
-- What was kept in tables of their own becomes documents: rows, what is in the trash, and what drafts and history say.
CREATE FUNCTION carried_words(own jsonb, words jsonb, field text, name text) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object('pt-BR', nullif(own ->> name, '')))
    || coalesce((SELECT jsonb_object_agg(word ->> 'locale', word ->> 'value')
         FROM jsonb_array_elements(words) word WHERE word ->> 'field' = field), '{}')
$$;--> statement-breakpoint
CREATE FUNCTION carried_urls(list jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE WHEN jsonb_typeof(list) = 'array' THEN coalesce(
    (SELECT jsonb_agg(image -> 'image_url' ORDER BY place) FROM jsonb_array_elements(list) WITH ORDINALITY AS images(image, place)),
    '[]') END
$$;--> statement-breakpoint
CREATE FUNCTION carried_document(type text, own jsonb, words jsonb, images jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object('active', own -> 'active') || CASE type
    WHEN 'testimonials' THEN jsonb_build_object(
      'quote', carried_words(own, words, 'quote', 'quote'),
      'author', carried_words(own, words, 'author', 'author'),
      'role', carried_words(own, words, 'role', 'role'))
    WHEN 'swatches' THEN jsonb_build_object('name', own -> 'name', 'hex', own -> 'hex')
    ELSE jsonb_build_object(
      'title', carried_words(own, words, 'title', 'title'),
      'description', carried_words(own, words, 'description', 'description'))
  END || CASE type
    WHEN 'trade_shows' THEN jsonb_build_object('year', own -> 'year', 'imageUrl', own -> 'image_url')
    WHEN 'curation_editions' THEN jsonb_build_object(
      'year', own -> 'year',
      'catalogueUrl', own -> 'catalogue_url',
      'catalogueName', carried_words(own, words, 'catalogueName', 'catalogue_name'),
      'images', carried_urls(images))
    ELSE '{}'
  END
$$;--> statement-breakpoint
CREATE FUNCTION carried_row(type text, own jsonb, words jsonb, images jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object(
    'id', own -> 'id',
    'type', type,
    'slug', CASE type WHEN 'swatches' THEN own -> 'name' WHEN 'curation_editions' THEN to_jsonb(own ->> 'year') ELSE 'null' END,
    'display_order', coalesce(own -> 'display_order', '0'),
    'published', carried_document(type, own, words, images),
    'created_at', own -> 'created_at',
    'updated_at', own -> 'updated_at')
$$;--> statement-breakpoint
CREATE FUNCTION carried_changes(changes jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE WHEN changes ? 'curation_images' THEN changes - 'curation_images' || jsonb_build_object('images', jsonb_build_object(
    'before', carried_urls(changes #> '{curation_images,before}'),
    'after', carried_urls(changes #> '{curation_images,after}'))) ELSE changes END
$$;--> statement-breakpoint
INSERT INTO "content" SELECT carried.* FROM (
    SELECT 'testimonials' AS type, to_jsonb(t) AS own FROM "testimonials" t
    UNION ALL SELECT 'services', to_jsonb(s) FROM "services" s
    UNION ALL SELECT 'trade_shows', to_jsonb(t) FROM "trade_shows" t
    UNION ALL SELECT 'swatches', to_jsonb(s) FROM "swatches" s
    UNION ALL SELECT 'curation_editions', to_jsonb(c) FROM "curation_editions" c
  ) rows,
  LATERAL (SELECT coalesce(jsonb_agg(to_jsonb(w)), '[]') AS words FROM "translations" w
    WHERE w."entity" = rows.type AND w."entity_id" = rows.own ->> 'id') words,
  LATERAL (SELECT coalesce(jsonb_agg(to_jsonb(i) ORDER BY i."display_order"), '[]') AS images FROM "curation_images" i
    WHERE i."edition_id"::text = rows.own ->> 'id') images,
  LATERAL jsonb_populate_record(null::"content", carried_row(rows.type, rows.own, words.words, images.images)) carried;--> statement-breakpoint
DELETE FROM "translations" WHERE "entity" IN ('testimonials', 'services', 'trade_shows', 'swatches', 'curation_editions');--> statement-breakpoint
UPDATE "removed_rows" SET "sets" = jsonb_build_array(jsonb_build_object('table', 'content', 'rows', jsonb_build_array(carried_row(
    "entity", "sets" #> '{0,rows,0}',
    coalesce(jsonb_path_query_first("sets", '$[*] ? (@.table == "translations").rows'), '[]'),
    coalesce(jsonb_path_query_first("sets", '$[*] ? (@.table == "curation_images").rows'), '[]')))))
  WHERE "entity" IN ('testimonials', 'services', 'trade_shows', 'swatches', 'curation_editions');--> statement-breakpoint
UPDATE "revisions" SET "changes" = carried_changes("changes") WHERE "entity" = 'curation_editions' AND "changes" ? 'curation_images';--> statement-breakpoint
UPDATE "content_drafts" SET "changes" = carried_changes("changes"), "past" = (
    SELECT coalesce(jsonb_agg(past || jsonb_build_object('changes', carried_changes(past -> 'changes')) ORDER BY place), '[]')
    FROM jsonb_array_elements("past") WITH ORDINALITY AS all_past(past, place))
  WHERE "entity" = 'curation_editions';--> statement-breakpoint
DROP FUNCTION carried_row(text, jsonb, jsonb, jsonb);--> statement-breakpoint
DROP FUNCTION carried_document(text, jsonb, jsonb, jsonb);--> statement-breakpoint
DROP FUNCTION carried_words(jsonb, jsonb, text, text);--> statement-breakpoint
DROP FUNCTION carried_changes(jsonb);--> statement-breakpoint
DROP FUNCTION carried_urls(jsonb);
