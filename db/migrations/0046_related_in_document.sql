-- Related products move into the document of their product, with history and drafts. One that is in the trash stays named:
-- it is shown again when it returns.
CREATE TEMPORARY TABLE carried AS
  SELECT product, jsonb_agg(other ORDER BY place, other) AS related FROM (
    SELECT DISTINCT ON (product, other) product, other, place FROM (
      SELECT "product_id"::text AS product, "related_id"::text AS other, "display_order" AS place FROM "related_products"
      UNION ALL
      SELECT one ->> 'product_id', one ->> 'related_id', (one ->> 'display_order')::int
        FROM "removed_rows", jsonb_path_query("sets", '$[*] ? (@.table == "related_products").rows[*]') one
    ) every ORDER BY product, other, place) once GROUP BY product;--> statement-breakpoint
UPDATE "products" SET "document" = "document" || jsonb_build_object('related', related) FROM carried WHERE product = "id"::text;--> statement-breakpoint
UPDATE "removed_rows" SET "sets" = (
  SELECT jsonb_agg(CASE one ->> 'table' WHEN 'products' THEN jsonb_set(one, '{rows}', (
      SELECT jsonb_agg(CASE WHEN related IS NULL THEN rug ELSE jsonb_set(rug, '{document,related}', related) END)
        FROM jsonb_array_elements(one -> 'rows') rug LEFT JOIN carried ON product = rug ->> 'id')) ELSE one END ORDER BY place)
    FROM jsonb_array_elements("sets") WITH ORDINALITY AS each(one, place) WHERE one ->> 'table' <> 'related_products')
  WHERE "sets" @> '[{"table": "related_products"}]';--> statement-breakpoint
DROP TABLE carried;--> statement-breakpoint
CREATE FUNCTION carried_change(changes jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT (changes - 'related_products') || coalesce((
    SELECT jsonb_build_object('related', jsonb_object_agg(side, CASE jsonb_typeof(said)
        WHEN 'array' THEN jsonb_path_query_array(said, '$[*].related_id') ELSE said END))
      FROM jsonb_each(changes -> 'related_products') AS each(side, said)
      HAVING count(*) > 0), '{}')
$$;--> statement-breakpoint
UPDATE "revisions" SET "changes" = carried_change("changes")
  WHERE "entity" = 'products' AND "changes" ? 'related_products';--> statement-breakpoint
UPDATE "content_drafts" SET "changes" = carried_change("changes"), "past" = (
    SELECT coalesce(jsonb_agg(jsonb_set(one, '{changes}', carried_change(one -> 'changes')) ORDER BY place), '[]')
      FROM jsonb_array_elements("past") WITH ORDINALITY AS each(one, place))
  WHERE "entity" = 'products';--> statement-breakpoint
DROP FUNCTION carried_change;--> statement-breakpoint
DROP TABLE "related_products" CASCADE;
