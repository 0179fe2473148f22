import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, moment } from "./columns.ts";

/** The rows of a table as PostgreSQL writes them. Those that `mayLack` stay away when what they refer to is gone. */
export type RemovedRowSet = { table: string; rows: object[]; mayLack?: boolean };
/** Rows elsewhere that pointed at what was removed, and were left pointing at nothing. */
export type StoredLink = { table: string; column: string; ids: string[]; to: string };

/** What was deleted, as it was, so that the deletion can be undone. Content only, nobody's data. */
export const removedRows = pgTable(
  "removed_rows",
  {
    id: id(),
    sets: jsonb("sets").$type<RemovedRowSet[]>().notNull(),
    links: jsonb("links").$type<StoredLink[]>().notNull(),
    /** Of what stands in the trash: its table, its id, how it was called and who removed it. */
    entity: text("entity"),
    entityId: text("entity_id"),
    title: text("title"),
    editorId: text("editor_id"),
    removedAt: moment("removed_at").notNull().defaultNow(),
  },
  (table) => [index("removed_rows_by_age").on(table.removedAt)],
);
