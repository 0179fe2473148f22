import { index, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { createdAt, id, isFilled, timestamptz } from "#app/platform/db/columns.ts";

/** Subscriptions of browsers to push messages (RFC 8030), with the keys that their messages are encrypted with. */
export const pushDevices = pgTable(
  "push_devices",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Secret by itself: whoever has it may send, but only with our VAPID key. */
    endpoint: text("endpoint").notNull().unique(),
    publicKey: text("public_key").notNull(),
    authSecret: text("auth_secret").notNull(),
    device: text("device").notNull(),
    lastSentAt: timestamptz("last_sent_at"),
    createdAt: createdAt(),
  },
  (table) => [
    isFilled("push_devices_endpoint_filled", table.endpoint),
    index("push_devices_by_user").on(table.userId),
  ],
);

export type PushDevice = typeof pushDevices.$inferSelect;
