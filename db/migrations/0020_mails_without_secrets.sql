ALTER TABLE "outbox_mails" ADD COLUMN "secrets_until" timestamp with time zone;--> statement-breakpoint
DELETE FROM "outbox_mails" WHERE "kind" IN ('recovery', 'invitation', 'email-change') AND "status" IN ('kept', 'failed');--> statement-breakpoint
UPDATE "outbox_mails" SET
  "text" = regexp_replace("text", '(token=|/convite/)[[:alnum:]_-]+', '\1••••••', 'g'),
  "html" = regexp_replace("html", '(token=|/convite/)[[:alnum:]_-]+', '\1••••••', 'g'),
  "headers" = regexp_replace("headers"::text, '(token=|/convite/)[[:alnum:]_-]+', '\1••••••', 'g')::jsonb
WHERE "status" = 'sent' AND "kind" IN ('recovery', 'invitation', 'email-change', 'newsletter-confirmation');
