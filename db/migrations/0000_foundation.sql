-- Columns stand in the order of 0.8.1: the sums of its backups are of rows as they were written.
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_email_unique" UNIQUE("email"),
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitations_role_known" CHECK ("invitations"."role" in ('admin', 'editor', 'simulator')),
	CONSTRAINT "invitations_email_lower" CHECK ("invitations"."email" = lower("invitations"."email"))
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"user_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" integer NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"aaguid" text,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limits_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"user_id" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"impersonated_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'simulator' NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"banned" boolean DEFAULT false NOT NULL,
	"ban_reason" text,
	"ban_expires" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('admin', 'editor', 'simulator')),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"number" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text,
	"actor" text NOT NULL,
	"act" text NOT NULL,
	"about" text NOT NULL,
	"details" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"collection_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_slugs_form" CHECK ("collection_slugs"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_url" text,
	"url" text,
	"explore_text" text DEFAULT '' NOT NULL,
	"tile_order" integer,
	"price_brl_cents" integer,
	"price_eur_cents" integer,
	"active" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_slug_of_kind" UNIQUE("kind","slug"),
	CONSTRAINT "collections_kind_known" CHECK ("collections"."kind" in ('collection', 'featured')),
	CONSTRAINT "collections_slug_form" CHECK ("collections"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "collections_title_filled" CHECK (btrim("collections"."title") <> ''),
	CONSTRAINT "collections_brl_not_negative" CHECK ("collections"."price_brl_cents" >= 0),
	CONSTRAINT "collections_eur_not_negative" CHECK ("collections"."price_eur_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"locale" text DEFAULT 'pt-BR' NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"consent_at" timestamp with time zone,
	"consent_version" text,
	"submission_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"remind_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"last_contact_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"search_words" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g') || ' ' || subject, NFD), '[\u0300-\u036f]', '', 'g'))) STORED NOT NULL,
	CONSTRAINT "messages_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "messages_locale_known" CHECK ("messages"."locale" in ('pt-BR', 'es', 'en')),
	CONSTRAINT "messages_name_filled" CHECK (btrim("messages"."name") <> ''),
	CONSTRAINT "messages_email_filled" CHECK (btrim("messages"."email") <> ''),
	CONSTRAINT "messages_status_known" CHECK ("messages"."status" in ('new', 'read', 'answered', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "curation_editions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"catalogue_name" text DEFAULT '' NOT NULL,
	"catalogue_url" text,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "curation_editions_year_unique" UNIQUE("year"),
	CONSTRAINT "curation_editions_year_plausible" CHECK ("curation_editions"."year" between 1900 and 2200),
	CONSTRAINT "curation_editions_title_filled" CHECK (btrim("curation_editions"."title") <> '')
);
--> statement-breakpoint
CREATE TABLE "curation_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"edition_id" uuid NOT NULL,
	"image_url" text NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "curation_images_url_filled" CHECK (btrim("curation_images"."image_url") <> '')
);
--> statement-breakpoint
CREATE TABLE "import_lines" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"verdict" text NOT NULL,
	"changes" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	CONSTRAINT "import_lines_import_id_line_pk" PRIMARY KEY("import_id","line"),
	CONSTRAINT "import_lines_verdict_known" CHECK ("import_lines"."verdict" in ('new', 'changed', 'unchanged', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"sheet_name" text DEFAULT '' NOT NULL,
	"pictures_name" text DEFAULT '' NOT NULL,
	"started_by" text NOT NULL,
	"columns" jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"kept" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imports_kind_known" CHECK ("imports"."kind" in ('catalogue', 'collections', 'designers', 'texts', 'leads')),
	CONSTRAINT "imports_state_known" CHECK ("imports"."state" in ('reading', 'ready', 'writing', 'done', 'cancelled', 'failed', 'undone')),
	CONSTRAINT "imports_started_by_filled" CHECK (btrim("imports"."started_by") <> ''),
	CONSTRAINT "imports_done_not_negative" CHECK ("imports"."done" >= 0),
	CONSTRAINT "imports_total_not_negative" CHECK ("imports"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "gallery_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"position" text NOT NULL,
	"order_index" integer,
	"title" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gallery_images_url_filled" CHECK (btrim("gallery_images"."url") <> ''),
	CONSTRAINT "gallery_images_position_known" CHECK ("gallery_images"."position" in ('left', 'right')),
	CONSTRAINT "gallery_images_order_not_negative" CHECK ("gallery_images"."order_index" >= 0),
	CONSTRAINT "gallery_images_left_is_ordered" CHECK ("gallery_images"."position" = 'right' or "gallery_images"."order_index" is not null)
);
--> statement-breakpoint
CREATE TABLE "hero_videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"video_type" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hero_videos_url_unique" UNIQUE("url"),
	CONSTRAINT "hero_videos_url_filled" CHECK (btrim("hero_videos"."url") <> ''),
	CONSTRAINT "hero_videos_type_known" CHECK ("hero_videos"."video_type" in ('youtube', 'vimeo', 'mp4'))
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"icon" text,
	"active" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "services_title_filled" CHECK (btrim("services"."title") <> '')
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote" text NOT NULL,
	"author" text NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "testimonials_quote_filled" CHECK (btrim("testimonials"."quote") <> ''),
	CONSTRAINT "testimonials_author_filled" CHECK (btrim("testimonials"."author") <> '')
);
--> statement-breakpoint
CREATE TABLE "trade_shows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_url" text,
	"active" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trade_shows_title_filled" CHECK (btrim("trade_shows"."title") <> '')
);
--> statement-breakpoint
CREATE TABLE "visit_days" (
	"facet" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"simulations" integer DEFAULT 0 NOT NULL,
	"span" text DEFAULT 'day' NOT NULL,
	CONSTRAINT "visit_days_facet_span_day_key_pk" PRIMARY KEY("facet","span","day","key"),
	CONSTRAINT "visit_days_facet_known" CHECK ("visit_days"."facet" in ('all', 'page', 'source', 'locale', 'screen')),
	CONSTRAINT "visit_days_span_known" CHECK ("visit_days"."span" in ('day', 'month')),
	CONSTRAINT "visit_days_views_not_negative" CHECK ("visit_days"."views" >= 0),
	CONSTRAINT "visit_days_visits_not_negative" CHECK ("visit_days"."visits" >= 0),
	CONSTRAINT "visit_days_simulations_not_negative" CHECK ("visit_days"."simulations" >= 0)
);
--> statement-breakpoint
CREATE TABLE "visit_vitals" (
	"span" text NOT NULL,
	"day" date NOT NULL,
	"page" text NOT NULL,
	"vital" text NOT NULL,
	"histogram" integer[] NOT NULL,
	CONSTRAINT "visit_vitals_span_day_page_vital_pk" PRIMARY KEY("span","day","page","vital"),
	CONSTRAINT "visit_vitals_span_known" CHECK ("visit_vitals"."span" in ('day', 'month')),
	CONSTRAINT "visit_vitals_vital_known" CHECK ("visit_vitals"."vital" in ('lcp', 'inp', 'cls', 'ttfb'))
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"whatsapp" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"carpet_name" text DEFAULT '' NOT NULL,
	"carpet_size" text DEFAULT '' NOT NULL,
	"image_url" text,
	"origin" text NOT NULL,
	"origin_path" text DEFAULT '' NOT NULL,
	"product_id" uuid,
	"message" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"price_cents" integer,
	"price_currency" text,
	"locale" text DEFAULT 'pt-BR' NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"remind_at" timestamp with time zone,
	"consent_at" timestamp with time zone,
	"consent_version" text,
	"submission_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"last_contact_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"search_words" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(name || ' ' || email || ' ' || whatsapp || ' ' || regexp_replace(coalesce(whatsapp, ''), '\D', '', 'g') || ' ' || carpet_name || ' ' || carpet_size || ' ' || coalesce(details ->> 'city', '') || ' ' || coalesce(details ->> 'company', ''), NFD), '[\u0300-\u036f]', '', 'g'))) STORED NOT NULL,
	CONSTRAINT "leads_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "leads_locale_known" CHECK ("leads"."locale" in ('pt-BR', 'es', 'en')),
	CONSTRAINT "leads_name_filled" CHECK (btrim("leads"."name") <> ''),
	CONSTRAINT "leads_origin_known" CHECK ("leads"."origin" in ('simulator', 'product', 'sample', 'made-to-measure', 'exclusive-access', 'favourites', 'sheet')),
	CONSTRAINT "leads_currency_known" CHECK ("leads"."price_currency" in ('BRL', 'EUR')),
	CONSTRAINT "leads_price_not_negative" CHECK ("leads"."price_cents" >= 0),
	CONSTRAINT "leads_status_known" CHECK ("leads"."status" in ('new', 'in-contact', 'proposal', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bucket" text NOT NULL,
	"key" text NOT NULL,
	"url" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"duration_seconds" real,
	"thumbhash" text,
	"colour" text,
	"focal_x" real DEFAULT 0.5 NOT NULL,
	"focal_y" real DEFAULT 0.5 NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"variants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"poster_key" text,
	"light_key" text,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"name" text DEFAULT '' NOT NULL,
	"folder_id" uuid,
	"content_hash" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "media_url_unique" UNIQUE("url"),
	CONSTRAINT "media_bucket_key" UNIQUE("bucket","key"),
	CONSTRAINT "media_url_filled" CHECK (btrim("media"."url") <> ''),
	CONSTRAINT "media_status_known" CHECK ("media"."status" in ('pending', 'ready', 'failed')),
	CONSTRAINT "media_bytes_not_negative" CHECK ("media"."bytes" >= 0),
	CONSTRAINT "media_width_positive" CHECK ("media"."width" > 0),
	CONSTRAINT "media_height_positive" CHECK ("media"."height" > 0),
	CONSTRAINT "media_focal_inside" CHECK ("media"."focal_x" between 0 and 1 and "media"."focal_y" between 0 and 1),
	CONSTRAINT "media_version_positive" CHECK ("media"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "media_folders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_folders_name_unique" UNIQUE("name"),
	CONSTRAINT "media_folders_name_filled" CHECK (btrim("media_folders"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"locale" text DEFAULT 'pt-BR' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"confirmation_digest" text,
	"confirmation_sent_at" timestamp with time zone,
	"unsubscribe_token" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"consent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"consent_version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscriptions_email_unique" UNIQUE("email"),
	CONSTRAINT "newsletter_subscriptions_confirmation_digest_unique" UNIQUE("confirmation_digest"),
	CONSTRAINT "newsletter_subscriptions_unsubscribe_token_unique" UNIQUE("unsubscribe_token"),
	CONSTRAINT "newsletter_subscriptions_locale_known" CHECK ("newsletter_subscriptions"."locale" in ('pt-BR', 'es', 'en')),
	CONSTRAINT "newsletter_subscriptions_email_filled" CHECK (btrim("newsletter_subscriptions"."email") <> ''),
	CONSTRAINT "newsletter_subscriptions_email_lower" CHECK ("newsletter_subscriptions"."email" = lower("newsletter_subscriptions"."email")),
	CONSTRAINT "newsletter_subscriptions_status_known" CHECK ("newsletter_subscriptions"."status" in ('pending', 'confirmed', 'unsubscribed'))
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"last_attempt_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"submission_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"about_entity" text,
	"about_id" text,
	"removed_at" timestamp with time zone,
	CONSTRAINT "outbox_mails_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "outbox_mails_recipient_filled" CHECK (btrim("outbox_mails"."recipient") <> ''),
	CONSTRAINT "outbox_mails_status_known" CHECK ("outbox_mails"."status" in ('queued', 'sent', 'failed', 'kept')),
	CONSTRAINT "outbox_mails_attempts_not_negative" CHECK ("outbox_mails"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "outside_links" (
	"url" text PRIMARY KEY NOT NULL,
	"places" jsonb NOT NULL,
	"trouble" text DEFAULT '' NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone,
	CONSTRAINT "outside_links_url_filled" CHECK (btrim("outside_links"."url") <> ''),
	CONSTRAINT "outside_links_failures_not_negative" CHECK ("outside_links"."failures" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"lead" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"cover_url" text,
	"seo_description" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_slug_unique" UNIQUE("slug"),
	CONSTRAINT "pages_slug_form" CHECK ("pages"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "pages_title_filled" CHECK (btrim("pages"."title") <> '')
);
--> statement-breakpoint
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
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"text_version" text NOT NULL,
	"locale" text DEFAULT 'pt-BR' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"whatsapp" text DEFAULT '' NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"subject_digests" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "consents_locale_known" CHECK ("consents"."locale" in ('pt-BR', 'es', 'en')),
	CONSTRAINT "consents_purpose_known" CHECK ("consents"."purpose" in ('contact', 'lead', 'newsletter', 'simulation-picture')),
	CONSTRAINT "consents_version_filled" CHECK (btrim("consents"."text_version") <> '')
);
--> statement-breakpoint
CREATE TABLE "designers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"biography" text DEFAULT '' NOT NULL,
	"portrait_url" text,
	"website_url" text,
	"active" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "designers_slug_unique" UNIQUE("slug"),
	CONSTRAINT "designers_slug_form" CHECK ("designers"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "designers_name_filled" CHECK (btrim("designers"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"image_url" text NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_images_url_filled" CHECK (btrim("product_images"."image_url") <> '')
);
--> statement-breakpoint
CREATE TABLE "product_sizes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"width_metres" numeric(5, 2) NOT NULL,
	"length_metres" numeric(5, 2) NOT NULL,
	"price_brl_cents" integer,
	"price_eur_cents" integer,
	"display_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_sizes_once" UNIQUE("product_id","width_metres","length_metres"),
	CONSTRAINT "product_sizes_width_positive" CHECK ("product_sizes"."width_metres" > 0),
	CONSTRAINT "product_sizes_length_positive" CHECK ("product_sizes"."length_metres" > 0),
	CONSTRAINT "product_sizes_brl_not_negative" CHECK ("product_sizes"."price_brl_cents" >= 0),
	CONSTRAINT "product_sizes_eur_not_negative" CHECK ("product_sizes"."price_eur_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_slugs_form" CHECK ("product_slugs"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"collection_id" uuid,
	"category_id" uuid,
	"designer_id" uuid,
	"description" text DEFAULT '' NOT NULL,
	"materials" text DEFAULT '' NOT NULL,
	"technique" text DEFAULT '' NOT NULL,
	"care" text DEFAULT '' NOT NULL,
	"shape" text DEFAULT '' NOT NULL,
	"square_metre_brl_cents" integer,
	"square_metre_eur_cents" integer,
	"lead_time_days" integer,
	"active" boolean DEFAULT true NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"display_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_slug_form" CHECK ("products"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "products_name_filled" CHECK (btrim("products"."name") <> ''),
	CONSTRAINT "products_brl_not_negative" CHECK ("products"."square_metre_brl_cents" >= 0),
	CONSTRAINT "products_eur_not_negative" CHECK ("products"."square_metre_eur_cents" >= 0),
	CONSTRAINT "products_lead_time_positive" CHECK ("products"."lead_time_days" > 0)
);
--> statement-breakpoint
CREATE TABLE "related_products" (
	"product_id" uuid NOT NULL,
	"related_id" uuid NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "related_products_product_id_related_id_pk" PRIMARY KEY("product_id","related_id"),
	CONSTRAINT "related_products_not_itself" CHECK ("related_products"."product_id" <> "related_products"."related_id")
);
--> statement-breakpoint
CREATE TABLE "gallery_samples" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"display_order" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gallery_samples_name_filled" CHECK (btrim("gallery_samples"."name") <> ''),
	CONSTRAINT "gallery_samples_order_not_negative" CHECK ("gallery_samples"."display_order" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sample_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sample_id" uuid NOT NULL,
	"image_url" text NOT NULL,
	"display_order" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sample_images_url_filled" CHECK (btrim("sample_images"."image_url") <> ''),
	CONSTRAINT "sample_images_order_not_negative" CHECK ("sample_images"."display_order" >= 0)
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"section" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_settings_section_key" UNIQUE("section","key"),
	CONSTRAINT "site_settings_section_filled" CHECK (btrim("site_settings"."section") <> ''),
	CONSTRAINT "site_settings_key_filled" CHECK (btrim("site_settings"."key") <> '')
);
--> statement-breakpoint
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
CREATE TABLE "rug_design_counts" (
	"rug_design_id" uuid NOT NULL,
	"day" date NOT NULL,
	"act" text NOT NULL,
	"width_metres" numeric(5, 2) NOT NULL,
	"length_metres" numeric(5, 2) NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"span" text DEFAULT 'day' NOT NULL,
	CONSTRAINT "rug_design_counts_rug_design_id_span_day_act_width_metres_length_metres_pk" PRIMARY KEY("rug_design_id","span","day","act","width_metres","length_metres"),
	CONSTRAINT "rug_design_counts_span_known" CHECK ("rug_design_counts"."span" in ('day', 'month')),
	CONSTRAINT "rug_design_counts_act_known" CHECK ("rug_design_counts"."act" in ('tried', 'kept', 'shared', 'asked')),
	CONSTRAINT "rug_design_counts_width_positive" CHECK ("rug_design_counts"."width_metres" > 0),
	CONSTRAINT "rug_design_counts_length_positive" CHECK ("rug_design_counts"."length_metres" > 0),
	CONSTRAINT "rug_design_counts_not_negative" CHECK ("rug_design_counts"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rug_design_sizes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rug_design_id" uuid NOT NULL,
	"width_metres" numeric(5, 2) NOT NULL,
	"length_metres" numeric(5, 2) NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rug_design_sizes_once" UNIQUE("rug_design_id","width_metres","length_metres"),
	CONSTRAINT "rug_design_sizes_width_positive" CHECK ("rug_design_sizes"."width_metres" > 0),
	CONSTRAINT "rug_design_sizes_length_positive" CHECK ("rug_design_sizes"."length_metres" > 0)
);
--> statement-breakpoint
CREATE TABLE "rug_design_yarns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rug_design_id" uuid NOT NULL,
	"palette_index" integer NOT NULL,
	"name" text NOT NULL,
	"hex" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rug_design_yarns_once" UNIQUE("rug_design_id","palette_index"),
	CONSTRAINT "rug_design_yarns_index_not_negative" CHECK ("rug_design_yarns"."palette_index" >= 0),
	CONSTRAINT "rug_design_yarns_name_filled" CHECK (btrim("rug_design_yarns"."name") <> ''),
	CONSTRAINT "rug_design_yarns_hex_form" CHECK ("rug_design_yarns"."hex" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "rug_designs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid,
	"name" text NOT NULL,
	"image_url" text NOT NULL,
	"pile_height_metres" numeric(4, 3) DEFAULT 0.012 NOT NULL,
	"price_brl_cents" integer,
	"price_eur_cents" integer,
	"active" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"picture_width" integer,
	"picture_height" integer,
	"shape" text DEFAULT 'rect' NOT NULL,
	"edge" text DEFAULT 'bound' NOT NULL,
	"fit" text DEFAULT 'scale' NOT NULL,
	"knots_per_metre" integer,
	"size_confirmed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "rug_designs_name_filled" CHECK (btrim("rug_designs"."name") <> ''),
	CONSTRAINT "rug_designs_image_filled" CHECK (btrim("rug_designs"."image_url") <> ''),
	CONSTRAINT "rug_designs_shape_known" CHECK ("rug_designs"."shape" in ('rect', 'round', 'oval', 'free')),
	CONSTRAINT "rug_designs_edge_known" CHECK ("rug_designs"."edge" in ('bound', 'fringe', 'none')),
	CONSTRAINT "rug_designs_fit_known" CHECK ("rug_designs"."fit" in ('scale', 'crop', 'tile', 'border9')),
	CONSTRAINT "rug_designs_picture_width_positive" CHECK ("rug_designs"."picture_width" > 0),
	CONSTRAINT "rug_designs_picture_height_positive" CHECK ("rug_designs"."picture_height" > 0),
	CONSTRAINT "rug_designs_knots_positive" CHECK ("rug_designs"."knots_per_metre" > 0),
	CONSTRAINT "rug_designs_pile_positive" CHECK ("rug_designs"."pile_height_metres" > 0),
	CONSTRAINT "rug_designs_brl_not_negative" CHECK ("rug_designs"."price_brl_cents" >= 0),
	CONSTRAINT "rug_designs_eur_not_negative" CHECK ("rug_designs"."price_eur_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "swatches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hex" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "swatches_name_unique" UNIQUE("name"),
	CONSTRAINT "swatches_name_filled" CHECK (btrim("swatches"."name") <> ''),
	CONSTRAINT "swatches_hex_form" CHECK ("swatches"."hex" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "installed_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"installed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "read_news" (
	"user_id" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
	CONSTRAINT "content_drafts_failure_known" CHECK ("content_drafts"."failure" in ('clash', 'taken', 'file', 'gone', 'lost', 'failed')),
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
	CONSTRAINT "content_withdrawals_failure_known" CHECK ("content_withdrawals"."failure" in ('clash', 'taken', 'file', 'gone', 'lost', 'failed')),
	CONSTRAINT "content_withdrawals_editor_filled" CHECK (btrim("content_withdrawals"."editor_id") <> '')
);
--> statement-breakpoint
CREATE TABLE "open_editors" (
	"window" uuid PRIMARY KEY NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"editor_id" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sets" jsonb NOT NULL,
	"links" jsonb NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"entity" text,
	"entity_id" text,
	"title" text,
	"editor_id" text
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
CREATE TABLE "translations" (
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"field" text NOT NULL,
	"locale" text NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "translations_entity_entity_id_field_locale_pk" PRIMARY KEY("entity","entity_id","field","locale"),
	CONSTRAINT "translations_locale_known" CHECK ("translations"."locale" in ('es', 'en')),
	CONSTRAINT "translations_field_filled" CHECK (btrim("translations"."field") <> '')
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_slugs" ADD CONSTRAINT "collection_slugs_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curation_images" ADD CONSTRAINT "curation_images_edition_id_curation_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."curation_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_media_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."media_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_sizes" ADD CONSTRAINT "product_sizes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_slugs" ADD CONSTRAINT "product_slugs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_collections_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."collections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_designer_id_designers_id_fk" FOREIGN KEY ("designer_id") REFERENCES "public"."designers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_related_id_products_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_images" ADD CONSTRAINT "sample_images_sample_id_gallery_samples_id_fk" FOREIGN KEY ("sample_id") REFERENCES "public"."gallery_samples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rug_design_counts" ADD CONSTRAINT "rug_design_counts_rug_design_id_rug_designs_id_fk" FOREIGN KEY ("rug_design_id") REFERENCES "public"."rug_designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rug_design_sizes" ADD CONSTRAINT "rug_design_sizes_rug_design_id_rug_designs_id_fk" FOREIGN KEY ("rug_design_id") REFERENCES "public"."rug_designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rug_design_yarns" ADD CONSTRAINT "rug_design_yarns_rug_design_id_rug_designs_id_fk" FOREIGN KEY ("rug_design_id") REFERENCES "public"."rug_designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rug_designs" ADD CONSTRAINT "rug_designs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_news" ADD CONSTRAINT "read_news_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_expires_at_index" ON "attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "credentials_user_id_index" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_user_id_index" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "second_factors_user_id_index" ON "second_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "second_factors_secret_index" ON "second_factors" USING btree ("secret");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_role_index" ON "users" USING btree ("role");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expires_at_index" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_by_moment" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_by_act" ON "audit" USING btree ("act","number");--> statement-breakpoint
CREATE INDEX "audit_by_actor" ON "audit" USING btree ("actor","number");--> statement-breakpoint
CREATE INDEX "collection_slugs_by_collection" ON "collection_slugs" USING btree ("collection_id");--> statement-breakpoint
CREATE INDEX "collections_newest" ON "collections" USING btree ("kind","active","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "collections_in_order" ON "collections" USING btree ("kind","display_order");--> statement-breakpoint
CREATE INDEX "collections_tiles" ON "collections" USING btree ("tile_order");--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_by_status" ON "messages" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_by_email" ON "messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "messages_by_reminder" ON "messages" USING btree ("remind_at");--> statement-breakpoint
CREATE INDEX "messages_by_last_contact" ON "messages" USING btree ("last_contact_at");--> statement-breakpoint
CREATE INDEX "curation_images_in_order" ON "curation_images" USING btree ("edition_id","display_order");--> statement-breakpoint
CREATE INDEX "curation_images_by_url" ON "curation_images" USING btree ("image_url");--> statement-breakpoint
CREATE INDEX "import_lines_by_verdict" ON "import_lines" USING btree ("import_id","verdict","line");--> statement-breakpoint
CREATE INDEX "imports_newest" ON "imports" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "gallery_images_one_main" ON "gallery_images" USING btree ("position") WHERE "gallery_images"."position" = 'right' and "gallery_images"."active";--> statement-breakpoint
CREATE INDEX "gallery_images_in_order" ON "gallery_images" USING btree ("position","order_index");--> statement-breakpoint
CREATE INDEX "gallery_images_by_url" ON "gallery_images" USING btree ("url");--> statement-breakpoint
CREATE UNIQUE INDEX "hero_videos_one_active" ON "hero_videos" USING btree ("active") WHERE "hero_videos"."active";--> statement-breakpoint
CREATE INDEX "hero_videos_by_age" ON "hero_videos" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "services_in_order" ON "services" USING btree ("active","display_order");--> statement-breakpoint
CREATE INDEX "testimonials_in_order" ON "testimonials" USING btree ("active","display_order");--> statement-breakpoint
CREATE INDEX "trade_shows_in_order" ON "trade_shows" USING btree ("active","year");--> statement-breakpoint
CREATE INDEX "visit_days_by_age" ON "visit_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_by_status" ON "leads" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_by_origin" ON "leads" USING btree ("origin","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_by_email" ON "leads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "leads_by_product" ON "leads" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "leads_by_reminder" ON "leads" USING btree ("remind_at");--> statement-breakpoint
CREATE INDEX "leads_by_last_contact" ON "leads" USING btree ("last_contact_at");--> statement-breakpoint
CREATE INDEX "media_newest" ON "media" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "media_in_folder" ON "media" USING btree ("folder_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "media_by_content" ON "media" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "media_unfinished" ON "media" USING btree ("status") WHERE "media"."status" <> 'ready';--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_by_status" ON "newsletter_subscriptions" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_mails_newest" ON "outbox_mails" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_mails_by_status" ON "outbox_mails" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_mails_by_recipient" ON "outbox_mails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "outbox_mails_about" ON "outbox_mails" USING btree ("about_entity","about_id");--> statement-breakpoint
CREATE INDEX "erasures_newest" ON "erasures" USING btree ("erased_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "preview_links_by_time" ON "preview_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consents_of_row" ON "consents" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "consents_by_email" ON "consents" USING btree ("email");--> statement-breakpoint
CREATE INDEX "designers_in_order" ON "designers" USING btree ("active","display_order");--> statement-breakpoint
CREATE INDEX "product_images_in_order" ON "product_images" USING btree ("product_id","display_order");--> statement-breakpoint
CREATE INDEX "product_images_by_url" ON "product_images" USING btree ("image_url");--> statement-breakpoint
CREATE INDEX "product_sizes_in_order" ON "product_sizes" USING btree ("product_id","display_order");--> statement-breakpoint
CREATE INDEX "product_slugs_by_product" ON "product_slugs" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_in_order" ON "products" USING btree ("active","display_order");--> statement-breakpoint
CREATE INDEX "products_by_collection" ON "products" USING btree ("collection_id","display_order");--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("category_id","display_order");--> statement-breakpoint
CREATE INDEX "products_by_designer" ON "products" USING btree ("designer_id","display_order");--> statement-breakpoint
CREATE INDEX "related_products_back" ON "related_products" USING btree ("related_id");--> statement-breakpoint
CREATE INDEX "gallery_samples_in_order" ON "gallery_samples" USING btree ("active","display_order");--> statement-breakpoint
CREATE INDEX "sample_images_in_order" ON "sample_images" USING btree ("sample_id","display_order");--> statement-breakpoint
CREATE INDEX "sample_images_by_url" ON "sample_images" USING btree ("image_url");--> statement-breakpoint
CREATE INDEX "shared_pictures_by_expiry" ON "shared_pictures" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rug_design_counts_by_day" ON "rug_design_counts" USING btree ("span","day");--> statement-breakpoint
CREATE INDEX "rug_design_sizes_in_order" ON "rug_design_sizes" USING btree ("rug_design_id","display_order");--> statement-breakpoint
CREATE INDEX "rug_designs_in_order" ON "rug_designs" USING btree ("active","display_order");--> statement-breakpoint
CREATE INDEX "rug_designs_by_product" ON "rug_designs" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "swatches_in_order" ON "swatches" USING btree ("active","display_order");--> statement-breakpoint
CREATE INDEX "content_drafts_by_time" ON "content_drafts" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "content_withdrawals_by_time" ON "content_withdrawals" USING btree ("withdraw_at");--> statement-breakpoint
CREATE INDEX "open_editors_of_entity" ON "open_editors" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "removed_rows_by_age" ON "removed_rows" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "revisions_of_entity" ON "revisions" USING btree ("entity","entity_id","version");--> statement-breakpoint
CREATE INDEX "translations_of_language" ON "translations" USING btree ("entity","locale");--> statement-breakpoint
-- A translation has no foreign key, because its entity is any table. Whoever deletes a row, by whichever way,
-- takes its translations with it.
CREATE FUNCTION "remove_translations_of_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "translations" WHERE "entity" = TG_TABLE_NAME AND "entity_id" = OLD."id"::text;
	RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "hero_videos_translations_follow" AFTER DELETE ON "hero_videos" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "gallery_images_translations_follow" AFTER DELETE ON "gallery_images" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "gallery_samples_translations_follow" AFTER DELETE ON "gallery_samples" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "collections_translations_follow" AFTER DELETE ON "collections" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "products_translations_follow" AFTER DELETE ON "products" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "designers_translations_follow" AFTER DELETE ON "designers" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "curation_editions_translations_follow" AFTER DELETE ON "curation_editions" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "swatches_translations_follow" AFTER DELETE ON "swatches" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "testimonials_translations_follow" AFTER DELETE ON "testimonials" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "services_translations_follow" AFTER DELETE ON "services" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "trade_shows_translations_follow" AFTER DELETE ON "trade_shows" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "pages_translations_follow" AFTER DELETE ON "pages" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "site_settings_translations_follow" AFTER DELETE ON "site_settings" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "media_translations_follow" AFTER DELETE ON "media" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "rug_designs_translations_follow" AFTER DELETE ON "rug_designs" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE TRIGGER "rug_design_yarns_translations_follow" AFTER DELETE ON "rug_design_yarns" FOR EACH ROW EXECUTE FUNCTION "remove_translations_of_row"();
--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'The record of acts is only appended to'; END $$;--> statement-breakpoint
CREATE TRIGGER "audit_is_append_only" BEFORE UPDATE OR DELETE ON "audit" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_is_not_emptied" BEFORE TRUNCATE ON "audit" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
