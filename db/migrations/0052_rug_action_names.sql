ALTER TABLE "rug_design_counts" DROP CONSTRAINT "rug_design_counts_act_known";--> statement-breakpoint
ALTER TABLE "rug_design_counts" RENAME COLUMN "act" TO "action";--> statement-breakpoint
ALTER TABLE "rug_design_counts" RENAME CONSTRAINT "rug_design_counts_rug_design_id_span_day_act_width_metres_length_metres_pk" TO "rug_design_counts_rug_design_id_span_day_action_width_metres_length_metres_pk";--> statement-breakpoint
UPDATE "rug_design_counts" SET "action" = 'downloaded' WHERE "action" = 'kept';--> statement-breakpoint
UPDATE "rug_design_counts" SET "action" = 'requested' WHERE "action" = 'asked';--> statement-breakpoint
ALTER TABLE "rug_design_counts" ADD CONSTRAINT "rug_design_counts_action_known" CHECK ("rug_design_counts"."action" in ('tried', 'downloaded', 'shared', 'requested'));