import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { TranslatedLocale } from "#app/i18n/locales.ts";
import { isFilled, timestamps } from "./columns.ts";

/**
 * One row per entity, field and language, so that writing one language cannot touch another. What is written in
 * Portuguese lives in the entity's own columns.
 */
export const translations = pgTable(
  "translations",
  {
    /** Name of the entity's table. */
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
    // Of all that is written in another language little names a file.
    index("translations_with_files")
      .on(table.entity, table.entityId)
      .where(sql`${table.value} like '%/files/%'`),
    index("translations_by_name").using("hash", table.value).where(sql`${table.field} = 'name'`),
  ],
);
