-- Designers become documents: rows and what is in the trash. What drafts and history say of them stays as it is.
CREATE FUNCTION carried_words(own jsonb, words jsonb, field text) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object('pt-BR', nullif(own ->> field, '')))
    || coalesce((SELECT jsonb_object_agg(word ->> 'locale', word ->> 'value')
         FROM jsonb_array_elements(words) word WHERE word ->> 'field' = field), '{}')
$$;--> statement-breakpoint
CREATE FUNCTION carried_designer(own jsonb, words jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object(
    'id', own -> 'id',
    'type', 'designers',
    'slug', own -> 'slug',
    'display_order', own -> 'display_order',
    'published', jsonb_build_object(
      'active', own -> 'active',
      'slug', own -> 'slug',
      'name', carried_words(own, words, 'name'),
      'biography', carried_words(own, words, 'biography'),
      'websiteUrl', own -> 'website_url',
      'portraitUrl', own -> 'portrait_url'),
    'created_at', own -> 'created_at',
    'updated_at', own -> 'updated_at')
$$;--> statement-breakpoint
INSERT INTO "content" SELECT carried.* FROM "designers" d,
  LATERAL (SELECT coalesce(jsonb_agg(to_jsonb(w)), '[]') AS words FROM "translations" w
    WHERE w."entity" = 'designers' AND w."entity_id" = d."id"::text) words,
  LATERAL jsonb_populate_record(null::"content", carried_designer(to_jsonb(d), words.words)) carried;--> statement-breakpoint
DELETE FROM "translations" WHERE "entity" = 'designers';--> statement-breakpoint
UPDATE "removed_rows" SET "sets" = jsonb_build_array(jsonb_build_object('table', 'content', 'rows', jsonb_build_array(
    carried_designer("sets" #> '{0,rows,0}', coalesce(jsonb_path_query_first("sets", '$[*] ? (@.table == "translations").rows'), '[]')))))
  WHERE "entity" = 'designers';--> statement-breakpoint
DROP FUNCTION carried_designer(jsonb, jsonb);--> statement-breakpoint
DROP FUNCTION carried_words(jsonb, jsonb, text);--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_designer_id_designers_id_fk";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_designer_id_content_id_fk" FOREIGN KEY ("designer_id") REFERENCES "public"."content"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
DROP TABLE "designers" CASCADE;
