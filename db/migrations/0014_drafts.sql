CREATE TABLE "content_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"locale" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"version" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"past" jsonb NOT NULL,
	"editor_id" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"publish_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "content_drafts_once" UNIQUE("entity","entity_id","locale"),
	CONSTRAINT "content_drafts_locale_known" CHECK ("content_drafts"."locale" in ('all', 'pt-BR', 'es', 'en')),
	CONSTRAINT "content_drafts_failure_known" CHECK ("content_drafts"."failure" in ('clash', 'taken', 'file', 'gone', 'failed')),
	CONSTRAINT "content_drafts_editor_filled" CHECK (btrim("content_drafts"."editor_id") <> '')
);
--> statement-breakpoint
CREATE TABLE "content_withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"withdraw_at" timestamp with time zone NOT NULL,
	"editor_id" text NOT NULL,
	"failure" text,
	CONSTRAINT "content_withdrawals_once" UNIQUE("entity","entity_id"),
	CONSTRAINT "content_withdrawals_failure_known" CHECK ("content_withdrawals"."failure" in ('clash', 'taken', 'file', 'gone', 'failed')),
	CONSTRAINT "content_withdrawals_editor_filled" CHECK (btrim("content_withdrawals"."editor_id") <> '')
);
--> statement-breakpoint
CREATE INDEX "content_drafts_by_time" ON "content_drafts" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "content_withdrawals_by_time" ON "content_withdrawals" USING btree ("withdraw_at");