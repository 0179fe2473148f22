import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Who has which editor open at this moment. A row lasts as long as its window renews it, and a little longer. */
export const openEditors = pgTable(
  "open_editors",
  {
    /** Made by the window itself. */
    window: uuid("window").primaryKey(),
    entity: text("entity").notNull(),
    entityId: text("entity_id").notNull(),
    editorId: text("editor_id").notNull(),
    seenAt: moment("seen_at").notNull(),
  },
  (table) => [index("open_editors_of_entity").on(table.entity, table.entityId)],
);
