CREATE TABLE "preview_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"address" text NOT NULL,
	"panel" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"editor_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "preview_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "preview_links_locale_known" CHECK ("preview_links"."locale" in ('all', 'pt-BR', 'es', 'en')),
	CONSTRAINT "preview_links_editor_filled" CHECK (btrim("preview_links"."editor_id") <> '')
);
--> statement-breakpoint
CREATE INDEX "preview_links_by_time" ON "preview_links" USING btree ("expires_at");