-- The words of files, designs and settings move into the document of their row, from columns and translations, of what
-- is in the trash as well. Nothing else has translations.
ALTER TABLE "media" ADD COLUMN "document" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rug_designs" ADD COLUMN "document" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "document" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE FUNCTION carried_words(portuguese jsonb, words jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_object_agg(field, said), '{}') FROM (
    SELECT field, jsonb_object_agg(locale, value) AS said FROM (
      SELECT key AS field, 'pt-BR' AS locale, value FROM jsonb_each_text(portuguese)
      UNION ALL
      SELECT word ->> 'field', word ->> 'locale', word ->> 'value' FROM jsonb_array_elements(words) word
    ) words WHERE value <> '' GROUP BY field) fields
$$;--> statement-breakpoint
CREATE FUNCTION words_of(entity text, id uuid) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(to_jsonb(w)), '[]') FROM "translations" w WHERE w."entity" = $1 AND w."entity_id" = $2::text
$$;--> statement-breakpoint
UPDATE "media" SET "document" = carried_words(jsonb_build_object('alt', "alt", 'caption', "caption"), words_of('media', "id"));--> statement-breakpoint
UPDATE "rug_designs" SET "document" = carried_words(jsonb_build_object('name', "name"), words_of('rug_designs', "id"));--> statement-breakpoint
UPDATE "site_settings" SET "document" = carried_words('{}', words_of('site_settings', "id"));--> statement-breakpoint
UPDATE "removed_rows" SET "sets" = (
  SELECT jsonb_agg(CASE one ->> 'table' WHEN 'rug_designs' THEN jsonb_set(one, '{rows}', (
      SELECT jsonb_agg(design || jsonb_build_object('document', carried_words(
          jsonb_build_object('name', design -> 'name'),
          coalesce(jsonb_path_query_first("sets", '$[*] ? (@.table == "translations").rows'), '[]'))))
        FROM jsonb_array_elements(one -> 'rows') design)) ELSE one END ORDER BY place)
    FROM jsonb_array_elements("sets") WITH ORDINALITY AS each(one, place) WHERE one ->> 'table' <> 'translations')
  WHERE "sets" @> '[{"table": "translations"}]';--> statement-breakpoint
DROP FUNCTION carried_words;--> statement-breakpoint
DROP FUNCTION words_of;--> statement-breakpoint
ALTER TABLE "media" DROP COLUMN "alt";--> statement-breakpoint
ALTER TABLE "media" DROP COLUMN "caption";--> statement-breakpoint
ALTER TABLE "rug_designs" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "rug_designs" ADD COLUMN "name" text GENERATED ALWAYS AS (document #>> '{name,pt-BR}') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "rug_designs" ADD CONSTRAINT "rug_designs_name_filled" CHECK (btrim("rug_designs"."name") <> '');--> statement-breakpoint
DROP FUNCTION "remove_translations_of_row" CASCADE;--> statement-breakpoint
DROP TABLE "translations";
