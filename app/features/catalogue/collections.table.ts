import { boolean, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import {
  createdAt,
  id,
  isFilled,
  isNotNegative,
  isOneOf,
  isSlug,
  timestamps,
} from "#app/platform/db/columns.ts";

const KINDS = ["collection", "featured"] as const;

/**
 * Collections, and the featured rugs of the main page: both are a titled picture that leads somewhere, kept
 * apart by their kind.
 */
export const collections = pgTable(
  "collections",
  {
    id: id(),
    kind: text("kind", { enum: KINDS }).notNull(),
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    imageUrl: text("image_url"),
    url: text("url"),
    /** Words on the tile, for example "Explorar". Empty: the site's own. */
    exploreText: text("explore_text").notNull().default(""),
    /** Place in the main page's strip of tiles; null keeps it out of the strip. */
    tileOrder: integer("tile_order"),
    priceBrlCents: integer("price_brl_cents"),
    priceEurCents: integer("price_eur_cents"),
    active: boolean("active").notNull().default(true),
    displayOrder: integer("display_order").notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    unique("collections_slug_of_kind").on(table.kind, table.slug),
    isOneOf("collections_kind_known", table.kind, KINDS),
    isSlug("collections_slug_form", table.slug),
    isFilled("collections_title_filled", table.title),
    isNotNegative("collections_brl_not_negative", table.priceBrlCents),
    isNotNegative("collections_eur_not_negative", table.priceEurCents),
    index("collections_newest").on(table.kind, table.active, table.createdAt.desc()),
    index("collections_in_order").on(table.kind, table.displayOrder),
    index("collections_tiles").on(table.tileOrder),
  ],
);

/** Addresses that a collection's page had before: each leads to the one that it has now. */
export const collectionSlugs = pgTable(
  "collection_slugs",
  {
    slug: text("slug").primaryKey(),
    collectionId: uuid("collection_id")
      .notNull()
      .references(() => collections.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    isSlug("collection_slugs_form", table.slug),
    index("collection_slugs_by_collection").on(table.collectionId),
  ],
);

export type Collection = typeof collections.$inferSelect;
