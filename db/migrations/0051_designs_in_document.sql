-- Sizes and yarns move into the document of their rug design, with history, drafts and trash.
CREATE FUNCTION carried_list(list text, rows jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(CASE list
      WHEN 'sizes' THEN jsonb_build_object('widthMetres', one -> 'width_metres', 'lengthMetres', one -> 'length_metres')
      ELSE jsonb_build_object('paletteIndex', one -> 'palette_index', 'name', one -> 'name', 'hex', one -> 'hex', 'sharePermille', one -> 'share_permille') END
    ORDER BY coalesce(one -> 'palette_index', one -> 'display_order')::int, place), '[]')
    FROM jsonb_array_elements(rows) WITH ORDINALITY AS each(one, place)
$$;--> statement-breakpoint
UPDATE "rug_designs" SET "document" = "document" || jsonb_build_object('sizes', carried_list('sizes', rows))
  FROM (SELECT "rug_design_id", jsonb_agg(to_jsonb(size)) AS rows FROM "rug_design_sizes" size GROUP BY 1) carried
  WHERE "rug_design_id" = "rug_designs"."id";--> statement-breakpoint
UPDATE "rug_designs" SET "document" = "document" || jsonb_build_object('yarns', carried_list('yarns', rows))
  FROM (SELECT "rug_design_id", jsonb_agg(to_jsonb(yarn)) AS rows FROM "rug_design_yarns" yarn GROUP BY 1) carried
  WHERE "rug_design_id" = "rug_designs"."id";--> statement-breakpoint
UPDATE "removed_rows" SET "sets" = (
  SELECT jsonb_agg(CASE one ->> 'table' WHEN 'rug_designs' THEN jsonb_set(one, '{rows,0,document}', (one #> '{rows,0,document}') || jsonb_build_object(
      'sizes', carried_list('sizes', jsonb_path_query_array("sets", '$[*] ? (@.table == "rug_design_sizes").rows[*]')),
      'yarns', carried_list('yarns', jsonb_path_query_array("sets", '$[*] ? (@.table == "rug_design_yarns").rows[*]')))) ELSE one END ORDER BY place)
    FROM jsonb_array_elements("sets") WITH ORDINALITY AS each(one, place) WHERE one ->> 'table' NOT IN ('rug_design_sizes', 'rug_design_yarns'))
  WHERE "sets" @> '[{"table": "rug_designs"}]';--> statement-breakpoint
-- Yarns are in the history by themselves, or as part of the picture.
CREATE FUNCTION carried_value(field text, value jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE WHEN field = 'picture' AND jsonb_typeof(value -> 'rug_design_yarns') = 'array'
      THEN (value - 'rug_design_yarns') || jsonb_build_object('yarns', carried_list('yarns', value -> 'rug_design_yarns'))
    WHEN field LIKE 'rug_design_%' AND jsonb_typeof(value) = 'array' THEN carried_list(substr(field, 12), value)
    ELSE value END
$$;--> statement-breakpoint
CREATE FUNCTION carried_change(changes jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_object_agg(CASE WHEN field LIKE 'rug_design_%' THEN substr(field, 12) ELSE field END,
      (SELECT jsonb_object_agg(side, carried_value(field, value)) FROM jsonb_each(sides) AS each(side, value))), '{}')
    FROM jsonb_each(changes) AS each(field, sides)
$$;--> statement-breakpoint
UPDATE "revisions" SET "changes" = carried_change("changes") WHERE "entity" = 'rug_designs' AND "locale" = 'all';--> statement-breakpoint
UPDATE "content_drafts" SET "changes" = carried_change("changes"), "past" = (
    SELECT coalesce(jsonb_agg(jsonb_set(one, '{changes}', carried_change(one -> 'changes')) ORDER BY place), '[]')
      FROM jsonb_array_elements("past") WITH ORDINALITY AS each(one, place))
  WHERE "entity" = 'rug_designs' AND "locale" = 'all';--> statement-breakpoint
DROP FUNCTION carried_change;--> statement-breakpoint
DROP FUNCTION carried_value;--> statement-breakpoint
DROP FUNCTION carried_list;--> statement-breakpoint
DROP TABLE "rug_design_sizes" CASCADE;--> statement-breakpoint
DROP TABLE "rug_design_yarns" CASCADE;--> statement-breakpoint
ALTER TABLE "rug_designs" ADD COLUMN "sizes" jsonb GENERATED ALWAYS AS (coalesce(document -> 'sizes', '[]')) STORED NOT NULL,
  ADD COLUMN "yarns" jsonb GENERATED ALWAYS AS (coalesce(document -> 'yarns', '[]')) STORED NOT NULL,
  ADD CONSTRAINT "rug_designs_sizes_positive" CHECK (not jsonb_path_exists("rug_designs"."document", '$.sizes[*] ? (!(@.widthMetres > 0 && @.lengthMetres > 0))')),
  ADD CONSTRAINT "rug_designs_yarns_form" CHECK (not jsonb_path_exists("rug_designs"."document", '$.yarns[*] ? (!(@.paletteIndex >= 0 && @.name like_regex "[^ ]" && @.hex like_regex "^#[0-9a-f]{6}$") || @.sharePermille < 0)'));
