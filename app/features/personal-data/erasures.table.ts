import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, isOneOf, moment } from "#app/platform/db/columns.ts";

/** A person asked for it, or two years passed since the last contact. */
const REASONS = ["request", "age"] as const;

/** Receipts: what was erased, when and why, without any of the erased data. */
export const erasures = pgTable(
  "erasures",
  {
    id: id(),
    reason: text("reason", { enum: REASONS }).notNull(),
    erasedAt: moment("erased_at").notNull(),
    /** Who did it; nobody for the daily job. */
    editorEmail: text("editor_email"),
    /** How many of each kind. */
    counts: jsonb("counts").$type<Record<string, number>>().notNull(),
    /** Backups made before hold the data until this day at the latest. */
    backupsUntil: moment("backups_until").notNull(),
    /** Keyed digests of the person's addresses: whoever asks again with the same address finds the receipt. */
    subjectDigests: text("subject_digests").array().notNull().default([]),
  },
  (table) => [
    isOneOf("erasures_reason_known", table.reason, REASONS),
    index("erasures_newest").on(table.erasedAt.desc()),
  ],
);

export type Erasure = typeof erasures.$inferSelect;
