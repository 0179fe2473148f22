import { index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, isFilled, isOneOf, moment } from "./columns.ts";
import type { RevisedIn } from "./content-state.ts";

export const REVISION_KINDS = ["created", "changed", "removed", "restored"] as const;

/** A field's value before and after; null where there was or is none. */
export type FieldChange = { before: unknown; after: unknown };

/** What was changed in one language of one thing, by one save. Never changed afterwards. */
export const revisions = pgTable(
  "revisions",
  {
    id: id(),
    /** One number for everything that one save changed; a later save has a higher one. */
    version: integer("version").notNull(),
    /** Name of the entity's table. */
    entity: text("entity").notNull(),
    entityId: text("entity_id").notNull(),
    locale: text("locale").$type<RevisedIn>().notNull(),
    kind: text("kind", { enum: REVISION_KINDS }).notNull(),
    /** How the thing was called at that time, in Portuguese. */
    title: text("title").notNull().default(""),
    changes: jsonb("changes").$type<Record<string, FieldChange>>().notNull(),
    /** Outlives the account. */
    editorId: text("editor_id").notNull(),
    madeAt: moment("made_at").notNull().defaultNow(),
  },
  (table) => [
    unique("revisions_once").on(table.version, table.entity, table.entityId, table.locale),
    isOneOf("revisions_kind_known", table.kind, REVISION_KINDS),
    isFilled("revisions_editor_filled", table.editorId),
    index("revisions_of_entity").on(table.entity, table.entityId, table.version),
  ],
);

export type Revision = typeof revisions.$inferSelect;
