import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { Localized } from "#app/i18n/translated-words.ts";
import {
  id,
  isFilled,
  isNotNegative,
  isOneOf,
  isPositive,
  metres,
  portuguese,
  SPANS,
  timestamps,
} from "#app/platform/db/columns.ts";
import { products } from "./products.table.ts";

export const RUG_SHAPES = ["rect", "round", "oval", "free"] as const;
export const RUG_EDGES = ["bound", "fringe", "none"] as const;
/** How the picture fills a size of other proportions; border9 is nine-slice scaling. */
export const RUG_FITS = ["scale", "crop", "tile", "border9"] as const;

export type RugDesignSize = Record<"widthMetres" | "lengthMetres", number>;

/** `sharePermille`: thousandths of the rug's area; null when never counted. */
export type RugDesignYarn = { paletteIndex: number; name: string; hex: string; sharePermille: number | null };

/** Yarns are in the order of the picture's palette. */
type RugDesignDocument = { name?: Localized; sizes?: RugDesignSize[]; yarns?: RugDesignYarn[] };

/** Expression of an index: `?|` finds the designs with one of some colours. */
export const yarnColours = (document: AnyPgColumn): SQL =>
  sql`jsonb_path_query_array(${document}, '$.yarns[*].hex')`;

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
    document: jsonb("document").$type<RugDesignDocument>().notNull().default({}),
    sizes: jsonb("sizes")
      .$type<RugDesignSize[]>()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(document -> 'sizes', '[]')`),
    yarns: jsonb("yarns")
      .$type<RugDesignYarn[]>()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(document -> 'yarns', '[]')`),
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
    check(
      "rug_designs_sizes_positive",
      sql`not jsonb_path_exists(${table.document}, '$.sizes[*] ? (!(@.widthMetres > 0 && @.lengthMetres > 0))')`,
    ),
    check(
      "rug_designs_yarns_form",
      sql`not jsonb_path_exists(${table.document}, '$.yarns[*] ? (!(@.paletteIndex >= 0 && @.name like_regex "[^ ]" && @.hex like_regex "^#[0-9a-f]{6}$") || @.sharePermille < 0)')`,
    ),
    // Lists read one page of it; counts and shapes read it instead of every row.
    index("rug_designs_in_order").on(
      table.active.desc().nullsFirst(),
      table.displayOrder,
      table.createdAt,
      table.id,
      table.shape,
    ),
    index("rug_designs_by_yarn").using("gin", yarnColours(table.document)),
    index("rug_designs_by_product").on(table.productId),
  ],
);

export const RUG_ACTIONS = ["tried", "downloaded", "shared", "requested"] as const;

export const rugDesignCounts = pgTable(
  "rug_design_counts",
  {
    rugDesignId: uuid("rug_design_id")
      .notNull()
      .references(() => rugDesigns.id, { onDelete: "cascade" }),
    span: text("span", { enum: SPANS }).notNull().default("day"),
    day: date("day").notNull(),
    action: text("action", { enum: RUG_ACTIONS }).notNull(),
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
    isOneOf("rug_design_counts_action_known", table.action, RUG_ACTIONS),
    isPositive("rug_design_counts_width_positive", table.widthMetres),
    isPositive("rug_design_counts_length_positive", table.lengthMetres),
    isNotNegative("rug_design_counts_not_negative", table.count),
    index("rug_design_counts_by_day").on(table.span, table.day),
  ],
);

export type RugDesign = typeof rugDesigns.$inferSelect;
