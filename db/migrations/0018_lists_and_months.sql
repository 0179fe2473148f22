ALTER TABLE "imports" DROP CONSTRAINT "imports_kind_known";--> statement-breakpoint
ALTER TABLE "visit_days" DROP CONSTRAINT "visit_days_facet_day_key_pk";--> statement-breakpoint
ALTER TABLE "rug_design_counts" DROP CONSTRAINT "rug_design_counts_rug_design_id_day_act_width_metres_length_metres_pk";--> statement-breakpoint
ALTER TABLE "visit_days" ADD COLUMN "span" text DEFAULT 'day' NOT NULL;--> statement-breakpoint
ALTER TABLE "rug_design_counts" ADD COLUMN "span" text DEFAULT 'day' NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_days" ADD CONSTRAINT "visit_days_facet_span_day_key_pk" PRIMARY KEY("facet","span","day","key");--> statement-breakpoint
ALTER TABLE "rug_design_counts" ADD CONSTRAINT "rug_design_counts_rug_design_id_span_day_act_width_metres_length_metres_pk" PRIMARY KEY("rug_design_id","span","day","act","width_metres","length_metres");--> statement-breakpoint
CREATE INDEX "rug_design_counts_by_day" ON "rug_design_counts" USING btree ("span","day");--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_kind_known" CHECK ("imports"."kind" in ('catalogue', 'collections', 'designers', 'texts'));--> statement-breakpoint
ALTER TABLE "visit_days" ADD CONSTRAINT "visit_days_span_known" CHECK ("visit_days"."span" in ('day', 'month'));--> statement-breakpoint
ALTER TABLE "rug_design_counts" ADD CONSTRAINT "rug_design_counts_span_known" CHECK ("rug_design_counts"."span" in ('day', 'month'));--> statement-breakpoint
INSERT INTO "visit_days" ("facet", "span", "day", "key", "views", "visits", "simulations")
SELECT "facet", 'month', date_trunc('month', "day")::date, "key", sum("views")::int, sum("visits")::int, sum("simulations")::int
FROM "visit_days" GROUP BY 1, 3, 4;--> statement-breakpoint
INSERT INTO "rug_design_counts" ("rug_design_id", "span", "day", "act", "width_metres", "length_metres", "count")
SELECT "rug_design_id", 'month', date_trunc('month', "day")::date, "act", "width_metres", "length_metres", sum("count")::int
FROM "rug_design_counts" GROUP BY 1, 3, 4, 5, 6;