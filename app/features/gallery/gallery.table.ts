import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, isFilled, isNotNegative, isOneOf, timestamps } from "#app/platform/db/columns.ts";

const POSITIONS = ["left", "right"] as const;

/** Pictures of the main page's feature section: ordered on the left, one active main picture on the right. */
export const galleryImages = pgTable(
  "gallery_images",
  {
    id: id(),
    url: text("url").notNull(),
    position: text("position", { enum: POSITIONS }).notNull(),
    orderIndex: integer("order_index"),
    title: text("title").notNull().default(""),
    active: boolean("active").notNull().default(true),
    ...timestamps(),
  },
  (table) => [
    isFilled("gallery_images_url_filled", table.url),
    isOneOf("gallery_images_position_known", table.position, POSITIONS),
    isNotNegative("gallery_images_order_not_negative", table.orderIndex),
    check(
      "gallery_images_left_is_ordered",
      sql`${table.position} = 'right' or ${table.orderIndex} is not null`,
    ),
    uniqueIndex("gallery_images_one_main")
      .on(table.position)
      .where(sql`${table.position} = 'right' and ${table.active}`),
    index("gallery_images_in_order").on(table.position, table.orderIndex),
    index("gallery_images_by_url").on(table.url),
  ],
);

export type GalleryImage = typeof galleryImages.$inferSelect;
