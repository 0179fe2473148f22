import { pgTable, text } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { timestamptz } from "#app/platform/db/columns.ts";

export const installedVersions = pgTable("installed_versions", {
  version: text("version").primaryKey(),
  installedAt: timestamptz("installed_at").notNull(),
});

export const readNews = pgTable("read_news", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  version: text("version").notNull(),
  readAt: timestamptz("read_at").notNull(),
});
