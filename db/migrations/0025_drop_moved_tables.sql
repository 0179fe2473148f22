DROP TABLE "curation_editions" CASCADE;--> statement-breakpoint
DROP TABLE "curation_images" CASCADE;--> statement-breakpoint
DROP TABLE "services" CASCADE;--> statement-breakpoint
DROP TABLE "testimonials" CASCADE;--> statement-breakpoint
DROP TABLE "trade_shows" CASCADE;--> statement-breakpoint
DROP TABLE "swatches" CASCADE;