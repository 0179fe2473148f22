ALTER TABLE "content_drafts" DROP CONSTRAINT "content_drafts_failure_known";--> statement-breakpoint
ALTER TABLE "content_withdrawals" DROP CONSTRAINT "content_withdrawals_failure_known";--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_failure_known" CHECK ("content_drafts"."failure" in ('clash', 'taken', 'file', 'gone', 'lost', 'failed'));--> statement-breakpoint
ALTER TABLE "content_withdrawals" ADD CONSTRAINT "content_withdrawals_failure_known" CHECK ("content_withdrawals"."failure" in ('clash', 'taken', 'file', 'gone', 'lost', 'failed'));