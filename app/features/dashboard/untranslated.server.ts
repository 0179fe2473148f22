import { type SQL, sql } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import {
  DEFAULT_LOCALE,
  inEachTranslation,
  TRANSLATED_LOCALES,
  type TranslatedLocale,
} from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import type { TextArea, Untranslated } from "./dashboard.rules.ts";
import { TEXT_SOURCES, type TextSource } from "./text-sources.server.ts";

export async function countUntranslated(_editor: Editor): Promise<Untranslated[]> {
  const { rows } = await db().execute<{ area: TextArea; locale: TranslatedLocale; count: number }>(
    sql.join(TEXT_SOURCES.flatMap(missingIn), sql` union all `),
  );
  const counted = Map.groupBy(rows, ({ area }) => area);
  return [...counted].map(([area, found]) => {
    const sum = (locale: TranslatedLocale) =>
      found.filter((row) => row.locale === locale).reduce((all, { count }) => all + Number(count), 0);
    return { area, ...inEachTranslation(sum) };
  });
}

const LANGUAGES = sql`unnest(array[${sql.join(TRANSLATED_LOCALES, sql`, `)}]::text[])`;

/** One statement a field. */
const missingIn = ({ area, table, column, words, where }: TextSource): SQL[] =>
  words.map((name) => {
    const word = (locale: SQL) => sql`btrim(coalesce(${column} -> ${name}::text ->> ${locale}, ''))`;
    return sql`select ${area}::text as area, languages.locale, count(*)::int as count
      from ${table} cross join ${LANGUAGES} as languages(locale)
      where ${where} and ${word(sql`${DEFAULT_LOCALE}::text`)} <> '' and ${word(sql`languages.locale`)} = ''
      group by languages.locale`;
  });
