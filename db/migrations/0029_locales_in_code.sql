ALTER TABLE "newsletter_subscriptions" DROP CONSTRAINT "newsletter_subscriptions_locale_known";--> statement-breakpoint
ALTER TABLE "preview_links" DROP CONSTRAINT "preview_links_locale_known";--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_locale_known";--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "leads_locale_known";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_locale_known";--> statement-breakpoint
ALTER TABLE "shared_pictures" DROP CONSTRAINT "shared_pictures_locale_known";--> statement-breakpoint
ALTER TABLE "content_drafts" DROP CONSTRAINT "content_drafts_locale_known";--> statement-breakpoint
ALTER TABLE "revisions" DROP CONSTRAINT "revisions_locale_known";--> statement-breakpoint
ALTER TABLE "translations" DROP CONSTRAINT "translations_locale_known";