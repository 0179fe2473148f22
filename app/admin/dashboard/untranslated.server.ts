import { and, type SQL, sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { screenOf } from "#app/content/history/history.rules.ts";
import { inEachLocale, LOCALES, type Locale, siteLocale } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { textArray } from "#app/platform/db/text-array.ts";
import { inLanguage } from "#app/ui/languages/language-key.ts";
import type { TextArea, Untranslated } from "./dashboard.rules.ts";
import { inAreaOrder, TEXT_SOURCES, type TextSource, wordsOf } from "./text-sources.server.ts";

type Missing = { area: TextArea; locale: Locale; count: number; first: string };

export async function countUntranslated(_editor: Editor): Promise<Untranslated[]> {
  const { rows } = await db().execute<Missing>(sql.join(TEXT_SOURCES.map(missingIn), sql` union all `));
  const counted = Map.groupBy(
    inAreaOrder(rows, ({ area }) => area),
    ({ area }) => area,
  );
  return [...counted].map(([area, found]) => {
    const sum = (locale: Locale) =>
      found.filter((row) => row.locale === locale).reduce((all, { count }) => all + Number(count), 0);
    const first = (locale: Locale) => found.find((row) => row.locale === locale)?.first ?? "";
    const to = inEachLocale((locale) => first(locale) && inLanguage(screenOf(area, first(locale)), locale));
    return { area, to, ...inEachLocale(sum) };
  });
}

function missingIn(source: TextSource): SQL {
  const { table, column, area, where, within } = source;
  const word = (locale: SQL) => sql`btrim(coalesce(${column} -> named.word ->> ${locale}, ''))`;
  const others = LOCALES.filter((locale) => locale !== siteLocale());
  return sql`select named.area, languages.locale, count(*)::int as count, min(${table}.id::text) as first
    from ${table} join ${wordsOf(source)} as named(area, word) on named.area = ${area}
      cross join unnest(${textArray(others)}) as languages(locale)
    where ${and(where, within)} and ${word(sql`${siteLocale()}::text`)} <> '' and ${word(sql`languages.locale`)} = ''
    group by named.area, languages.locale`;
}
