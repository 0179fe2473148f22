import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "../columns.ts";

export const openEditors = pgTable(
  "open_editors",
  {
    window: uuid("window").primaryKey(),
    entity: text("entity").notNull(),
    entityId: text("entity_id").notNull(),
    editorId: text("editor_id").notNull(),
    seenAt: timestamptz("seen_at").notNull(),
  },
  (table) => [index("open_editors_of_entity").on(table.entity, table.entityId)],
);
