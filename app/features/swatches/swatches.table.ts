import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, isFilled, isHexColour, timestamps } from "#app/platform/db/columns.ts";

/** A named colour of the maker's yarns. */
export const swatches = pgTable(
  "swatches",
  {
    id: id(),
    name: text("name").notNull().unique(),
    hex: text("hex").notNull(),
    active: boolean("active").notNull().default(true),
    displayOrder: integer("display_order").notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    isFilled("swatches_name_filled", table.name),
    isHexColour("swatches_hex_form", table.hex),
    index("swatches_in_order").on(table.active, table.displayOrder),
  ],
);

export type Swatch = typeof swatches.$inferSelect;
