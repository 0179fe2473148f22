import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { isFilled, isNotNegative, moment } from "#app/platform/db/columns.ts";

export type LinkPlace = { area: string; href: string };

/** An address outside this site that the site leads to, and whether it answered when it was last asked. */
export const outsideLinks = pgTable(
  "outside_links",
  {
    url: text("url").primaryKey(),
    places: jsonb("places").$type<LinkPlace[]>().notNull(),
    /** Empty when it answered; otherwise a status such as `404`, or what kept it from answering. */
    trouble: text("trouble").notNull().default(""),
    /** How many times in a row it failed. */
    failures: integer("failures").notNull().default(0),
    askedAt: moment("asked_at"),
  },
  (table) => [
    isFilled("outside_links_url_filled", table.url),
    isNotNegative("outside_links_failures_not_negative", table.failures),
  ],
);
