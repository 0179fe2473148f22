import { and, eq, inArray, sql } from "drizzle-orm";
import {
  DEFAULT_LOCALE,
  inEachLocale,
  inEachTranslation,
  type Locale,
  siteLocale,
  type TranslatedLocale,
} from "#app/i18n/locales.ts";
import type { Words } from "#app/i18n/translated-words.ts";
import { contentOrDefault } from "#app/platform/http/content-tags.server.ts";
import { type Database, db } from "./db.server.ts";
import { translations } from "./translations.table.ts";

export type Translations = Record<TranslatedLocale, Record<string, string>>;

type Entity = { id: string };

/** Fields without a translation take the words of the site's own language, then the Portuguese value. */
export async function translated<Row extends Entity>(
  entity: string,
  rows: Row[],
  locale: Locale,
  fields: readonly (keyof Row & string)[],
): Promise<Row[]> {
  const wanted = [...new Set([siteLocale(), locale])].filter(isTranslated);
  if (wanted.length === 0 || rows.length === 0) return rows;
  const stored = () =>
    db()
      .select()
      .from(translations)
      .where(
        and(
          eq(translations.entity, entity),
          inArray(translations.locale, wanted),
          inArray(
            translations.entityId,
            rows.map(({ id }) => id),
          ),
          inArray(translations.field, [...fields]),
        ),
      );
  const found = await contentOrDefault(
    [],
    "Translations could not be read; Portuguese words are shown",
    stored,
  );
  const wordsIn = (one: Locale) => {
    const words = new Map<string, Record<string, string>>();
    for (const { entityId, field, locale, value } of found)
      if (locale === one) words.set(entityId, { ...words.get(entityId), [field]: value });
    return words;
  };
  const [own, asked] = [wordsIn(siteLocale()), wordsIn(locale)];
  return rows.map((row) => {
    // In Portuguese the row's own words come first.
    const kept = Object.entries(row).filter(([, value]) => !isTranslated(locale) && value !== "");
    return { ...row, ...own.get(row.id), ...Object.fromEntries(kept), ...asked.get(row.id) };
  });
}

/** Absent fields are unchanged; empty ones are deleted. Refuses Portuguese. */
export async function saveTranslation(
  tx: Database,
  entity: string,
  id: string,
  locale: Locale,
  values: Record<string, string | undefined>,
): Promise<void> {
  if (!isTranslated(locale))
    throw new Error(`${locale} is written in the row of ${entity}, not as a translation`);
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const filled = given.filter(([, value]) => value.trim() !== "");
  const emptied = given.filter(([, value]) => value.trim() === "").map(([field]) => field);
  if (emptied.length > 0)
    await tx
      .delete(translations)
      .where(
        and(ofEntity(entity, id), eq(translations.locale, locale), inArray(translations.field, emptied)),
      );
  if (filled.length > 0)
    await tx
      .insert(translations)
      .values(filled.map(([field, value]) => ({ entity, entityId: id, field, locale, value })))
      .onConflictDoUpdate({
        target: [translations.entity, translations.entityId, translations.field, translations.locale],
        set: { value: sql`excluded.value`, updatedAt: sql`now()` },
      });
}

export async function listTranslations(
  entity: string,
  id: string,
  on: Database = db(),
): Promise<Translations> {
  const found = await on.select().from(translations).where(ofEntity(entity, id));
  const result: Translations = inEachTranslation(() => ({}));
  for (const { locale, field, value } of found) result[locale][field] = value;
  return result;
}

export async function listWords<Name extends string>(
  entity: string,
  id: string,
  own: Record<Name, string>,
): Promise<Words<Name>> {
  const words: Words = await listTranslations(entity, id).then((found) => ({
    [DEFAULT_LOCALE]: own,
    ...found,
  }));
  const names = Object.keys(own);
  return inEachLocale((locale) =>
    Object.fromEntries(names.map((name) => [name, words[locale][name] ?? ""])),
  ) as Words<Name>;
}

export function isTranslated(locale: Locale): locale is TranslatedLocale {
  return locale !== DEFAULT_LOCALE;
}

function ofEntity(entity: string, id: string) {
  return and(eq(translations.entity, entity), eq(translations.entityId, id));
}
