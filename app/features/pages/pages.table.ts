import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { id, isFilled, isSlug, timestamps } from "#app/platform/db/columns.ts";

/** A page whose words the owner writes: the brand's story, privacy, terms. */
export const pages = pgTable(
  "pages",
  {
    id: id(),
    slug: text("slug").notNull().unique(),
    title: text("title").notNull(),
    lead: text("lead").notNull().default(""),
    /** Blocks of rich-text.rules.ts as JSON; never HTML. */
    body: text("body").notNull().default(""),
    /** What stands for the page when it is shared. */
    coverUrl: text("cover_url"),
    seoDescription: text("seo_description").notNull().default(""),
    active: boolean("active").notNull().default(true),
    ...timestamps(),
  },
  (table) => [isSlug("pages_slug_form", table.slug), isFilled("pages_title_filled", table.title)],
);

export type Page = typeof pages.$inferSelect;
