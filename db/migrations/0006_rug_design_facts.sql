ALTER TABLE "rug_designs" ADD COLUMN "picture_width" integer;--> statement-breakpoint
ALTER TABLE "rug_designs" ADD COLUMN "picture_height" integer;--> statement-breakpoint
ALTER TABLE "rug_designs" ADD COLUMN "shape" text DEFAULT 'rect' NOT NULL;--> statement-breakpoint
ALTER TABLE "rug_designs" ADD COLUMN "edge" text DEFAULT 'bound' NOT NULL;--> statement-breakpoint
ALTER TABLE "rug_designs" ADD COLUMN "fit" text DEFAULT 'scale' NOT NULL;--> statement-breakpoint
ALTER TABLE "rug_designs" ADD COLUMN "knots_per_metre" integer;--> statement-breakpoint
ALTER TABLE "rug_designs" ADD COLUMN "size_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rug_designs" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rug_designs" ADD CONSTRAINT "rug_designs_shape_known" CHECK ("rug_designs"."shape" in ('rect', 'round', 'oval', 'free'));--> statement-breakpoint
ALTER TABLE "rug_designs" ADD CONSTRAINT "rug_designs_edge_known" CHECK ("rug_designs"."edge" in ('bound', 'fringe', 'none'));--> statement-breakpoint
ALTER TABLE "rug_designs" ADD CONSTRAINT "rug_designs_fit_known" CHECK ("rug_designs"."fit" in ('scale', 'crop', 'tile', 'border9'));--> statement-breakpoint
ALTER TABLE "rug_designs" ADD CONSTRAINT "rug_designs_picture_width_positive" CHECK ("rug_designs"."picture_width" > 0);--> statement-breakpoint
ALTER TABLE "rug_designs" ADD CONSTRAINT "rug_designs_picture_height_positive" CHECK ("rug_designs"."picture_height" > 0);--> statement-breakpoint
ALTER TABLE "rug_designs" ADD CONSTRAINT "rug_designs_knots_positive" CHECK ("rug_designs"."knots_per_metre" > 0);