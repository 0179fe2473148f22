CREATE TABLE "shared_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_key" text NOT NULL,
	"removal_digest" text NOT NULL,
	"submission_key" text NOT NULL,
	"rug_name" text NOT NULL,
	"rug_slug" text NOT NULL,
	"size_name" text NOT NULL,
	"width_metres" numeric(5, 2) NOT NULL,
	"length_metres" numeric(5, 2) NOT NULL,
	"colours" text DEFAULT '' NOT NULL,
	"is_approximate" boolean NOT NULL,
	"locale" text DEFAULT 'pt-BR' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shared_pictures_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "shared_pictures_file_filled" CHECK (btrim("shared_pictures"."file_key") <> ''),
	CONSTRAINT "shared_pictures_rug_filled" CHECK (btrim("shared_pictures"."rug_name") <> ''),
	CONSTRAINT "shared_pictures_width_positive" CHECK ("shared_pictures"."width_metres" > 0),
	CONSTRAINT "shared_pictures_length_positive" CHECK ("shared_pictures"."length_metres" > 0),
	CONSTRAINT "shared_pictures_locale_known" CHECK ("shared_pictures"."locale" in ('pt-BR', 'es', 'en'))
);
--> statement-breakpoint
CREATE INDEX "shared_pictures_by_expiry" ON "shared_pictures" USING btree ("expires_at");