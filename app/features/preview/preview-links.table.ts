import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, isFilled, moment } from "#app/platform/db/columns.ts";
import type { RevisedIn } from "#app/platform/db/content-state.ts";

/** A link that shows somebody without an account how one thing will be. */
export const previewLinks = pgTable(
  "preview_links",
  {
    id: id(),
    /** Who reads the database cannot open the link. */
    tokenHash: text("token_hash").notNull().unique(),
    /** Name of the entity's table, and which of it. */
    entity: text("entity").notNull(),
    entityId: text("entity_id").notNull(),
    /** Where it is edited. */
    address: text("address").notNull(),
    panel: text("panel").notNull().default(""),
    title: text("title").notNull().default(""),
    locale: text("locale").$type<RevisedIn>().notNull(),
    /** Outlives the account. */
    editorId: text("editor_id").notNull(),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    isFilled("preview_links_editor_filled", table.editorId),
    index("preview_links_by_time").on(table.expiresAt),
  ],
);

export type PreviewLink = typeof previewLinks.$inferSelect;
