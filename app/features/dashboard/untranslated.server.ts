import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { isShown } from "#app/content/content.server.ts";
import type { ContentType } from "#app/content/define-content.ts";
import { isLocalized, namesOf } from "#app/content/fields.ts";
import { CONTENT_TYPES } from "#app/content-types.ts";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import {
  DEFAULT_LOCALE,
  inEachTranslation,
  TRANSLATED_LOCALES,
  type TranslatedLocale,
} from "#app/i18n/locales.ts";
import { content } from "#app/platform/db/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { translations } from "#app/platform/db/translations.table.ts";
import type { TextArea, Untranslated } from "./dashboard.rules.ts";
import { type Documents, TEXT_SOURCES, type TextSource } from "./text-sources.server.ts";

export async function countUntranslated(_editor: Editor): Promise<Untranslated[]> {
  const { rows } = await db().execute<{ area: TextArea; locale: TranslatedLocale; count: number }>(
    sql.join(
      [...TEXT_SOURCES.flatMap(missingIn), ...CONTENT_TYPES.flatMap(missingInDocuments)],
      sql` union all `,
    ),
  );
  const counted = Map.groupBy(rows, ({ area }) => area);
  return [...counted].map(([area, found]) => {
    const sum = (locale: TranslatedLocale) =>
      found.filter((row) => row.locale === locale).reduce((all, { count }) => all + Number(count), 0);
    return { area, ...inEachTranslation(sum) };
  });
}

const LANGUAGES = sql`unnest(array[${sql.join(TRANSLATED_LOCALES, sql`, `)}]::text[])`;

/** One statement a column. */
function missingIn({ area, table, fields, documents, where = sql`true` }: TextSource): SQL[] {
  const entity = getTableConfig(table).name;
  const declared = documents ? missingWords(area, table, where, documents) : [];
  const inColumns = fields.map((field) => {
    const property = propertyOf(table, field);
    return sql`select ${area}::text as area, languages.locale, count(*)::int as count
      from ${table} cross join ${LANGUAGES} as languages(locale)
      where ${where} and btrim(coalesce(${field}, '')) <> '' and not exists (
        select 1 from ${translations} where ${translations.entity} = ${entity}
          and ${translations.entityId} = ${table.id}::text and ${translations.field} = ${property}
          and ${translations.locale} = languages.locale)
      group by languages.locale`;
  });
  return [...inColumns, ...declared];
}

function missingInDocuments({ type, fields }: ContentType): SQL[] {
  const words = namesOf(fields, (field) => isLocalized(field) && !field.isName);
  return missingWords(type, content, isShown({ type }), { column: content.published, words });
}

function missingWords(
  area: string,
  table: PgTable,
  where: SQL | undefined,
  { column, words }: Documents,
): SQL[] {
  return words.map((name) => {
    const word = (locale: SQL) => sql`btrim(coalesce(${column} -> ${name}::text ->> ${locale}, ''))`;
    return sql`select ${area}::text as area, languages.locale, count(*)::int as count
      from ${table} cross join ${LANGUAGES} as languages(locale)
      where ${where} and ${word(sql`${DEFAULT_LOCALE}::text`)} <> '' and ${word(sql`languages.locale`)} = ''
      group by languages.locale`;
  });
}

/** Translations use the property's name, not the column's. */
function propertyOf(table: PgTable, field: AnyPgColumn): string {
  const [name = field.name] = Object.entries(table).find(([, column]) => column === field) ?? [];
  return name;
}
