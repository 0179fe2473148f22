-- Films of the main page become documents: rows, what is in the trash, and what drafts and history say. What kind of film
-- an address leads to is read off the address.
CREATE FUNCTION carried_film(own jsonb, words jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object(
    'id', own -> 'id',
    'type', 'hero_videos',
    'slug', own -> 'url',
    'display_order', 0,
    'published', jsonb_build_object('active', own -> 'active', 'url', own -> 'url') || (
      SELECT jsonb_object_agg(field, jsonb_strip_nulls(jsonb_build_object('pt-BR', nullif(own ->> field, ''))) || coalesce(
        (SELECT jsonb_object_agg(word ->> 'locale', word ->> 'value') FROM jsonb_array_elements(words) word
          WHERE word ->> 'field' = field), '{}'))
      FROM unnest(ARRAY['title', 'subtitle']) AS fields(field)),
    'created_at', own -> 'created_at',
    'updated_at', own -> 'updated_at')
$$;--> statement-breakpoint
INSERT INTO "content" SELECT carried.* FROM "hero_videos" h,
  LATERAL (SELECT coalesce(jsonb_agg(to_jsonb(w)), '[]') AS words FROM "translations" w
    WHERE w."entity" = 'hero_videos' AND w."entity_id" = h."id"::text) words,
  LATERAL jsonb_populate_record(null::"content", carried_film(to_jsonb(h), words.words)) carried;--> statement-breakpoint
DELETE FROM "translations" WHERE "entity" = 'hero_videos';--> statement-breakpoint
UPDATE "removed_rows" SET "sets" = jsonb_build_array(jsonb_build_object('table', 'content', 'rows', jsonb_build_array(carried_film(
    "sets" #> '{0,rows,0}',
    coalesce(jsonb_path_query_first("sets", '$[*] ? (@.table == "translations").rows'), '[]')))))
  WHERE "entity" = 'hero_videos';--> statement-breakpoint
UPDATE "revisions" SET "changes" = "changes" - 'videoType' WHERE "entity" = 'hero_videos' AND "changes" ? 'videoType';--> statement-breakpoint
UPDATE "content_drafts" SET "changes" = "changes" - 'videoType', "past" = (
    SELECT coalesce(jsonb_agg(past || jsonb_build_object('changes', (past -> 'changes') - 'videoType') ORDER BY place), '[]')
    FROM jsonb_array_elements("past") WITH ORDINALITY AS all_past(past, place))
  WHERE "entity" = 'hero_videos';--> statement-breakpoint
DROP FUNCTION carried_film(jsonb, jsonb);--> statement-breakpoint
DROP TABLE "hero_videos" CASCADE;
