CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"editor_email" text,
	"counts" jsonb NOT NULL,
	"backups_until" timestamp with time zone NOT NULL,
	"subject_digests" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "erasures_reason_known" CHECK ("erasures"."reason" in ('request', 'age'))
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "last_contact_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "messages" SET "last_contact_at" = "created_at";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "search_words" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g') || ' ' || subject, NFD), '[\u0300-\u036f]', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "last_contact_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "leads" SET "last_contact_at" = "created_at";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "search_words" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(name || ' ' || email || ' ' || whatsapp || ' ' || regexp_replace(coalesce(whatsapp, ''), '\D', '', 'g') || ' ' || carpet_name || ' ' || carpet_size || ' ' || coalesce(details ->> 'city', '') || ' ' || coalesce(details ->> 'company', ''), NFD), '[\u0300-\u036f]', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "about_entity" text;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "about_id" text;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "subject_digests" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "erasures_newest" ON "erasures" USING btree ("erased_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_by_reminder" ON "messages" USING btree ("remind_at");--> statement-breakpoint
CREATE INDEX "messages_by_last_contact" ON "messages" USING btree ("last_contact_at");--> statement-breakpoint
CREATE INDEX "leads_by_reminder" ON "leads" USING btree ("remind_at");--> statement-breakpoint
CREATE INDEX "leads_by_last_contact" ON "leads" USING btree ("last_contact_at");--> statement-breakpoint
CREATE INDEX "outbox_mails_about" ON "outbox_mails" USING btree ("about_entity","about_id");