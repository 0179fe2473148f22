import { index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, isFilled, isOneOf, moment } from "./columns.ts";
import type { RevisedIn } from "./content-state.ts";
import type { FieldChange } from "./revisions.table.ts";

/** Why something that was scheduled was not done. */
export const SCHEDULE_FAILURES = ["conflict", "taken", "file", "gone", "lost", "failed"] as const;
export type ScheduleFailure = (typeof SCHEDULE_FAILURES)[number];

/** A draft's values after an earlier save: forms that began there are compared with it. */
export type PastDraft = {
  version: number;
  changes: Record<string, FieldChange>;
  /** ISO 8601; null when it was not scheduled. */
  publishAt: string | null;
};

/**
 * What is written but not published yet, of one thing in one language: by field what was published when it was
 * written, and its values. A row without changes means that there is no draft any more.
 */
export const contentDrafts = pgTable(
  "content_drafts",
  {
    id: id(),
    /** Name of the entity's table. */
    entity: text("entity").notNull(),
    entityId: text("entity_id").notNull(),
    locale: text("locale").$type<RevisedIn>().notNull(),
    /** How the thing is called, in Portuguese. */
    title: text("title").notNull().default(""),
    /** Of the same count as those of what is published. */
    version: integer("version").notNull(),
    changes: jsonb("changes").$type<Record<string, FieldChange>>().notNull(),
    /** Earlier savings, the oldest first. */
    past: jsonb("past").$type<PastDraft[]>().notNull(),
    /** Outlives the account. */
    editorId: text("editor_id").notNull(),
    savedAt: moment("saved_at").notNull().defaultNow(),
    publishAt: moment("publish_at"),
    /** Set once it was tried at its time and could not be done. */
    failure: text("failure", { enum: SCHEDULE_FAILURES }),
  },
  (table) => [
    unique("content_drafts_once").on(table.entity, table.entityId, table.locale),
    isOneOf("content_drafts_failure_known", table.failure, SCHEDULE_FAILURES),
    isFilled("content_drafts_editor_filled", table.editorId),
    index("content_drafts_by_time").on(table.publishAt),
  ],
);

/** When something is to be taken off the site. */
export const contentWithdrawals = pgTable(
  "content_withdrawals",
  {
    id: id(),
    entity: text("entity").notNull(),
    entityId: text("entity_id").notNull(),
    title: text("title").notNull().default(""),
    withdrawAt: moment("withdraw_at").notNull(),
    editorId: text("editor_id").notNull(),
    failure: text("failure", { enum: SCHEDULE_FAILURES }),
  },
  (table) => [
    unique("content_withdrawals_once").on(table.entity, table.entityId),
    isOneOf("content_withdrawals_failure_known", table.failure, SCHEDULE_FAILURES),
    isFilled("content_withdrawals_editor_filled", table.editorId),
    index("content_withdrawals_by_time").on(table.withdrawAt),
  ],
);

export type ContentDraft = typeof contentDrafts.$inferSelect;
export type ContentWithdrawal = typeof contentWithdrawals.$inferSelect;
