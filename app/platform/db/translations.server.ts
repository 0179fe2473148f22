import { and, eq, inArray, sql } from "drizzle-orm";
import {
  DEFAULT_LOCALE,
  inEachLocale,
  inEachTranslation,
  type Locale,
  type TranslatedLocale,
} from "#app/i18n/locales.ts";
import type { Words } from "#app/i18n/translated-words.ts";
import { contentOrDefault } from "#app/platform/http/content-tags.server.ts";
import { type Database, db } from "./db.server.ts";
import { translations } from "./translations.table.ts";

export type Translations = Record<TranslatedLocale, Record<string, string>>;

type Entity = { id: string };

/** Fields without a translation keep the Portuguese value. */
export async function translated<Row extends Entity>(
  entity: string,
  rows: Row[],
  locale: Locale,
  fields: readonly (keyof Row & string)[],
): Promise<Row[]> {
  if (!isTranslated(locale) || rows.length === 0) return rows;
  const stored = () =>
    db()
      .select({ id: translations.entityId, field: translations.field, value: translations.value })
      .from(translations)
      .where(
        and(
          eq(translations.entity, entity),
          eq(translations.locale, locale),
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
  const words = new Map<string, Record<string, string>>();
  for (const { id, field, value } of found) words.set(id, { ...words.get(id), [field]: value });
  return rows.map((row) => ({ ...row, ...words.get(row.id) }));
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
