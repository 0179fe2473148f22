-- Pictures move into the document of their product, with history, drafts and trash.
UPDATE "products" SET "document" = "document" || jsonb_build_object('images', images)
  FROM (SELECT "product_id", jsonb_agg("image_url" ORDER BY "display_order", "id") AS images FROM "product_images" GROUP BY 1) carried
  WHERE "product_id" = "products"."id";--> statement-breakpoint
UPDATE "removed_rows" SET "sets" = (
  SELECT jsonb_agg(CASE one ->> 'table' WHEN 'products' THEN jsonb_set(one, '{rows,0,document,images}', (
      SELECT coalesce(jsonb_agg(image -> 'image_url' ORDER BY (image ->> 'display_order')::int), '[]')
        FROM jsonb_path_query("sets", '$[*] ? (@.table == "product_images").rows[*]') image)) ELSE one END ORDER BY place)
    FROM jsonb_array_elements("sets") WITH ORDINALITY AS each(one, place) WHERE one ->> 'table' <> 'product_images')
  WHERE "sets" @> '[{"table": "product_images"}]';--> statement-breakpoint
CREATE FUNCTION carried_change(changes jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT (changes - 'product_images') || coalesce((
    SELECT jsonb_build_object('images', jsonb_object_agg(side, CASE jsonb_typeof(said)
        WHEN 'array' THEN jsonb_path_query_array(said, '$[*].image_url') ELSE said END))
      FROM jsonb_each(changes -> 'product_images') AS each(side, said) HAVING count(*) > 0), '{}')
$$;--> statement-breakpoint
UPDATE "revisions" SET "changes" = carried_change("changes")
  WHERE "entity" = 'products' AND "changes" ? 'product_images';--> statement-breakpoint
UPDATE "content_drafts" SET "changes" = carried_change("changes"), "past" = (
    SELECT coalesce(jsonb_agg(jsonb_set(one, '{changes}', carried_change(one -> 'changes')) ORDER BY place), '[]')
      FROM jsonb_array_elements("past") WITH ORDINALITY AS each(one, place))
  WHERE "entity" = 'products';--> statement-breakpoint
DROP FUNCTION carried_change;--> statement-breakpoint
DROP TABLE "product_images" CASCADE;--> statement-breakpoint
DROP INDEX "products_in_order";--> statement-breakpoint
DROP INDEX "products_naming_files";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "images" jsonb GENERATED ALWAYS AS (coalesce(document -> 'images', '[]')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_image" ON "products" USING gin ("images");--> statement-breakpoint
CREATE INDEX "products_naming_files" ON "products" USING btree ("id") WHERE ("products"."document" - 'images')::text like '%/files/%';
