-- Sizes move into the document of their product, with history, drafts and trash.
CREATE FUNCTION carried_sizes(rows jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('widthMetres', one -> 'width_metres', 'lengthMetres', one -> 'length_metres',
      'priceBrlCents', one -> 'price_brl_cents', 'priceEurCents', one -> 'price_eur_cents')
    ORDER BY (one ->> 'display_order')::int, place), '[]')
    FROM jsonb_array_elements(rows) WITH ORDINALITY AS each(one, place)
$$;--> statement-breakpoint
UPDATE "products" SET "document" = "document" || jsonb_build_object('sizes', carried_sizes(rows))
  FROM (SELECT "product_id", jsonb_agg(to_jsonb(size)) AS rows FROM "product_sizes" size GROUP BY 1) carried
  WHERE "product_id" = "products"."id";--> statement-breakpoint
UPDATE "removed_rows" SET "sets" = (
  SELECT jsonb_agg(CASE one ->> 'table' WHEN 'products' THEN jsonb_set(one, '{rows,0,document,sizes}',
      carried_sizes(jsonb_path_query_array("sets", '$[*] ? (@.table == "product_sizes").rows[*]'))) ELSE one END ORDER BY place)
    FROM jsonb_array_elements("sets") WITH ORDINALITY AS each(one, place) WHERE one ->> 'table' <> 'product_sizes')
  WHERE "sets" @> '[{"table": "product_sizes"}]';--> statement-breakpoint
CREATE FUNCTION carried_change(changes jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT (changes - 'product_sizes') || coalesce((
    SELECT jsonb_build_object('sizes', jsonb_object_agg(side, CASE jsonb_typeof(said)
        WHEN 'array' THEN carried_sizes(said) ELSE said END))
      FROM jsonb_each(changes -> 'product_sizes') AS each(side, said) HAVING count(*) > 0), '{}')
$$;--> statement-breakpoint
UPDATE "revisions" SET "changes" = carried_change("changes")
  WHERE "entity" = 'products' AND "changes" ? 'product_sizes';--> statement-breakpoint
UPDATE "content_drafts" SET "changes" = carried_change("changes"), "past" = (
    SELECT coalesce(jsonb_agg(jsonb_set(one, '{changes}', carried_change(one -> 'changes')) ORDER BY place), '[]')
      FROM jsonb_array_elements("past") WITH ORDINALITY AS each(one, place))
  WHERE "entity" = 'products';--> statement-breakpoint
DROP FUNCTION carried_change;--> statement-breakpoint
DROP FUNCTION carried_sizes;--> statement-breakpoint
DROP TABLE "product_sizes" CASCADE;--> statement-breakpoint
CREATE FUNCTION least_of(numbers jsonb) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT min(one::int) FROM jsonb_array_elements_text(numbers) one
$$;--> statement-breakpoint
CREATE FUNCTION least_area(sizes jsonb) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT min((one -> 'widthMetres')::numeric * (one -> 'lengthMetres')::numeric) FROM jsonb_array_elements(sizes) one
$$;--> statement-breakpoint
CREATE FUNCTION longer_sides(sizes jsonb) RETURNS nummultirange LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT range_agg(numrange(longer, longer, '[]')) FROM jsonb_array_elements(sizes) one,
    greatest((one -> 'widthMetres')::numeric, (one -> 'lengthMetres')::numeric) longer
$$;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sizes" jsonb GENERATED ALWAYS AS (coalesce(document -> 'sizes', '[]')) STORED NOT NULL,
  ADD COLUMN "lowest_brl_cents" integer GENERATED ALWAYS AS (least_of(jsonb_path_query_array(document, '$.sizes[*].priceBrlCents'))) STORED,
  ADD COLUMN "lowest_eur_cents" integer GENERATED ALWAYS AS (least_of(jsonb_path_query_array(document, '$.sizes[*].priceEurCents'))) STORED,
  ADD COLUMN "least_area" numeric GENERATED ALWAYS AS (least_area(document -> 'sizes')) STORED,
  ADD COLUMN "longer_sides" nummultirange GENERATED ALWAYS AS (longer_sides(document -> 'sizes')) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sizes_positive" CHECK (not jsonb_path_exists("products"."document", '$.sizes[*] ? (!(@.widthMetres > 0 && @.lengthMetres > 0) || @.priceBrlCents < 0 || @.priceEurCents < 0)'));
