import { and, type SQL, sql } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { screenOf } from "#app/features/history/history.rules.ts";
import { inEachLocale, LOCALES, type Locale, siteLocale } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { textArray } from "#app/platform/db/text-array.ts";
import { inLanguage } from "#app/ui/language-key.ts";
import type { TextArea, Untranslated } from "./dashboard.rules.ts";
import { TEXT_SOURCES, type TextSource } from "./text-sources.server.ts";

type Missing = { area: TextArea; locale: Locale; count: number; first: string };

export async function countUntranslated(_editor: Editor): Promise<Untranslated[]> {
  const { rows } = await db().execute<Missing>(sql.join(TEXT_SOURCES.flatMap(missingIn), sql` union all `));
  const counted = Map.groupBy(rows, ({ area }) => area);
  return [...counted].map(([area, found]) => {
    const sum = (locale: Locale) =>
      found.filter((row) => row.locale === locale).reduce((all, { count }) => all + Number(count), 0);
    const first = (locale: Locale) => found.find((row) => row.locale === locale)?.first ?? "";
    const to = inEachLocale((locale) => first(locale) && inLanguage(screenOf(area, first(locale)), locale));
    return { area, to, ...inEachLocale(sum) };
  });
}

const listOf = (locales: readonly Locale[]) => sql`unnest(${textArray(locales)})`;

/** One statement a field. */
const missingIn = ({ area, table, column, words, where, within }: TextSource): SQL[] =>
  words.map((name) => {
    const word = (locale: SQL) => sql`btrim(coalesce(${column} -> ${name}::text ->> ${locale}, ''))`;
    return sql`select ${area}::text as area, languages.locale, count(*)::int as count, min(${table}.id::text) as first
      from ${table} cross join ${listOf(LOCALES.filter((locale) => locale !== siteLocale()))} as languages(locale)
      where ${and(where, within)} and ${word(sql`${siteLocale()}::text`)} <> '' and ${word(sql`languages.locale`)} = ''
      group by languages.locale`;
  });
