import { bigint, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "../db/columns.ts";

export type AuditDetails = Record<string, string | number | boolean>;

/** Append-only (triggers) and hash-chained. Kept for good, so it never names visitors. */
export const audit = pgTable(
  "audit",
  {
    number: bigint("number", { mode: "number" }).primaryKey(),
    at: timestamptz("at").notNull(),
    actorId: text("actor_id"),
    actor: text("actor").notNull(),
    action: text("act").notNull(),
    about: text("about").notNull(),
    details: jsonb("details").$type<AuditDetails>().notNull(),
    previousHash: text("previous_hash").notNull(),
    hash: text("hash").notNull(),
  },
  (table) => [
    index("audit_by_moment").on(table.at),
    index("audit_by_act").on(table.action, table.number),
    index("audit_by_actor").on(table.actor, table.number),
  ],
);

export type AuditRow = typeof audit.$inferSelect;
