import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import {
  createdAt,
  id,
  isFilled,
  isHalfTranslated,
  isNotNegative,
  isPositive,
  isSlug,
  metres,
  moment,
  portuguese,
  timestamps,
} from "#app/platform/db/columns.ts";
import { content } from "#app/platform/db/content.table.ts";

/** `images`: addresses, the cover first. `related`: ids, of which removed ones wait for their return. */
type ProductDocument = Record<string, unknown> & { images?: string[]; related?: string[] };

export const products = pgTable(
  "products",
  {
    id: id(),
    slug: text("slug").notNull().unique(),
    name: text("name").notNull().generatedAlwaysAs(portuguese("name")),
    collectionId: uuid("collection_id").references(() => content.id, { onDelete: "set null" }),
    categoryId: uuid("category_id").references(() => content.id, { onDelete: "set null" }),
    designerId: uuid("designer_id").references(() => content.id, { onDelete: "set null" }),
    technique: text("technique")
      .notNull()
      .generatedAlwaysAs(sql`coalesce(${portuguese("technique")}, '')`),
    images: jsonb("images")
      .$type<string[]>()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(document -> 'images', '[]')`),
    shape: text("shape").notNull().default(""),
    /** Null means "sob consulta". */
    squareMetreBrlCents: integer("square_metre_brl_cents"),
    squareMetreEurCents: integer("square_metre_eur_cents"),
    leadTimeDays: integer("lead_time_days"),
    active: boolean("active").notNull().default(true),
    /** A withdrawn rug keeps its page. */
    withdrawnAt: moment("withdrawn_at"),
    /** What is declared in `products.content.ts` and has no column of its own. */
    document: jsonb("document").$type<ProductDocument>().notNull().default({}),
    displayOrder: integer("display_order").notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    isSlug("products_slug_form", table.slug),
    isFilled("products_name_filled", table.name),
    isNotNegative("products_brl_not_negative", table.squareMetreBrlCents),
    isNotNegative("products_eur_not_negative", table.squareMetreEurCents),
    isPositive("products_lead_time_positive", table.leadTimeDays),
    index("products_placed").on(
      table.displayOrder,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // The feed, the newest rugs and the parts of the sitemap.
    index("products_newest")
      .on(table.createdAt, table.id)
      .where(sql`${table.active} and ${table.withdrawnAt} is null`),
    // Counted whenever the dashboard or the library is opened; reading every document takes a second.
    index("products_half_translated").on(table.id).where(isHalfTranslated(table.document)),
    index("products_naming_files")
      .on(table.id)
      .where(sql`(${table.document} - 'images')::text like '%/files/%'`),
    index("products_by_collection").on(table.collectionId, table.displayOrder),
    index("products_by_category").on(table.categoryId, table.displayOrder),
    index("products_by_designer").on(table.designerId, table.displayOrder),
    index("products_by_image").using("gin", table.images),
    // Every product page looks for other rugs of the same name.
    index("products_by_name").using("gin", sql`(${table.document} -> 'name') jsonb_path_ops`),
  ],
);

export const productSizes = pgTable(
  "product_sizes",
  {
    id: id(),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    widthMetres: metres("width_metres").notNull(),
    lengthMetres: metres("length_metres").notNull(),
    /** Null means "sob consulta". */
    priceBrlCents: integer("price_brl_cents"),
    priceEurCents: integer("price_eur_cents"),
    displayOrder: integer("display_order").notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    unique("product_sizes_once").on(table.productId, table.widthMetres, table.lengthMetres),
    isPositive("product_sizes_width_positive", table.widthMetres),
    isPositive("product_sizes_length_positive", table.lengthMetres),
    isNotNegative("product_sizes_brl_not_negative", table.priceBrlCents),
    isNotNegative("product_sizes_eur_not_negative", table.priceEurCents),
    index("product_sizes_in_order").on(table.productId, table.displayOrder),
  ],
);

export const productSlugs = pgTable(
  "product_slugs",
  {
    slug: text("slug").primaryKey(),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    isSlug("product_slugs_form", table.slug),
    index("product_slugs_by_product").on(table.productId),
  ],
);

export type Product = typeof products.$inferSelect;
