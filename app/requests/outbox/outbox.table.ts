import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, isFilled, isNotNegative, isOneOf, timestamps, timestamptz } from "#app/platform/db/columns.ts";

/** `kept`: without a mail server, shown in the administration only. `cancelled`: of a batch that was stopped. */
const STATUSES = ["queued", "sent", "failed", "kept", "cancelled"] as const;

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
    /** Expiry of its secrets, which are stored encrypted until it is sent, then erased. */
    secretsUntil: timestamptz("secrets_until"),
    headers: jsonb("headers").$type<Record<string, string>>().notNull().default({}),
    status: text("status", { enum: STATUSES }).notNull().default("queued"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    lastAttemptAt: timestamptz("last_attempt_at"),
    sentAt: timestamptz("sent_at"),
    /** The row it is about: erased together. No foreign key, because tables differ. */
    aboutEntity: text("about_entity"),
    aboutId: text("about_id"),
    /** Of mails that are sent together, such as a letter's, which has its own screen. */
    batchId: uuid("batch_id"),
    removedAt: timestamptz("removed_at"),
    /** Idempotency key. */
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
    index("outbox_mails_by_batch").on(table.batchId, table.status),
    index("outbox_mails_about").on(table.aboutEntity, table.aboutId),
  ],
);

export type OutboxMail = typeof outboxMails.$inferSelect;
