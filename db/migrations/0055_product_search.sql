DROP INDEX "products_placed";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_words" text GENERATED ALWAYS AS (lower(regexp_replace(normalize((document #>> '{name,pt-BR}') || ' ' || slug, NFD), '[\u0300-\u036f]', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "media_counted" ON "media" USING btree ("version","removed_at","poster_key");--> statement-breakpoint
CREATE INDEX "products_placed" ON "products" USING btree ("display_order","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"search_words");