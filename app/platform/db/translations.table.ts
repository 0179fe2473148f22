import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { TranslatedLocale } from "#app/i18n/locales.ts";
import { isFilled, timestamps } from "./columns.ts";

/** One row per entity, field and language. Portuguese is stored in the entity's own columns. */
export const translations = pgTable(
  "translations",
  {
    entity: text("entity").notNull(),
    entityId: text("entity_id").notNull(),
    field: text("field").notNull(),
    locale: text("locale").$type<TranslatedLocale>().notNull(),
    value: text("value").notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.entity, table.entityId, table.field, table.locale] }),
    isFilled("translations_field_filled", table.field),
    index("translations_of_language").on(table.entity, table.locale),
    // Partial: few translations name a file.
    index("translations_with_files")
      .on(table.entity, table.entityId)
      .where(sql`${table.value} like '%/files/%'`),
    index("translations_by_name").using("hash", table.value).where(sql`${table.field} = 'name'`),
  ],
);
