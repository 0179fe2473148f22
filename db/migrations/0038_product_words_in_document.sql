-- The words of a product move into its document, from columns and translations, of what is in the trash as well.
CREATE FUNCTION carried_product(own jsonb, words jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(own -> 'document', '{}') || coalesce((SELECT jsonb_object_agg(field, said) FROM (
    SELECT field, jsonb_strip_nulls(jsonb_build_object('pt-BR', nullif(own ->> field, '')))
      || coalesce((SELECT jsonb_object_agg(word ->> 'locale', word ->> 'value')
           FROM jsonb_array_elements(words) word WHERE word ->> 'field' = field), '{}') AS said
      FROM unnest('{name,description,materials,technique,care}'::text[]) AS names(field)
    ) fields WHERE said <> '{}'), '{}')
$$;--> statement-breakpoint
UPDATE "products" p SET "document" = carried_product(to_jsonb(p), coalesce((
  SELECT jsonb_agg(to_jsonb(w)) FROM "translations" w
    WHERE w."entity" = 'products' AND w."entity_id" = p."id"::text), '[]'));--> statement-breakpoint
DELETE FROM "translations" WHERE "entity" = 'products';--> statement-breakpoint
UPDATE "removed_rows" SET "sets" = (
  SELECT jsonb_agg(CASE one ->> 'table' WHEN 'products' THEN jsonb_set(one, '{rows}', (
      SELECT jsonb_agg(rug || jsonb_build_object('document', carried_product(
          rug, coalesce(jsonb_path_query_first("sets", '$[*] ? (@.table == "translations").rows'), '[]'))))
        FROM jsonb_array_elements(one -> 'rows') rug)) ELSE one END ORDER BY place)
    FROM jsonb_array_elements("sets") WITH ORDINALITY AS each(one, place) WHERE one ->> 'table' <> 'translations')
  WHERE "sets" #>> '{0,table}' = 'products';--> statement-breakpoint
DROP TRIGGER "products_translations_follow" ON "products";--> statement-breakpoint
DROP FUNCTION carried_product;--> statement-breakpoint
DROP INDEX "products_by_name";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "name" text GENERATED ALWAYS AS (document #>> '{name,pt-BR}') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "technique";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "technique" text GENERATED ALWAYS AS (coalesce(document #>> '{technique,pt-BR}', '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_name_filled" CHECK (btrim("products"."name") <> '');--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING gin (("document" -> 'name') jsonb_path_ops);--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "description";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "materials";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "care";
