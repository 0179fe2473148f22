-- The caption of a film and how much it is darkened belong to the film; the gallery needs no pictures in reserve.
UPDATE "content" film SET "published" = film."published" || jsonb_strip_nulls(jsonb_build_object(
    'captionName', hero."published" -> 'home.hero.captionName', 'caption', hero."published" -> 'home.hero.caption'))
  FROM "content" hero WHERE hero."type" = 'settings' AND hero."slug" = 'hero' AND film."type" = 'hero_videos'
    AND film."slug" = hero."published" ->> 'home.hero.captionFilm';--> statement-breakpoint
UPDATE "content" film SET "published" = film."published" || jsonb_build_object('veil', veil."published" -> 'home.veil')
  FROM "content" veil WHERE veil."type" = 'settings' AND veil."slug" = 'veil' AND veil."published" ? 'home.veil'
    AND film."type" = 'hero_videos';--> statement-breakpoint
UPDATE "content" SET "published" = "published" - '{home.hero.captionName,home.hero.caption,home.hero.captionFilm}'::text[]
  WHERE "type" = 'settings' AND "slug" = 'hero';--> statement-breakpoint
UPDATE "content_drafts" SET "changes" = "changes" - '{home.hero.captionName,home.hero.caption,home.hero.captionFilm}'::text[]
  WHERE "entity" = 'settings';--> statement-breakpoint
UPDATE "revisions" SET "changes" = "changes" - '{home.hero.captionName,home.hero.caption,home.hero.captionFilm}'::text[]
  WHERE "entity" = 'settings';--> statement-breakpoint
DELETE FROM "revisions" WHERE "entity" = 'settings' AND "changes" = '{}';--> statement-breakpoint
CREATE TABLE left_forms AS SELECT "id", "id"::text AS entity_id FROM "content" WHERE "type" = 'settings' AND "slug" IN ('veil', 'featureImages');--> statement-breakpoint
DELETE FROM "revisions" USING left_forms WHERE "entity" = 'settings' AND "revisions"."entity_id" = left_forms.entity_id;--> statement-breakpoint
DELETE FROM "content_drafts" USING left_forms WHERE "entity" = 'settings' AND "content_drafts"."entity_id" = left_forms.entity_id;--> statement-breakpoint
DELETE FROM "preview_links" USING left_forms WHERE "entity" = 'settings' AND "preview_links"."entity_id" = left_forms.entity_id;--> statement-breakpoint
DELETE FROM "open_editors" USING left_forms WHERE "entity" = 'settings' AND "open_editors"."entity_id" = left_forms.entity_id;--> statement-breakpoint
DELETE FROM "content" USING left_forms WHERE "content"."id" = left_forms."id";--> statement-breakpoint
DROP TABLE left_forms;
