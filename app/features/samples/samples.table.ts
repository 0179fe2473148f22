import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, isFilled, isNotNegative, timestamps } from "#app/platform/db/columns.ts";

/** A named set of pictures: one carousel of the full gallery. */
export const gallerySamples = pgTable(
  "gallery_samples",
  {
    id: id(),
    name: text("name").notNull(),
    displayOrder: integer("display_order").notNull(),
    active: boolean("active").notNull().default(true),
    ...timestamps(),
  },
  (table) => [
    isFilled("gallery_samples_name_filled", table.name),
    isNotNegative("gallery_samples_order_not_negative", table.displayOrder),
    index("gallery_samples_in_order").on(table.active, table.displayOrder),
  ],
);

export const sampleImages = pgTable(
  "sample_images",
  {
    id: id(),
    sampleId: uuid("sample_id")
      .notNull()
      .references(() => gallerySamples.id, { onDelete: "cascade" }),
    imageUrl: text("image_url").notNull(),
    displayOrder: integer("display_order").notNull(),
    ...timestamps(),
  },
  (table) => [
    isFilled("sample_images_url_filled", table.imageUrl),
    isNotNegative("sample_images_order_not_negative", table.displayOrder),
    index("sample_images_in_order").on(table.sampleId, table.displayOrder),
    index("sample_images_by_url").on(table.imageUrl),
  ],
);

export type GallerySample = typeof gallerySamples.$inferSelect;
export type SampleImage = typeof sampleImages.$inferSelect;
