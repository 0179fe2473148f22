import { type SQL, sql } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { describeContent, entityKey, nameEntity } from "#app/features/history/describe-content.server.ts";
import { type ContentEntity, screenOf } from "#app/features/history/history.rules.ts";
import { listOutdatedSettings } from "#app/features/settings/outdated-settings.server.ts";
import { addressOfSetting } from "#app/features/settings/settings-panels.ts";
import { type Locale, siteLocale } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { changedTexts, translatedLocales } from "#app/platform/db/outdated-texts.server.ts";
import { textArray } from "#app/platform/db/text-array.ts";
import { inLanguage } from "#app/ui/language-key.ts";
import type { OutdatedIn } from "./dashboard.rules.ts";
import { TEXT_SOURCES, type TextSource } from "./text-sources.server.ts";

type Found = { entity: ContentEntity; locale: Locale; count: number; first: string };

/** By language: how many texts changed after their translation, and where the first of them is edited. */
export async function listOutdatedIn({ role }: Editor): Promise<OutdatedIn[]> {
  if (translatedLocales().length === 0) return [];
  const { rows } = await db().execute<Found>(sql.join(TEXT_SOURCES.map(outdatedOf), sql` union all `));
  const settings = role === "admin" ? await listOutdatedSettings() : [];
  const titles = await describeContent([
    ...rows.map(({ entity, first }) => ({ entity, id: first })),
    ...settings.map(({ id }) => ({ entity: "site_settings" as const, id })),
  ]);
  const titleOf = (entity: ContentEntity, id: string) =>
    nameEntity(entity, titles.get(entityKey({ entity, id }))?.title);
  return translatedLocales().flatMap((locale) => {
    const own = rows.filter((row) => row.locale === locale);
    const said = settings.filter((text) => text.locale === locale);
    const count = own.reduce((sum, row) => sum + Number(row.count), 0) + said.length;
    const [[row], [text]] = [own, said];
    const first = row
      ? { to: screenOf(row.entity, row.first), title: titleOf(row.entity, row.first) }
      : text && { to: addressOfSetting(text.name), title: titleOf("site_settings", text.id) };
    return first ? [{ locale, count, title: first.title, to: inLanguage(first.to, locale) }] : [];
  });
}

/** Texts that visitors read, as missing translations are counted. */
function outdatedOf({ area, table, column, words, where }: TextSource): SQL {
  const at = (locale: SQL) => sql`btrim(coalesce(${column} -> texts.field ->> ${locale}, ''))`;
  const own = at(sql`${siteLocale()}::text`);
  return sql`select ${area}::text as entity, texts.locale, count(*)::int as count,
      (array_agg(texts.id order by texts.id))[1] as first
    from (${changedTexts(area)}) texts join ${table} on ${table}.id = texts.id::uuid
    where ${where} and texts.field = any(${textArray(words)}) and ${at(sql`texts.locale`)} <> ''
      and ${own} <> '' and ${own} <> btrim(coalesce(texts.before, ''))
    group by texts.locale`;
}
