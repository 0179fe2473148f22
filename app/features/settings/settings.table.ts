import { jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, isFilled, timestamps, words } from "#app/platform/db/columns.ts";

export const siteSettings = pgTable(
  "site_settings",
  {
    id: id(),
    section: text("section").notNull(),
    key: text("key").notNull(),
    value: jsonb("value").$type<unknown>().notNull(),
    /** The value's words in languages other than Portuguese, by path. */
    document: words(),
    ...timestamps(),
  },
  (table) => [
    unique("site_settings_section_key").on(table.section, table.key),
    isFilled("site_settings_section_filled", table.section),
    isFilled("site_settings_key_filled", table.key),
  ],
);

export type SiteSetting = typeof siteSettings.$inferSelect;
