ALTER TABLE "products" ADD COLUMN "document" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- What is in the trash comes back with every column.
UPDATE "removed_rows" SET "sets" = jsonb_set("sets", '{0,rows}', (
    SELECT jsonb_agg("row" || '{"document": {}}') FROM jsonb_array_elements("sets" #> '{0,rows}') "row"))
  WHERE "sets" #>> '{0,table}' = 'products';
