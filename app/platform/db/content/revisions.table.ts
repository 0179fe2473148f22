import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, isFilled, isOneOf, timestamptz } from "../columns.ts";
import type { RevisedIn } from "./content-state.ts";

/** "confirmed": a translation was looked at and stays as it is. */
export const REVISION_KINDS = ["created", "changed", "removed", "restored", "confirmed"] as const;

/** Null where there was or is no value. */
export type FieldChange = { before: unknown; after: unknown };

/** One save's changes in one language of one entry. Immutable. */
export const revisions = pgTable(
  "revisions",
  {
    id: id(),
    version: integer("version").notNull(),
    entity: text("entity").notNull(),
    entityId: text("entity_id").notNull(),
    locale: text("locale").$type<RevisedIn>().notNull(),
    kind: text("kind", { enum: REVISION_KINDS }).notNull(),
    title: text("title").notNull().default(""),
    changes: jsonb("changes").$type<Record<string, FieldChange>>().notNull(),
    editorId: text("editor_id").notNull(),
    madeAt: timestamptz("made_at").notNull().defaultNow(),
  },
  (table) => [
    unique("revisions_once").on(table.version, table.entity, table.entityId, table.locale),
    isOneOf("revisions_kind_known", table.kind, REVISION_KINDS),
    isFilled("revisions_editor_filled", table.editorId),
    index("revisions_of_entity").on(table.entity, table.entityId, table.version),
    // Of what may have an outdated translation.
    index("revisions_changed")
      .on(table.entity, table.entityId, table.version)
      .where(sql`${table.kind} in ('changed', 'restored')`),
  ],
);

export type Revision = typeof revisions.$inferSelect;
