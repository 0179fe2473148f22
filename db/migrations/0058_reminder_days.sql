-- Reminders become days of the calendar: as moments they named another day once the time zone of the site was changed.
DROP INDEX "leads_by_reminder";--> statement-breakpoint
DROP INDEX "messages_by_reminder";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "remind_on" date;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "remind_on" date;--> statement-breakpoint
CREATE TEMPORARY TABLE reminder_zone AS SELECT coalesce(
  (SELECT zone.name FROM "content" hours JOIN pg_timezone_names zone ON zone.name = hours.published ->> 'contact.timeZone'
    WHERE hours.type = 'settings' LIMIT 1),
  'America/Sao_Paulo'
) AS name;--> statement-breakpoint
UPDATE "leads" SET "remind_on" = ("remind_at" AT TIME ZONE (SELECT name FROM reminder_zone))::date WHERE "remind_at" IS NOT NULL;--> statement-breakpoint
UPDATE "messages" SET "remind_on" = ("remind_at" AT TIME ZONE (SELECT name FROM reminder_zone))::date WHERE "remind_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_by_reminder" ON "leads" USING btree ("remind_on");--> statement-breakpoint
CREATE INDEX "messages_by_reminder" ON "messages" USING btree ("remind_on");--> statement-breakpoint
ALTER TABLE "leads" DROP COLUMN "remind_at";--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "remind_at";--> statement-breakpoint
DROP TABLE reminder_zone;
