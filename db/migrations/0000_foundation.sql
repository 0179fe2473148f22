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
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('admin', 'simulator')),
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
	"consent_at" timestamp with time zone NOT NULL,
	"consent_version" text NOT NULL,
	"submission_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "leads_locale_known" CHECK ("leads"."locale" in ('pt-BR', 'es', 'en')),
	CONSTRAINT "leads_name_filled" CHECK (btrim("leads"."name") <> ''),
	CONSTRAINT "leads_origin_known" CHECK ("leads"."origin" in ('simulator', 'product', 'sample', 'made-to-measure', 'exclusive-access', 'favourites')),
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
	CONSTRAINT "media_url_unique" UNIQUE("url"),
	CONSTRAINT "media_bucket_key" UNIQUE("bucket","key"),
	CONSTRAINT "media_url_filled" CHECK (btrim("media"."url") <> ''),
	CONSTRAINT "media_status_known" CHECK ("media"."status" in ('pending', 'ready', 'failed')),
	CONSTRAINT "media_bytes_not_negative" CHECK ("media"."bytes" >= 0),
	CONSTRAINT "media_width_positive" CHECK ("media"."width" > 0),
	CONSTRAINT "media_height_positive" CHECK ("media"."height" > 0),
	CONSTRAINT "media_focal_inside" CHECK ("media"."focal_x" between 0 and 1 and "media"."focal_y" between 0 and 1)
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
	CONSTRAINT "outbox_mails_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "outbox_mails_recipient_filled" CHECK (btrim("outbox_mails"."recipient") <> ''),
	CONSTRAINT "outbox_mails_status_known" CHECK ("outbox_mails"."status" in ('queued', 'sent', 'failed', 'kept')),
	CONSTRAINT "outbox_mails_attempts_not_negative" CHECK ("outbox_mails"."attempts" >= 0)
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
	CONSTRAINT "rug_designs_name_filled" CHECK (btrim("rug_designs"."name") <> ''),
	CONSTRAINT "rug_designs_image_filled" CHECK (btrim("rug_designs"."image_url") <> ''),
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
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curation_images" ADD CONSTRAINT "curation_images_edition_id_curation_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."curation_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_sizes" ADD CONSTRAINT "product_sizes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_collections_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."collections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_designer_id_designers_id_fk" FOREIGN KEY ("designer_id") REFERENCES "public"."designers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_related_id_products_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_images" ADD CONSTRAINT "sample_images_sample_id_gallery_samples_id_fk" FOREIGN KEY ("sample_id") REFERENCES "public"."gallery_samples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rug_design_sizes" ADD CONSTRAINT "rug_design_sizes_rug_design_id_rug_designs_id_fk" FOREIGN KEY ("rug_design_id") REFERENCES "public"."rug_designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rug_design_yarns" ADD CONSTRAINT "rug_design_yarns_rug_design_id_rug_designs_id_fk" FOREIGN KEY ("rug_design_id") REFERENCES "public"."rug_designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rug_designs" ADD CONSTRAINT "rug_designs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_expires_at_index" ON "attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "credentials_user_id_index" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "second_factors_user_id_index" ON "second_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "second_factors_secret_index" ON "second_factors" USING btree ("secret");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_role_index" ON "users" USING btree ("role");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expires_at_index" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "collections_newest" ON "collections" USING btree ("kind","active","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "collections_in_order" ON "collections" USING btree ("kind","display_order");--> statement-breakpoint
CREATE INDEX "collections_tiles" ON "collections" USING btree ("tile_order");--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_by_status" ON "messages" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_by_email" ON "messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "curation_images_in_order" ON "curation_images" USING btree ("edition_id","display_order");--> statement-breakpoint
CREATE INDEX "curation_images_by_url" ON "curation_images" USING btree ("image_url");--> statement-breakpoint
CREATE UNIQUE INDEX "gallery_images_one_main" ON "gallery_images" USING btree ("position") WHERE "gallery_images"."position" = 'right' and "gallery_images"."active";--> statement-breakpoint
CREATE INDEX "gallery_images_in_order" ON "gallery_images" USING btree ("position","order_index");--> statement-breakpoint
CREATE INDEX "gallery_images_by_url" ON "gallery_images" USING btree ("url");--> statement-breakpoint
CREATE UNIQUE INDEX "hero_videos_one_active" ON "hero_videos" USING btree ("active") WHERE "hero_videos"."active";--> statement-breakpoint
CREATE INDEX "hero_videos_by_age" ON "hero_videos" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "services_in_order" ON "services" USING btree ("active","display_order");--> statement-breakpoint
CREATE INDEX "testimonials_in_order" ON "testimonials" USING btree ("active","display_order");--> statement-breakpoint
CREATE INDEX "trade_shows_in_order" ON "trade_shows" USING btree ("active","year");--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_by_status" ON "leads" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_by_origin" ON "leads" USING btree ("origin","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_by_email" ON "leads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "leads_by_product" ON "leads" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "media_newest" ON "media" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "media_unfinished" ON "media" USING btree ("status") WHERE "media"."status" <> 'ready';--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_by_status" ON "newsletter_subscriptions" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_mails_newest" ON "outbox_mails" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_mails_by_status" ON "outbox_mails" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_mails_by_recipient" ON "outbox_mails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "consents_of_row" ON "consents" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "consents_by_email" ON "consents" USING btree ("email");--> statement-breakpoint
CREATE INDEX "designers_in_order" ON "designers" USING btree ("active","display_order");--> statement-breakpoint
CREATE INDEX "product_images_in_order" ON "product_images" USING btree ("product_id","display_order");--> statement-breakpoint
CREATE INDEX "product_images_by_url" ON "product_images" USING btree ("image_url");--> statement-breakpoint
CREATE INDEX "product_sizes_in_order" ON "product_sizes" USING btree ("product_id","display_order");--> statement-breakpoint
CREATE INDEX "products_in_order" ON "products" USING btree ("active","display_order");--> statement-breakpoint
CREATE INDEX "products_by_collection" ON "products" USING btree ("collection_id","display_order");--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("category_id","display_order");--> statement-breakpoint
CREATE INDEX "products_by_designer" ON "products" USING btree ("designer_id","display_order");--> statement-breakpoint
CREATE INDEX "related_products_back" ON "related_products" USING btree ("related_id");--> statement-breakpoint
CREATE INDEX "gallery_samples_in_order" ON "gallery_samples" USING btree ("active","display_order");--> statement-breakpoint
CREATE INDEX "sample_images_in_order" ON "sample_images" USING btree ("sample_id","display_order");--> statement-breakpoint
CREATE INDEX "sample_images_by_url" ON "sample_images" USING btree ("image_url");--> statement-breakpoint
CREATE INDEX "rug_design_sizes_in_order" ON "rug_design_sizes" USING btree ("rug_design_id","display_order");--> statement-breakpoint
CREATE INDEX "rug_designs_in_order" ON "rug_designs" USING btree ("active","display_order");--> statement-breakpoint
CREATE INDEX "rug_designs_by_product" ON "rug_designs" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "swatches_in_order" ON "swatches" USING btree ("active","display_order");--> statement-breakpoint
CREATE INDEX "translations_of_language" ON "translations" USING btree ("entity","locale");