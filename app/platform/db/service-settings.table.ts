import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { timestamps } from "./columns.ts";

/** Settings of the operation, such as the mail server: no content, so without drafts, history and languages. */
export const serviceSettings = pgTable("service_settings", {
  name: text("name").primaryKey(),
  /** Secrets in it are encrypted. */
  value: jsonb("value").$type<Record<string, unknown>>().notNull(),
  ...timestamps(),
});
