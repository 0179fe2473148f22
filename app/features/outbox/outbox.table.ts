import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, isFilled, isNotNegative, isOneOf, moment, timestamps } from "#app/platform/db/columns.ts";

/** `kept` is a mail of a site without a mail server: nobody sends it, the administration shows it. */
const STATUSES = ["queued", "sent", "failed", "kept"] as const;

export const outboxMails = pgTable(
  "outbox_mails",
  {
    id: id(),
    kind: text("kind").notNull(),
    recipient: text("recipient").notNull(),
    replyTo: text("reply_to"),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html"),
    /** Until when the links in it open something. Until it is sent they are stored encrypted, afterwards not at all. */
    secretsUntil: moment("secrets_until"),
    headers: jsonb("headers").$type<Record<string, string>>().notNull().default({}),
    status: text("status", { enum: STATUSES }).notNull().default("queued"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    lastAttemptAt: moment("last_attempt_at"),
    sentAt: moment("sent_at"),
    /** The row that it speaks of, such as a lead: whoever erases that erases this copy. No foreign key, as rows differ. */
    aboutEntity: text("about_entity"),
    aboutId: text("about_id"),
    /** Hidden at once and erased a little later, so that a deletion can be undone. */
    removedAt: moment("removed_at"),
    /** A retried command must not send twice. */
    submissionKey: text("submission_key").unique(),
    ...timestamps(),
  },
  (table) => [
    isFilled("outbox_mails_recipient_filled", table.recipient),
    isOneOf("outbox_mails_status_known", table.status, STATUSES),
    isNotNegative("outbox_mails_attempts_not_negative", table.attempts),
    index("outbox_mails_newest").on(table.createdAt.desc()),
    index("outbox_mails_by_status").on(table.status, table.createdAt.desc()),
    index("outbox_mails_by_recipient").on(table.recipient),
    index("outbox_mails_about").on(table.aboutEntity, table.aboutId),
  ],
);

export type OutboxMail = typeof outboxMails.$inferSelect;
