import {
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import {
  id,
  isFilled,
  isHexColour,
  isNotNegative,
  isOneOf,
  isPositive,
  metres,
  portuguese,
  SPANS,
  timestamps,
  words,
} from "#app/platform/db/columns.ts";
import { products } from "./products.table.ts";

export const RUG_SHAPES = ["rect", "round", "oval", "free"] as const;
export const RUG_EDGES = ["bound", "fringe", "none"] as const;
/** How the picture fills a size of other proportions; border9 is nine-slice scaling. */
export const RUG_FITS = ["scale", "crop", "tile", "border9"] as const;

export const rugDesigns = pgTable(
  "rug_designs",
  {
    id: id(),
    productId: uuid("product_id").references(() => products.id, { onDelete: "set null" }),
    name: text("name").notNull().generatedAlwaysAs(portuguese("name")),
    imageUrl: text("image_url").notNull(),
    /** Pixels of the PNG; null when never measured. */
    pictureWidth: integer("picture_width"),
    pictureHeight: integer("picture_height"),
    shape: text("shape", { enum: RUG_SHAPES }).notNull().default("rect"),
    edge: text("edge", { enum: RUG_EDGES }).notNull().default("bound"),
    fit: text("fit", { enum: RUG_FITS }).notNull().default("scale"),
    knotsPerMetre: integer("knots_per_metre"),
    /** The first size was confirmed to be that of the picture. */
    sizeConfirmed: boolean("size_confirmed").notNull().default(false),
    pileHeightMetres: numeric("pile_height_metres", { precision: 4, scale: 3, mode: "number" })
      .notNull()
      .default(0.012),
    priceBrlCents: integer("price_brl_cents"),
    priceEurCents: integer("price_eur_cents"),
    active: boolean("active").notNull().default(true),
    document: words(),
    displayOrder: integer("display_order").notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    isFilled("rug_designs_name_filled", table.name),
    isFilled("rug_designs_image_filled", table.imageUrl),
    isOneOf("rug_designs_shape_known", table.shape, RUG_SHAPES),
    isOneOf("rug_designs_edge_known", table.edge, RUG_EDGES),
    isOneOf("rug_designs_fit_known", table.fit, RUG_FITS),
    isPositive("rug_designs_picture_width_positive", table.pictureWidth),
    isPositive("rug_designs_picture_height_positive", table.pictureHeight),
    isPositive("rug_designs_knots_positive", table.knotsPerMetre),
    isPositive("rug_designs_pile_positive", table.pileHeightMetres),
    isNotNegative("rug_designs_brl_not_negative", table.priceBrlCents),
    isNotNegative("rug_designs_eur_not_negative", table.priceEurCents),
    index("rug_designs_in_order").on(table.active, table.displayOrder),
    index("rug_designs_by_product").on(table.productId),
  ],
);

export const rugDesignSizes = pgTable(
  "rug_design_sizes",
  {
    id: id(),
    rugDesignId: uuid("rug_design_id")
      .notNull()
      .references(() => rugDesigns.id, { onDelete: "cascade" }),
    widthMetres: metres("width_metres").notNull(),
    lengthMetres: metres("length_metres").notNull(),
    displayOrder: integer("display_order").notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    unique("rug_design_sizes_once").on(table.rugDesignId, table.widthMetres, table.lengthMetres),
    isPositive("rug_design_sizes_width_positive", table.widthMetres),
    isPositive("rug_design_sizes_length_positive", table.lengthMetres),
    index("rug_design_sizes_in_order").on(table.rugDesignId, table.displayOrder),
  ],
);

export const rugDesignYarns = pgTable(
  "rug_design_yarns",
  {
    id: id(),
    rugDesignId: uuid("rug_design_id")
      .notNull()
      .references(() => rugDesigns.id, { onDelete: "cascade" }),
    paletteIndex: integer("palette_index").notNull(),
    name: text("name").notNull(),
    hex: text("hex").notNull(),
    /** Thousandths of the rug's area; null when never counted. */
    sharePermille: integer("share_permille"),
    ...timestamps(),
  },
  (table) => [
    unique("rug_design_yarns_once").on(table.rugDesignId, table.paletteIndex),
    isNotNegative("rug_design_yarns_index_not_negative", table.paletteIndex),
    isFilled("rug_design_yarns_name_filled", table.name),
    isHexColour("rug_design_yarns_hex_form", table.hex),
    isNotNegative("rug_design_yarns_share_not_negative", table.sharePermille),
  ],
);

export const RUG_ACTIONS = ["tried", "kept", "shared", "asked"] as const;

export const rugDesignCounts = pgTable(
  "rug_design_counts",
  {
    rugDesignId: uuid("rug_design_id")
      .notNull()
      .references(() => rugDesigns.id, { onDelete: "cascade" }),
    span: text("span", { enum: SPANS }).notNull().default("day"),
    day: date("day").notNull(),
    action: text("act", { enum: RUG_ACTIONS }).notNull(),
    widthMetres: metres("width_metres").notNull(),
    lengthMetres: metres("length_metres").notNull(),
    count: integer("count").notNull().default(0),
  },
  (table) => [
    primaryKey({
      columns: [
        table.rugDesignId,
        table.span,
        table.day,
        table.action,
        table.widthMetres,
        table.lengthMetres,
      ],
    }),
    isOneOf("rug_design_counts_span_known", table.span, SPANS),
    isOneOf("rug_design_counts_act_known", table.action, RUG_ACTIONS),
    isPositive("rug_design_counts_width_positive", table.widthMetres),
    isPositive("rug_design_counts_length_positive", table.lengthMetres),
    isNotNegative("rug_design_counts_not_negative", table.count),
    index("rug_design_counts_by_day").on(table.span, table.day),
  ],
);

export type RugDesign = typeof rugDesigns.$inferSelect;
export type RugDesignSize = typeof rugDesignSizes.$inferSelect;
export type RugDesignYarn = typeof rugDesignYarns.$inferSelect;
