import { type SQL, sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { describeContent, entityKey, nameEntity } from "#app/content/history/describe-content.server.ts";
import type { ContentEntity } from "#app/content/history/history.rules.ts";
import { settingContent } from "#app/features/settings/saving/setting-content.server.ts";
import { type Locale, siteLocale } from "#app/i18n/locales.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { changedTexts, translatedLocales } from "#app/platform/db/content/outdated-texts.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import type { OutdatedIn } from "./dashboard.rules.ts";
import { addressOfText, inAreaOrder, TEXT_SOURCES, type TextSource, wordsOf } from "./text-sources.server.ts";

type Found = { entity: ContentEntity; locale: Locale; count: number; first: string; field: string };
type Source = Pick<TextSource, "table" | "column" | "where"> & {
  areas: readonly string[];
  named: SQL;
};

const SOURCES: Source[] = TEXT_SOURCES.map((source) => ({
  ...source,
  areas: [...source.words.keys()],
  named: sql`and (texts.entity, texts.field) in ${wordsOf(source)}`,
}));

const SETTINGS: Source = {
  areas: [settingContent.entity],
  table: content,
  column: content.published,
  where: () => settingContent.where,
  named: sql``,
};

/** By language: how many texts changed after their translation, and where the first of them is edited. */
export async function listOutdatedIn({ role }: Editor): Promise<OutdatedIn[]> {
  if (translatedLocales().length === 0) return [];
  const sources = role === "admin" ? [...SOURCES, SETTINGS] : SOURCES;
  const parts = await Promise.all(sources.map(outdatedOf));
  const found = await db().execute<Found>(sql.join(parts, sql` union all `));
  const rows = inAreaOrder(found.rows, ({ entity }) => entity);
  const titles = await describeContent(rows.map(({ entity, first }) => ({ entity, id: first })));
  return translatedLocales().flatMap((locale) => {
    const own = rows.filter((row) => row.locale === locale);
    const count = own.reduce((sum, row) => sum + Number(row.count), 0);
    const [row] = own;
    if (!row) return [];
    const { entity, first, field } = row;
    const title = nameEntity(entity, titles.get(entityKey({ entity, id: first }))?.title);
    return [{ locale, count, title, to: addressOfText({ area: entity, id: first, field, locale }) }];
  });
}

/** Texts that visitors read, as missing translations are counted. */
async function outdatedOf({ areas, table, column, where, named }: Source): Promise<SQL> {
  const at = (locale: SQL) => sql`btrim(coalesce(${column} -> texts.field ->> ${locale}, ''))`;
  const own = at(sql`${siteLocale()}::text`);
  return sql`select texts.entity, texts.locale, count(*)::int as count,
      (array_agg(texts.id order by texts.id, texts.field))[1] as first,
      (array_agg(texts.field order by texts.id, texts.field))[1] as field
    from (${changedTexts(areas)}) texts join ${table} on ${table}.id = texts.id::uuid
    where ${await where()} ${named} and ${at(sql`texts.locale`)} <> ''
      and ${own} <> '' and ${own} <> btrim(coalesce(texts.before, ''))
    group by texts.entity, texts.locale`;
}
