CREATE TABLE "open_editors" (
	"window" uuid PRIMARY KEY NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"editor_id" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"locale" text NOT NULL,
	"kind" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"changes" jsonb NOT NULL,
	"editor_id" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "revisions_once" UNIQUE("version","entity","entity_id","locale"),
	CONSTRAINT "revisions_locale_known" CHECK ("revisions"."locale" in ('all', 'pt-BR', 'es', 'en')),
	CONSTRAINT "revisions_kind_known" CHECK ("revisions"."kind" in ('created', 'changed', 'removed', 'restored')),
	CONSTRAINT "revisions_editor_filled" CHECK (btrim("revisions"."editor_id") <> '')
);
--> statement-breakpoint
ALTER TABLE "removed_rows" ADD COLUMN "entity" text;--> statement-breakpoint
ALTER TABLE "removed_rows" ADD COLUMN "entity_id" text;--> statement-breakpoint
ALTER TABLE "removed_rows" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "removed_rows" ADD COLUMN "editor_id" text;--> statement-breakpoint
CREATE INDEX "open_editors_of_entity" ON "open_editors" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "revisions_of_entity" ON "revisions" USING btree ("entity","entity_id","version");