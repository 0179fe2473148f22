CREATE TABLE "rug_design_counts" (
	"rug_design_id" uuid NOT NULL,
	"day" date NOT NULL,
	"act" text NOT NULL,
	"width_metres" numeric(5, 2) NOT NULL,
	"length_metres" numeric(5, 2) NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rug_design_counts_rug_design_id_day_act_width_metres_length_metres_pk" PRIMARY KEY("rug_design_id","day","act","width_metres","length_metres"),
	CONSTRAINT "rug_design_counts_act_known" CHECK ("rug_design_counts"."act" in ('tried', 'kept', 'shared', 'asked')),
	CONSTRAINT "rug_design_counts_width_positive" CHECK ("rug_design_counts"."width_metres" > 0),
	CONSTRAINT "rug_design_counts_length_positive" CHECK ("rug_design_counts"."length_metres" > 0),
	CONSTRAINT "rug_design_counts_not_negative" CHECK ("rug_design_counts"."count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "rug_design_counts" ADD CONSTRAINT "rug_design_counts_rug_design_id_rug_designs_id_fk" FOREIGN KEY ("rug_design_id") REFERENCES "public"."rug_designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rug_designs" DROP COLUMN "removed_at";