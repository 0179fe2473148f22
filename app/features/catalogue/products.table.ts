import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import {
  createdAt,
  id,
  isFilled,
  isHalfTranslated,
  isNotNegative,
  isPositive,
  isSlug,
  portuguese,
  timestamps,
  timestamptz,
} from "#app/platform/db/columns.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { searchWords } from "#app/platform/db/search-columns.ts";

/** Null prices mean "sob consulta". */
export type ProductSize = Record<"widthMetres" | "lengthMetres", number> &
  Record<"priceBrlCents" | "priceEurCents", number | null>;

/** `images`: addresses, the cover first. `related`: ids, of which removed ones wait for their return. */
type ProductDocument = Record<string, unknown> & {
  sizes?: ProductSize[];
  images?: string[];
  related?: string[];
};

const lowestOf = (price: keyof ProductSize) =>
  sql.raw(`least_of(jsonb_path_query_array(document, '$.sizes[*].${price}'))`);

const multirange = customType<{ data: string }>({ dataType: () => "nummultirange" });

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
    sizes: jsonb("sizes")
      .$type<ProductSize[]>()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(document -> 'sizes', '[]')`),
    lowestBrlCents: integer("lowest_brl_cents").generatedAlwaysAs(lowestOf("priceBrlCents")),
    lowestEurCents: integer("lowest_eur_cents").generatedAlwaysAs(lowestOf("priceEurCents")),
    leastArea: numeric("least_area", { mode: "number" }).generatedAlwaysAs(
      sql`least_area(document -> 'sizes')`,
    ),
    /** A point each, because an overlap with a range is the fastest filter by length. */
    longerSides: multirange("longer_sides").generatedAlwaysAs(sql`longer_sides(document -> 'sizes')`),
    shape: text("shape").notNull().default(""),
    /** Null means "sob consulta". */
    squareMetreBrlCents: integer("square_metre_brl_cents"),
    squareMetreEurCents: integer("square_metre_eur_cents"),
    leadTimeDays: integer("lead_time_days"),
    active: boolean("active").notNull().default(true),
    /** A withdrawn rug keeps its page. */
    withdrawnAt: timestamptz("withdrawn_at"),
    /** What is declared in `products.content.ts` and has no column of its own. */
    document: jsonb("document").$type<ProductDocument>().notNull().default({}),
    /** Name and address. */
    searchWords: searchWords("(document #>> '{name,pt-BR}')", "slug"),
    displayOrder: integer("display_order").notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    isSlug("products_slug_form", table.slug),
    isFilled("products_name_filled", table.name),
    isNotNegative("products_brl_not_negative", table.squareMetreBrlCents),
    isNotNegative("products_eur_not_negative", table.squareMetreEurCents),
    isPositive("products_lead_time_positive", table.leadTimeDays),
    check(
      "products_sizes_positive",
      sql`not jsonb_path_exists(${table.document}, '$.sizes[*] ? (!(@.widthMetres > 0 && @.lengthMetres > 0) || @.priceBrlCents < 0 || @.priceEurCents < 0)')`,
    ),
    // With what the administration's list is searched by, so that a search reads no rows.
    index("products_placed").on(
      table.displayOrder,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.searchWords,
    ),
    // The feed, the newest rugs and the parts of the sitemap.
    index("products_newest")
      .on(table.createdAt, table.id)
      .where(sql`${table.active} and ${table.withdrawnAt} is null`),
    // Lists by price, later pages of collections and their counts are read from it alone, not from the documents.
    index("products_listed")
      .on(
        table.lowestBrlCents,
        table.lowestEurCents,
        table.collectionId,
        table.categoryId,
        table.displayOrder,
        table.createdAt,
        table.id,
      )
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
