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
CREATE TABLE "visit_days" (
	"facet" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"simulations" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "visit_days_facet_day_key_pk" PRIMARY KEY("facet","day","key"),
	CONSTRAINT "visit_days_facet_known" CHECK ("visit_days"."facet" in ('all', 'page', 'source', 'locale', 'screen')),
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
CREATE INDEX "visit_days_by_age" ON "visit_days" USING btree ("day");