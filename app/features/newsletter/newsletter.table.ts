import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { id, isFilled, isOneOf, timestamps, timestamptz, visitorLocale } from "#app/platform/db/columns.ts";

const STATUSES = ["pending", "confirmed", "unsubscribed"] as const;

export const newsletterSubscriptions = pgTable(
  "newsletter_subscriptions",
  {
    id: id(),
    email: text("email").notNull().unique(),
    locale: visitorLocale(),
    status: text("status", { enum: STATUSES }).notNull().default("pending"),
    /** A digest, so that a leaked table confirms nobody. */
    confirmationDigest: text("confirmation_digest").unique(),
    confirmationSentAt: timestamptz("confirmation_sent_at"),
    unsubscribeToken: text("unsubscribe_token").notNull().unique(),
    confirmedAt: timestamptz("confirmed_at"),
    unsubscribedAt: timestamptz("unsubscribed_at"),
    removedAt: timestamptz("removed_at"),
    consentAt: timestamptz("consent_at").notNull().defaultNow(),
    consentVersion: text("consent_version").notNull(),
    ...timestamps(),
  },
  (table) => [
    isFilled("newsletter_subscriptions_email_filled", table.email),
    check("newsletter_subscriptions_email_lower", sql`${table.email} = lower(${table.email})`),
    isOneOf("newsletter_subscriptions_status_known", table.status, STATUSES),
    index("newsletter_subscriptions_by_status").on(table.status, table.createdAt.desc()),
  ],
);

export type NewsletterSubscription = typeof newsletterSubscriptions.$inferSelect;
