import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, isOneOf, timestamptz } from "#app/platform/db/columns.ts";

/** On request, or two years after the last contact. */
const REASONS = ["request", "age"] as const;

/** Receipts, without any erased data. */
export const erasures = pgTable(
  "erasures",
  {
    id: id(),
    reason: text("reason", { enum: REASONS }).notNull(),
    erasedAt: timestamptz("erased_at").notNull(),
    editorEmail: text("editor_email"),
    counts: jsonb("counts").$type<Record<string, number>>().notNull(),
    /** Older backups have the data until then at the latest. */
    backupsUntil: timestamptz("backups_until").notNull(),
    /** Keyed digests of the addresses, by which a later request finds the receipt. */
    subjectDigests: text("subject_digests").array().notNull().default([]),
  },
  (table) => [
    isOneOf("erasures_reason_known", table.reason, REASONS),
    index("erasures_newest").on(table.erasedAt.desc()),
  ],
);

export type Erasure = typeof erasures.$inferSelect;
