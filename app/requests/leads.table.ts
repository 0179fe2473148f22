import { date, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { products } from "#app/features/catalogue/products.table.ts";
import {
  id,
  isFilled,
  isNotNegative,
  isOneOf,
  timestamps,
  timestamptz,
  visitorLocale,
} from "#app/platform/db/columns.ts";
import { digitsOf, searchWords } from "#app/platform/db/search-columns.ts";

const CURRENCIES = ["BRL", "EUR"] as const;
const STATUSES = ["new", "in-contact", "proposal", "won", "lost"] as const;

/** Personal data. */
export const leads = pgTable(
  "leads",
  {
    id: id(),
    name: text("name").notNull(),
    whatsapp: text("whatsapp").notNull().default(""),
    email: text("email").notNull().default(""),
    /** At the time of the request; the product may change. */
    carpetName: text("carpet_name").notNull().default(""),
    carpetSize: text("carpet_size").notNull().default(""),
    /** Key in the private bucket. */
    imageUrl: text("image_url"),
    /** As declared, without an enum. */
    origin: text("origin").notNull(),
    originPath: text("origin_path").notNull().default(""),
    productId: uuid("product_id").references(() => products.id, { onDelete: "set null" }),
    message: text("message").notNull().default(""),
    details: jsonb("details").$type<Record<string, unknown>>().notNull().default({}),
    priceCents: integer("price_cents"),
    priceCurrency: text("price_currency", { enum: CURRENCIES }),
    locale: visitorLocale(),
    status: text("status", { enum: STATUSES }).notNull().default("new"),
    notes: text("notes").notNull().default(""),
    /** A day of the calendar, whatever the time zone of the site becomes. */
    remindOn: date("remind_on"),
    /** Null for imported leads without consent. */
    consentAt: timestamptz("consent_at"),
    answeredAt: timestamptz("answered_at"),
    /** Erased two years later. */
    lastContactAt: timestamptz("last_contact_at").notNull().defaultNow(),
    removedAt: timestamptz("removed_at"),
    consentVersion: text("consent_version"),
    /** Idempotency key of the form. */
    submissionKey: text("submission_key").unique(),
    searchWords: searchWords(
      "name",
      "email",
      "whatsapp",
      digitsOf("whatsapp"),
      "carpet_name",
      "carpet_size",
      "coalesce(details ->> 'city', '')",
      "coalesce(details ->> 'company', '')",
    ),
    ...timestamps(),
  },
  (table) => [
    isFilled("leads_name_filled", table.name),
    isOneOf("leads_currency_known", table.priceCurrency, CURRENCIES),
    isNotNegative("leads_price_not_negative", table.priceCents),
    isOneOf("leads_status_known", table.status, STATUSES),
    index("leads_newest").on(table.createdAt.desc()),
    index("leads_by_status").on(table.status, table.createdAt.desc()),
    index("leads_by_origin").on(table.origin, table.createdAt.desc()),
    index("leads_by_email").on(table.email),
    index("leads_by_product").on(table.productId),
    index("leads_by_reminder").on(table.remindOn),
    index("leads_by_last_contact").on(table.lastContactAt),
  ],
);

export type Lead = typeof leads.$inferSelect;
