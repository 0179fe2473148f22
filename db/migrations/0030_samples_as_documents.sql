-- Sets of pictures become documents with a list of addresses: rows, what is in the trash, and what drafts and history say.
CREATE FUNCTION carried_urls(list jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE WHEN jsonb_typeof(list) = 'array' THEN coalesce(
    (SELECT jsonb_agg(image -> 'image_url' ORDER BY place) FROM jsonb_array_elements(list) WITH ORDINALITY AS images(image, place)),
    '[]') END
$$;--> statement-breakpoint
CREATE FUNCTION carried_sample(own jsonb, words jsonb, images jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object(
    'id', own -> 'id',
    'type', 'gallery_samples',
    'display_order', own -> 'display_order',
    'published', jsonb_build_object(
      'active', own -> 'active',
      'name', jsonb_build_object('pt-BR', own -> 'name') || coalesce(
        (SELECT jsonb_object_agg(word ->> 'locale', word ->> 'value') FROM jsonb_array_elements(words) word
          WHERE word ->> 'field' = 'name'), '{}'),
      'images', carried_urls(images)),
    'created_at', own -> 'created_at',
    'updated_at', own -> 'updated_at')
$$;--> statement-breakpoint
CREATE FUNCTION carried_changes(changes jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE WHEN changes ? 'sample_images' THEN changes - 'sample_images' || jsonb_build_object('images', jsonb_build_object(
    'before', carried_urls(changes #> '{sample_images,before}'),
    'after', carried_urls(changes #> '{sample_images,after}'))) ELSE changes END
$$;--> statement-breakpoint
INSERT INTO "content" SELECT carried.* FROM "gallery_samples" s,
  LATERAL (SELECT coalesce(jsonb_agg(to_jsonb(w)), '[]') AS words FROM "translations" w
    WHERE w."entity" = 'gallery_samples' AND w."entity_id" = s."id"::text) words,
  LATERAL (SELECT coalesce(jsonb_agg(to_jsonb(i) ORDER BY i."display_order", i."id"), '[]') AS images FROM "sample_images" i
    WHERE i."sample_id" = s."id") images,
  LATERAL jsonb_populate_record(null::"content", carried_sample(to_jsonb(s), words.words, images.images)) carried;--> statement-breakpoint
DELETE FROM "translations" WHERE "entity" = 'gallery_samples';--> statement-breakpoint
UPDATE "removed_rows" SET "sets" = jsonb_build_array(jsonb_build_object('table', 'content', 'rows', jsonb_build_array(carried_sample(
    "sets" #> '{0,rows,0}',
    coalesce(jsonb_path_query_first("sets", '$[*] ? (@.table == "translations").rows'), '[]'),
    (SELECT coalesce(jsonb_agg(image ORDER BY (image ->> 'display_order')::int), '[]') FROM jsonb_array_elements(
      coalesce(jsonb_path_query_first("sets", '$[*] ? (@.table == "sample_images").rows'), '[]')) image)))))
  WHERE "entity" = 'gallery_samples';--> statement-breakpoint
-- A single picture that was taken out could be brought back for ten seconds.
DELETE FROM "removed_rows" WHERE "sets" #>> '{0,table}' = 'sample_images';--> statement-breakpoint
UPDATE "revisions" SET "changes" = carried_changes("changes") WHERE "entity" = 'gallery_samples' AND "changes" ? 'sample_images';--> statement-breakpoint
UPDATE "content_drafts" SET "changes" = carried_changes("changes"), "past" = (
    SELECT coalesce(jsonb_agg(past || jsonb_build_object('changes', carried_changes(past -> 'changes')) ORDER BY place), '[]')
    FROM jsonb_array_elements("past") WITH ORDINALITY AS all_past(past, place))
  WHERE "entity" = 'gallery_samples';--> statement-breakpoint
DROP FUNCTION carried_changes(jsonb);--> statement-breakpoint
DROP FUNCTION carried_sample(jsonb, jsonb, jsonb);--> statement-breakpoint
DROP FUNCTION carried_urls(jsonb);--> statement-breakpoint
DROP TABLE "sample_images" CASCADE;--> statement-breakpoint
DROP TABLE "gallery_samples" CASCADE;
