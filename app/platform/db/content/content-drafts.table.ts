import { index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, isFilled, isOneOf, timestamptz } from "../columns.ts";
import type { RevisedIn } from "./content-state.ts";
import type { FieldChange } from "./revisions.table.ts";

/** Why something that was scheduled was not done. */
export const SCHEDULE_FAILURES = ["conflict", "taken", "file", "gone", "lost", "failed"] as const;
export type ScheduleFailure = (typeof SCHEDULE_FAILURES)[number];

/** Draft values after earlier saves, for comparing with forms that began there. */
export type PastDraft = {
  version: number;
  changes: Record<string, FieldChange>;
  publishAt: string | null;
  /** Of drafts kept before it was noted, whoever saved last is named. */
  editorId?: string;
};

/**
 * Unpublished changes of one entry in one language: by field the published value they began with and the new
 * one. A row without changes means that there is no draft any more.
 */
export const contentDrafts = pgTable(
  "content_drafts",
  {
    id: id(),
    entity: text("entity").notNull(),
    entityId: text("entity_id").notNull(),
    locale: text("locale").$type<RevisedIn>().notNull(),
    title: text("title").notNull().default(""),
    version: integer("version").notNull(),
    changes: jsonb("changes").$type<Record<string, FieldChange>>().notNull(),
    past: jsonb("past").$type<PastDraft[]>().notNull(),
    editorId: text("editor_id").notNull(),
    savedAt: timestamptz("saved_at").notNull().defaultNow(),
    publishAt: timestamptz("publish_at"),
    failure: text("failure", { enum: SCHEDULE_FAILURES }),
  },
  (table) => [
    unique("content_drafts_once").on(table.entity, table.entityId, table.locale),
    isOneOf("content_drafts_failure_known", table.failure, SCHEDULE_FAILURES),
    isFilled("content_drafts_editor_filled", table.editorId),
    index("content_drafts_by_time").on(table.publishAt),
  ],
);

export const contentWithdrawals = pgTable(
  "content_withdrawals",
  {
    id: id(),
    entity: text("entity").notNull(),
    entityId: text("entity_id").notNull(),
    title: text("title").notNull().default(""),
    withdrawAt: timestamptz("withdraw_at").notNull(),
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
