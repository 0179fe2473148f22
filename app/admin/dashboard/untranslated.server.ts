import { and, type SQL, sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { listMissingFields } from "#app/features/settings/saving/setting-forms.server.ts";
import { inEachLocale, LOCALES, type Locale, siteLocale } from "#app/i18n/locales.ts";
import { untilSaved } from "#app/media/library/file-counts.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { textArray } from "#app/platform/db/text-array.ts";
import type { TextArea, Untranslated } from "./dashboard.rules.ts";
import { addressOfText, inAreaOrder, TEXT_SOURCES, type TextSource, wordsOf } from "./text-sources.server.ts";

/** `first`: a row's id; of settings, the field. */
type Missing = { area: TextArea; locale: Locale; count: number; first: string };

export async function countUntranslated(editor: Editor): Promise<Untranslated[]> {
  const found = await Promise.all([
    readMissing(TEXT_SOURCES.filter(({ isKept }) => !isKept)),
    untilSaved(`untranslated from ${siteLocale()}`, () =>
      readMissing(TEXT_SOURCES.filter(({ isKept }) => isKept)),
    ),
    editor.role === "admin"
      ? untilSaved(`untranslated settings from ${siteLocale()}`, () => missingSettings(editor))
      : [],
  ]);
  const counted = Map.groupBy(
    inAreaOrder(found.flat(), ({ area }) => area),
    ({ area }) => area,
  );
  return [...counted].map(([area, rows]) => {
    const sum = (locale: Locale) =>
      rows.filter((row) => row.locale === locale).reduce((all, { count }) => all + Number(count), 0);
    const first = (locale: Locale) => rows.find((row) => row.locale === locale)?.first ?? "";
    const to = inEachLocale((locale) => {
      const id = first(locale);
      return id && addressOfText({ area, id, field: id, locale });
    });
    return { area, to, ...inEachLocale(sum) };
  });
}

const otherLocales = () => LOCALES.filter((locale) => locale !== siteLocale());

async function readMissing(sources: readonly TextSource[]): Promise<Missing[]> {
  const parts = await Promise.all(sources.map(missingOf));
  return (await db().execute<Missing>(sql.join(parts, sql` union all `))).rows;
}

async function missingSettings(editor: Editor): Promise<Missing[]> {
  const missing = await listMissingFields(editor, otherLocales());
  return missing.flatMap(({ locale, fields: [first, ...others] }) =>
    first ? [{ area: "settings" as const, locale, count: 1 + others.length, first }] : [],
  );
}

async function missingOf(source: TextSource): Promise<SQL> {
  const { table, column, area, where, within } = source;
  const word = (locale: SQL) => sql`btrim(coalesce(${column} -> named.word ->> ${locale}, ''))`;
  return sql`select named.area, languages.locale, count(*)::int as count, min(${table}.id::text) as first
    from ${table} join ${wordsOf(source)} as named(area, word) on named.area = ${area}
      cross join unnest(${textArray(otherLocales())}) as languages(locale)
    where ${and(await where(), within)} and ${word(sql`${siteLocale()}::text`)} <> '' and ${word(sql`languages.locale`)} = ''
    group by named.area, languages.locale`;
}
