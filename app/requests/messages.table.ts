import { date, index, pgTable, text } from "drizzle-orm/pg-core";
import { id, isFilled, isOneOf, timestamps, timestamptz, visitorLocale } from "#app/platform/db/columns.ts";
import { digitsOf, searchWords } from "#app/platform/db/search-columns.ts";

const STATUSES = ["new", "read", "answered", "archived"] as const;

export const messages = pgTable(
  "messages",
  {
    id: id(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone"),
    subject: text("subject").notNull(),
    message: text("message").notNull(),
    locale: visitorLocale(),
    status: text("status", { enum: STATUSES }).notNull().default("new"),
    notes: text("notes").notNull().default(""),
    /** A day of the calendar, whatever the time zone of the site becomes. */
    remindOn: date("remind_on"),
    answeredAt: timestamptz("answered_at"),
    lastContactAt: timestamptz("last_contact_at").notNull().defaultNow(),
    removedAt: timestamptz("removed_at"),
    consentAt: timestamptz("consent_at"),
    consentVersion: text("consent_version"),
    submissionKey: text("submission_key").unique(),
    searchWords: searchWords("name", "email", "coalesce(phone, '')", digitsOf("phone"), "subject"),
    ...timestamps(),
  },
  (table) => [
    isFilled("messages_name_filled", table.name),
    isFilled("messages_email_filled", table.email),
    isOneOf("messages_status_known", table.status, STATUSES),
    index("messages_newest").on(table.createdAt.desc()),
    index("messages_by_status").on(table.status, table.createdAt.desc()),
    index("messages_by_email").on(table.email),
    index("messages_by_reminder").on(table.remindOn),
    index("messages_by_last_contact").on(table.lastContactAt),
  ],
);

export type Message = typeof messages.$inferSelect;
