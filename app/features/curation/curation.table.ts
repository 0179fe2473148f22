import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, isFilled, timestamps } from "#app/platform/db/columns.ts";

/** One year's curation with its catalogue. */
export const curationEditions = pgTable(
  "curation_editions",
  {
    id: id(),
    year: integer("year").notNull().unique(),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    catalogueName: text("catalogue_name").notNull().default(""),
    catalogueUrl: text("catalogue_url"),
    active: boolean("active").notNull().default(true),
    ...timestamps(),
  },
  (table) => [
    check("curation_editions_year_plausible", sql`${table.year} between 1900 and 2200`),
    isFilled("curation_editions_title_filled", table.title),
  ],
);

export const curationImages = pgTable(
  "curation_images",
  {
    id: id(),
    editionId: uuid("edition_id")
      .notNull()
      .references(() => curationEditions.id, { onDelete: "cascade" }),
    imageUrl: text("image_url").notNull(),
    displayOrder: integer("display_order").notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    isFilled("curation_images_url_filled", table.imageUrl),
    index("curation_images_in_order").on(table.editionId, table.displayOrder),
    index("curation_images_by_url").on(table.imageUrl),
  ],
);

export type CurationEdition = typeof curationEditions.$inferSelect;
export type CurationImage = typeof curationImages.$inferSelect;
