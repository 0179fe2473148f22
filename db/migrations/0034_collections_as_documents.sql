CREATE TABLE "content_slugs" (
	"type" text NOT NULL,
	"slug" text NOT NULL,
	"content_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_slugs_type_slug_pk" PRIMARY KEY("type","slug")
);
--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_collection_id_collections_id_fk";
--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_category_id_collections_id_fk";
--> statement-breakpoint
ALTER TABLE "content_slugs" ADD CONSTRAINT "content_slugs_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_slugs_by_document" ON "content_slugs" USING btree ("content_id");--> statement-breakpoint
-- Collections and featured rugs become documents of two types: rows, former addresses, what is in the trash, and what
-- drafts, history, dates and links of previews say.
CREATE FUNCTION carried_words(own jsonb, words jsonb, field text, name text) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object('pt-BR', nullif(own ->> name, '')))
    || coalesce((SELECT jsonb_object_agg(word ->> 'locale', word ->> 'value')
         FROM jsonb_array_elements(words) word WHERE word ->> 'field' = field), '{}')
$$;--> statement-breakpoint
CREATE FUNCTION carried_collection(own jsonb, words jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object(
    'id', own -> 'id',
    'type', CASE own ->> 'kind' WHEN 'featured' THEN 'featured' ELSE 'collections' END,
    'slug', own -> 'slug',
    -- The strip has an order of its own.
    'display_order', coalesce((own ->> 'tile_order')::int, (own ->> 'display_order')::int),
    'published', jsonb_build_object(
      'active', own -> 'active',
      'slug', own -> 'slug',
      'title', carried_words(own, words, 'title', 'title'),
      'description', carried_words(own, words, 'description', 'description'),
      'url', own -> 'url',
      'imageUrl', own -> 'image_url'
    ) || CASE own ->> 'kind' WHEN 'featured' THEN jsonb_build_object(
      'priceBrlCents', own -> 'price_brl_cents',
      'priceEurCents', own -> 'price_eur_cents'
    ) ELSE jsonb_build_object(
      'exploreText', carried_words(own, words, 'exploreText', 'explore_text'),
      'place', CASE WHEN own ->> 'tile_order' IS NULL THEN 'page' ELSE 'strip' END
    ) END,
    'created_at', own -> 'created_at',
    'updated_at', own -> 'updated_at')
$$;--> statement-breakpoint
CREATE FUNCTION carried_place(tile_order jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT to_jsonb(CASE WHEN coalesce(tile_order, 'null') = 'null' THEN 'page' ELSE 'strip' END)
$$;--> statement-breakpoint
CREATE FUNCTION carried_changes(changes jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT changes - 'kind' - 'tileOrder' || CASE
    WHEN carried_place(changes #> '{tileOrder,before}') = carried_place(changes #> '{tileOrder,after}') THEN '{}'
    ELSE jsonb_build_object('place', jsonb_build_object(
      'before', carried_place(changes #> '{tileOrder,before}'),
      'after', carried_place(changes #> '{tileOrder,after}')))
  END
$$;--> statement-breakpoint
INSERT INTO "content" SELECT carried.* FROM "collections" c,
  LATERAL (SELECT coalesce(jsonb_agg(to_jsonb(w)), '[]') AS words FROM "translations" w
    WHERE w."entity" = 'collections' AND w."entity_id" = c."id"::text) words,
  LATERAL jsonb_populate_record(null::"content", carried_collection(to_jsonb(c), words.words)) carried;--> statement-breakpoint
INSERT INTO "content_slugs" ("type", "slug", "content_id", "created_at")
  SELECT 'collections', "slug", "collection_id", "created_at" FROM "collection_slugs";--> statement-breakpoint
DELETE FROM "translations" WHERE "entity" = 'collections';--> statement-breakpoint
-- What was a featured rug, be it there, in the trash, or known to the history alone.
CREATE TEMPORARY TABLE "carried_featured" ON COMMIT DROP AS
  SELECT "id"::text AS "id" FROM "collections" WHERE "kind" = 'featured'
  UNION SELECT "entity_id"::text FROM "removed_rows" WHERE "entity" = 'collections' AND "sets" #>> '{0,rows,0,kind}' = 'featured'
  UNION SELECT "entity_id" FROM "revisions" WHERE "entity" = 'collections' AND "changes" #>> '{kind,after}' = 'featured';--> statement-breakpoint
UPDATE "removed_rows" SET
  "entity" = carried_collection("sets" #> '{0,rows,0}', '[]') ->> 'type',
  "sets" = jsonb_build_array(
    jsonb_build_object('table', 'content', 'rows', jsonb_build_array(carried_collection(
      "sets" #> '{0,rows,0}',
      coalesce(jsonb_path_query_first("sets", '$[*] ? (@.table == "translations").rows'), '[]')))),
    jsonb_build_object('table', 'content_slugs', 'rows', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('type', 'collections', 'slug', former -> 'slug',
          'content_id', former -> 'collection_id', 'created_at', former -> 'created_at')), '[]')
      FROM jsonb_array_elements(coalesce(
        jsonb_path_query_first("sets", '$[*] ? (@.table == "collection_slugs").rows'), '[]')) former)))
  WHERE "entity" = 'collections';--> statement-breakpoint
UPDATE "revisions" SET "changes" = carried_changes("changes")
  WHERE "entity" = 'collections' AND "changes" ?| array['kind', 'tileOrder'];--> statement-breakpoint
UPDATE "content_drafts" SET "changes" = carried_changes("changes"), "past" = (
    SELECT coalesce(jsonb_agg(past || jsonb_build_object('changes', carried_changes(past -> 'changes')) ORDER BY place), '[]')
    FROM jsonb_array_elements("past") WITH ORDINALITY AS all_past(past, place))
  WHERE "entity" = 'collections';--> statement-breakpoint
DELETE FROM "revisions" WHERE "entity" = 'collections' AND "changes" = '{}';--> statement-breakpoint
UPDATE "revisions" SET "entity" = 'featured'
  WHERE "entity" = 'collections' AND "entity_id" IN (SELECT "id" FROM "carried_featured");--> statement-breakpoint
UPDATE "content_drafts" SET "entity" = 'featured'
  WHERE "entity" = 'collections' AND "entity_id" IN (SELECT "id" FROM "carried_featured");--> statement-breakpoint
UPDATE "content_withdrawals" SET "entity" = 'featured'
  WHERE "entity" = 'collections' AND "entity_id" IN (SELECT "id" FROM "carried_featured");--> statement-breakpoint
UPDATE "preview_links" SET "entity" = 'featured'
  WHERE "entity" = 'collections' AND "entity_id" IN (SELECT "id" FROM "carried_featured");--> statement-breakpoint
DROP TABLE "carried_featured";--> statement-breakpoint
DROP FUNCTION carried_changes(jsonb);--> statement-breakpoint
DROP FUNCTION carried_place(jsonb);--> statement-breakpoint
DROP FUNCTION carried_collection(jsonb, jsonb);--> statement-breakpoint
DROP FUNCTION carried_words(jsonb, jsonb, text, text);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_collection_id_content_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."content"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_content_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."content"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
DROP TABLE "collection_slugs" CASCADE;--> statement-breakpoint
DROP TABLE "collections" CASCADE;