import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, timestamptz } from "../columns.ts";

export type RemovedRowSet = { table: string; rows: object[] };
export type StoredLink = { table: string; column: string; ids: string[]; to: string };

/** Deleted content, for restoring it. No personal data. */
export const removedRows = pgTable(
  "removed_rows",
  {
    id: id(),
    sets: jsonb("sets").$type<RemovedRowSet[]>().notNull(),
    links: jsonb("links").$type<StoredLink[]>().notNull(),
    entity: text("entity"),
    entityId: text("entity_id"),
    title: text("title"),
    editorId: text("editor_id"),
    removedAt: timestamptz("removed_at").notNull().defaultNow(),
  },
  (table) => [index("removed_rows_by_age").on(table.removedAt)],
);
