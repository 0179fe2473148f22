DROP INDEX "media_newest";--> statement-breakpoint
DROP INDEX "media_in_folder";--> statement-breakpoint
CREATE INDEX "media_present" ON "media" USING btree ("url") WHERE "media"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "translations_with_files" ON "translations" USING btree ("entity","entity_id") WHERE "translations"."value" like '%/files/%';--> statement-breakpoint
CREATE INDEX "media_newest" ON "media" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "media_in_folder" ON "media" USING btree ("folder_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);