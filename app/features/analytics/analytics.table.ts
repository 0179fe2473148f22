import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { isNotNegative, isOneOf, SPANS } from "#app/platform/db/columns.ts";

/** `all`: one row a day, with an empty key; `rug`: the key is the id of a product. */
export const FACETS = ["all", "page", "source", "locale", "screen", "rug"] as const;
export const VITALS = ["lcp", "inp", "cls", "ttfb"] as const;

/** Sums only; individual visits are not stored. */
export const visitDays = pgTable(
  "visit_days",
  {
    facet: text("facet", { enum: FACETS }).notNull(),
    span: text("span", { enum: SPANS }).notNull().default("day"),
    day: date("day").notNull(),
    key: text("key").notNull(),
    views: integer("views").notNull().default(0),
    visits: integer("visits").notNull().default(0),
    simulations: integer("simulations").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.facet, table.span, table.day, table.key] }),
    isOneOf("visit_days_facet_known", table.facet, FACETS),
    isOneOf("visit_days_span_known", table.span, SPANS),
    isNotNegative("visit_days_views_not_negative", table.views),
    isNotNegative("visit_days_visits_not_negative", table.visits),
    isNotNegative("visit_days_simulations_not_negative", table.simulations),
    index("visit_days_by_age").on(table.day),
  ],
);

export const visitVitals = pgTable(
  "visit_vitals",
  {
    span: text("span", { enum: SPANS }).notNull(),
    day: date("day").notNull(),
    page: text("page").notNull(),
    vital: text("vital", { enum: VITALS }).notNull(),
    histogram: integer("histogram").array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.span, table.day, table.page, table.vital] }),
    isOneOf("visit_vitals_span_known", table.span, SPANS),
    isOneOf("visit_vitals_vital_known", table.vital, VITALS),
  ],
);
