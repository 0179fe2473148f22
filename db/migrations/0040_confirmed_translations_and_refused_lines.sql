ALTER TABLE "revisions" DROP CONSTRAINT "revisions_kind_known";--> statement-breakpoint
ALTER TABLE "import_lines" ADD COLUMN "cells" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_kind_known" CHECK ("revisions"."kind" in ('created', 'changed', 'removed', 'restored', 'confirmed'));