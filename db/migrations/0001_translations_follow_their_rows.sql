-- A translation has no foreign key, because its entity is any table. Whoever deletes a row, by whichever way,
-- takes its translations with it.
CREATE FUNCTION "remove_translations_of_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "translations" WHERE "entity" = TG_TABLE_NAME AND "entity_id" = OLD."id"::text;
	RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "hero_videos_translations_follow" AFTER DELETE ON "hero_videos" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "gallery_images_translations_follow" AFTER DELETE ON "gallery_images" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "gallery_samples_translations_follow" AFTER DELETE ON "gallery_samples" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "collections_translations_follow" AFTER DELETE ON "collections" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "products_translations_follow" AFTER DELETE ON "products" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "designers_translations_follow" AFTER DELETE ON "designers" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "curation_editions_translations_follow" AFTER DELETE ON "curation_editions" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "swatches_translations_follow" AFTER DELETE ON "swatches" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "testimonials_translations_follow" AFTER DELETE ON "testimonials" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "services_translations_follow" AFTER DELETE ON "services" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "trade_shows_translations_follow" AFTER DELETE ON "trade_shows" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "pages_translations_follow" AFTER DELETE ON "pages" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "site_settings_translations_follow" AFTER DELETE ON "site_settings" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "media_translations_follow" AFTER DELETE ON "media" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "rug_designs_translations_follow" AFTER DELETE ON "rug_designs" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "rug_design_yarns_translations_follow" AFTER DELETE ON "rug_design_yarns" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
