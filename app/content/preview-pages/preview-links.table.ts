import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, isFilled, timestamptz } from "#app/platform/db/columns.ts";
import type { RevisedIn } from "#app/platform/db/content/content-state.ts";

export const previewLinks = pgTable(
  "preview_links",
  {
    id: id(),
    /** A hash, so that the database does not reveal the link. */
    tokenHash: text("token_hash").notNull().unique(),
    entity: text("entity").notNull(),
    entityId: text("entity_id").notNull(),
    address: text("address").notNull(),
    panel: text("panel").notNull().default(""),
    title: text("title").notNull().default(""),
    locale: text("locale").$type<RevisedIn>().notNull(),
    /** No foreign key: outlives the account. */
    editorId: text("editor_id").notNull(),
    createdAt: createdAt(),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (table) => [
    isFilled("preview_links_editor_filled", table.editorId),
    index("preview_links_by_time").on(table.expiresAt),
  ],
);

export type PreviewLink = typeof previewLinks.$inferSelect;
