ALTER TABLE "imports" DROP CONSTRAINT "imports_kind_known";--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "leads_origin_known";--> statement-breakpoint
ALTER TABLE "leads" ALTER COLUMN "consent_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ALTER COLUMN "consent_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_kind_known" CHECK ("imports"."kind" in ('catalogue', 'collections', 'designers', 'texts', 'leads'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_origin_known" CHECK ("leads"."origin" in ('simulator', 'product', 'sample', 'made-to-measure', 'exclusive-access', 'favourites', 'sheet'));