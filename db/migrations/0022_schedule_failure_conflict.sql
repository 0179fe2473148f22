ALTER TABLE "content_drafts" DROP CONSTRAINT "content_drafts_failure_known";--> statement-breakpoint
ALTER TABLE "content_withdrawals" DROP CONSTRAINT "content_withdrawals_failure_known";--> statement-breakpoint
UPDATE "content_drafts" SET "failure" = 'conflict' WHERE "failure" = 'clash';--> statement-breakpoint
UPDATE "content_withdrawals" SET "failure" = 'conflict' WHERE "failure" = 'clash';--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_failure_known" CHECK ("content_drafts"."failure" in ('conflict', 'taken', 'file', 'gone', 'lost', 'failed'));--> statement-breakpoint
ALTER TABLE "content_withdrawals" ADD CONSTRAINT "content_withdrawals_failure_known" CHECK ("content_withdrawals"."failure" in ('conflict', 'taken', 'file', 'gone', 'lost', 'failed'));
