import { pgTable, text } from "drizzle-orm/pg-core";
import { users } from "#app/features/accounts/accounts.table.ts";
import { moment } from "#app/platform/db/columns.ts";

export const installedVersions = pgTable("installed_versions", {
  version: text("version").primaryKey(),
  installedAt: moment("installed_at").notNull(),
});

export const readNews = pgTable("read_news", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  version: text("version").notNull(),
  readAt: moment("read_at").notNull(),
});
