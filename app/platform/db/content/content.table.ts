import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, timestamps } from "../columns.ts";

/** Fields are declared by `defineContent`; a localized one holds `{ "pt-BR": …, es: …, en: … }`. */
export const content = pgTable(
  "content",
  {
    id: id(),
    type: text("type").notNull(),
    /** Unique within its type: an address, a year. */
    slug: text("slug"),
    displayOrder: integer("display_order").notNull().default(0),
    published: jsonb("published").$type<Record<string, unknown>>().notNull(),
    ...timestamps(),
  },
  (table) => [
    unique("content_slug_once").on(table.type, table.slug),
    index("content_in_order").on(table.type, table.displayOrder),
  ],
);

/** Former addresses, which redirect to the present one. */
export const contentSlugs = pgTable(
  "content_slugs",
  {
    type: text("type").notNull(),
    slug: text("slug").notNull(),
    contentId: uuid("content_id")
      .notNull()
      .references(() => content.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.slug] }),
    index("content_slugs_by_document").on(table.contentId),
  ],
);
