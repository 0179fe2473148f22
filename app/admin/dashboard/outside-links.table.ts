import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { isFilled, isNotNegative, timestamptz } from "#app/platform/db/columns.ts";

export type LinkPlace = { area: string; href: string };

export const outsideLinks = pgTable(
  "outside_links",
  {
    url: text("url").primaryKey(),
    places: jsonb("places").$type<LinkPlace[]>().notNull(),
    /** Empty, a status such as `404`, or the error. */
    trouble: text("trouble").notNull().default(""),
    failures: integer("failures").notNull().default(0),
    askedAt: timestamptz("asked_at"),
  },
  (table) => [
    isFilled("outside_links_url_filled", table.url),
    isNotNegative("outside_links_failures_not_negative", table.failures),
  ],
);
