import { index, pgTable, text } from "drizzle-orm/pg-core";
import { id, isFilled, isOneOf, timestamps, timestamptz, visitorLocale } from "#app/platform/db/columns.ts";

const PURPOSES = ["contact", "lead", "newsletter", "simulation-picture"] as const;

export const consents = pgTable(
  "consents",
  {
    id: id(),
    purpose: text("purpose", { enum: PURPOSES }).notNull(),
    textVersion: text("text_version").notNull(),
    locale: visitorLocale(),
    email: text("email").notNull().default(""),
    whatsapp: text("whatsapp").notNull().default(""),
    /** No foreign key: the proof outlives the row. */
    entity: text("entity").notNull(),
    entityId: text("entity_id").notNull(),
    /** Keyed digests that replace the addresses after an erasure. */
    subjectDigests: text("subject_digests").array().notNull().default([]),
    grantedAt: timestamptz("granted_at").notNull().defaultNow(),
    withdrawnAt: timestamptz("withdrawn_at"),
    ...timestamps(),
  },
  (table) => [
    isOneOf("consents_purpose_known", table.purpose, PURPOSES),
    isFilled("consents_version_filled", table.textVersion),
    index("consents_of_row").on(table.entity, table.entityId),
    index("consents_by_email").on(table.email),
  ],
);

export type Consent = typeof consents.$inferSelect;
