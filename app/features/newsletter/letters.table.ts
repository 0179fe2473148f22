import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Locale } from "#app/i18n/locales.ts";
import { id, isFilled, isNotNegative, isOneOf, timestamps, timestamptz } from "#app/platform/db/columns.ts";

/** `sent`: every mail is in the outbox, which sends them one after another. */
const STATUSES = ["draft", "sending", "sent", "cancelled"] as const;
export type LetterStatus = (typeof STATUSES)[number];

type Translated = Partial<Record<Locale, string>>;

export type LetterWords = { subject: Translated; text: Translated; linkLabel: Translated };

export const newsletterLetters = pgTable(
  "newsletter_letters",
  {
    id: id(),
    /** The subject in the site's own language, for lists. */
    title: text("title").notNull(),
    words: jsonb("words").$type<LetterWords>().notNull(),
    pictureUrl: text("picture_url").notNull().default(""),
    link: text("link").notNull().default(""),
    status: text("status", { enum: STATUSES }).notNull().default("draft"),
    /** Of the draft, so that two editors notice each other. */
    version: integer("version").notNull().default(1),
    startedAt: timestamptz("started_at"),
    removedAt: timestamptz("removed_at"),
    ...timestamps(),
  },
  (table) => [
    isFilled("newsletter_letters_title_filled", table.title),
    isOneOf("newsletter_letters_status_known", table.status, STATUSES),
    isNotNegative("newsletter_letters_version_not_negative", table.version),
  ],
);

export type Letter = typeof newsletterLetters.$inferSelect;
