import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, isFilled, timestamps } from "#app/platform/db/columns.ts";

export const testimonials = pgTable(
  "testimonials",
  {
    id: id(),
    quote: text("quote").notNull(),
    author: text("author").notNull(),
    role: text("role").notNull().default(""),
    active: boolean("active").notNull().default(true),
    displayOrder: integer("display_order").notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    isFilled("testimonials_quote_filled", table.quote),
    isFilled("testimonials_author_filled", table.author),
    index("testimonials_in_order").on(table.active, table.displayOrder),
  ],
);

export const services = pgTable(
  "services",
  {
    id: id(),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    icon: text("icon"),
    active: boolean("active").notNull().default(true),
    displayOrder: integer("display_order").notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    isFilled("services_title_filled", table.title),
    index("services_in_order").on(table.active, table.displayOrder),
  ],
);

export const tradeShows = pgTable(
  "trade_shows",
  {
    id: id(),
    year: integer("year").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    imageUrl: text("image_url"),
    active: boolean("active").notNull().default(true),
    displayOrder: integer("display_order").notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    isFilled("trade_shows_title_filled", table.title),
    index("trade_shows_in_order").on(table.active, table.year),
  ],
);

export type Testimonial = typeof testimonials.$inferSelect;
export type Service = typeof services.$inferSelect;
export type TradeShow = typeof tradeShows.$inferSelect;
