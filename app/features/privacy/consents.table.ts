import { index, pgTable, text } from "drizzle-orm/pg-core";
import { id, isFilled, isOneOf, moment, timestamps, visitorLocale } from "#app/platform/db/columns.ts";

const PURPOSES = ["contact", "lead", "newsletter", "simulation-picture"] as const;

/** Who agreed to what, in which words, and when they took it back. */
export const consents = pgTable(
  "consents",
  {
    id: id(),
    purpose: text("purpose", { enum: PURPOSES }).notNull(),
    /** The text that was agreed to, by its version. */
    textVersion: text("text_version").notNull(),
    locale: visitorLocale(),
    email: text("email").notNull().default(""),
    whatsapp: text("whatsapp").notNull().default(""),
    /** The row that it belongs to, such as a lead. No foreign key: proof of consent outlives the row. */
    entity: text("entity").notNull(),
    entityId: text("entity_id").notNull(),
    /**
     * After a person's data was erased the proof stays without their addresses: keyed digests of them, which the
     * person's own address finds again and nobody can read.
     */
    subjectDigests: text("subject_digests").array().notNull().default([]),
    grantedAt: moment("granted_at").notNull().defaultNow(),
    withdrawnAt: moment("withdrawn_at"),
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
