CREATE TABLE "newsletter_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"words" jsonb NOT NULL,
	"picture_url" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"started_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_letters_title_filled" CHECK (btrim("newsletter_letters"."title") <> ''),
	CONSTRAINT "newsletter_letters_status_known" CHECK ("newsletter_letters"."status" in ('draft', 'sending', 'sent', 'cancelled')),
	CONSTRAINT "newsletter_letters_version_not_negative" CHECK ("newsletter_letters"."version" >= 0)
);
--> statement-breakpoint
ALTER TABLE "outbox_mails" DROP CONSTRAINT "outbox_mails_status_known";--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
CREATE INDEX "outbox_mails_by_batch" ON "outbox_mails" USING btree ("batch_id","status");--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_status_known" CHECK ("outbox_mails"."status" in ('queued', 'sent', 'failed', 'kept', 'cancelled'));