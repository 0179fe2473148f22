-- Pictures of the main page's gallery section become documents: rows, what is in the trash, and what drafts and history say.
CREATE FUNCTION carried_picture(own jsonb, words jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object(
    'id', own -> 'id',
    'type', 'gallery_images',
    'slug', CASE WHEN own ->> 'position' = 'right' AND (own ->> 'active')::boolean THEN 'shown' END,
    'display_order', coalesce((own ->> 'order_index')::int, 4) + 1,
    'published', jsonb_build_object(
      'active', own -> 'active',
      'url', own -> 'url',
      'position', own -> 'position',
      'title', jsonb_strip_nulls(jsonb_build_object('pt-BR', nullif(own ->> 'title', ''))) || coalesce(
        (SELECT jsonb_object_agg(word ->> 'locale', word ->> 'value') FROM jsonb_array_elements(words) word
          WHERE word ->> 'field' = 'title'), '{}')),
    'created_at', own -> 'created_at',
    'updated_at', own -> 'updated_at')
$$;--> statement-breakpoint
CREATE FUNCTION carried_changes(changes jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE WHEN changes ? 'orderIndex' THEN changes - 'orderIndex' || jsonb_build_object('displayOrder', jsonb_build_object(
    'before', (changes #>> '{orderIndex,before}')::int + 1,
    'after', (changes #>> '{orderIndex,after}')::int + 1)) ELSE changes END
$$;--> statement-breakpoint
INSERT INTO "content" SELECT carried.* FROM "gallery_images" g,
  LATERAL (SELECT coalesce(jsonb_agg(to_jsonb(w)), '[]') AS words FROM "translations" w
    WHERE w."entity" = 'gallery_images' AND w."entity_id" = g."id"::text) words,
  LATERAL jsonb_populate_record(null::"content", carried_picture(to_jsonb(g), words.words)) carried;--> statement-breakpoint
DELETE FROM "translations" WHERE "entity" = 'gallery_images';--> statement-breakpoint
UPDATE "removed_rows" SET "sets" = jsonb_build_array(jsonb_build_object('table', 'content', 'rows', jsonb_build_array(carried_picture(
    "sets" #> '{0,rows,0}',
    coalesce(jsonb_path_query_first("sets", '$[*] ? (@.table == "translations").rows'), '[]')))))
  WHERE "entity" = 'gallery_images';--> statement-breakpoint
UPDATE "revisions" SET "changes" = carried_changes("changes") WHERE "entity" = 'gallery_images' AND "changes" ? 'orderIndex';--> statement-breakpoint
UPDATE "content_drafts" SET "changes" = carried_changes("changes"), "past" = (
    SELECT coalesce(jsonb_agg(past || jsonb_build_object('changes', carried_changes(past -> 'changes')) ORDER BY place), '[]')
    FROM jsonb_array_elements("past") WITH ORDINALITY AS all_past(past, place))
  WHERE "entity" = 'gallery_images';--> statement-breakpoint
DROP FUNCTION carried_changes(jsonb);--> statement-breakpoint
DROP FUNCTION carried_picture(jsonb, jsonb);--> statement-breakpoint
DROP TABLE "gallery_images" CASCADE;
