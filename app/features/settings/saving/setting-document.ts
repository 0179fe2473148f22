import type { z } from "zod";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/i18n/locales.ts";
import type { Localized } from "#app/i18n/translated-words.ts";
import type { SettingName } from "../settings.content.ts";
import { SETTING_NAMES, schemaNamed } from "./declared-settings.ts";
import { upgraded } from "./earlier-settings.ts";
import { isTranslated, kindOf, metaOf, partsOf, schemaAt } from "./setting-shapes.rules.ts";
import { type Words, withoutWords, withWords, wordsOf } from "./setting-words.rules.ts";

/**
 * How a form's document holds its settings: each field by its whole name (`home.hero.lead`), a text in all languages.
 * A list holds its items without their texts, which are fields of their own, named by the item (`home.craft.facts.knots.term`).
 */
export type SettingFields = Record<string, unknown>;

export const nameAt = (setting: string, path: string): string =>
  path === "" ? setting : `${setting}.${path}`;

/** Undefined for a field: what is compared and drafted as one. */
const fieldsOf = (schema: z.ZodType) =>
  kindOf(schema) === "group" && !metaOf(schema).isWhole ? partsOf(schema) : undefined;

const fieldsIn = (name: string, schema: z.ZodType): [name: string, schema: z.ZodType][] =>
  fieldsOf(schema)?.flatMap(([part, inner]) => fieldsIn(`${name}.${part}`, inner)) ?? [[name, schema]];

export const isStored = (name: SettingName, stored: SettingFields): boolean =>
  fieldsIn(name, schemaNamed(name)).some(([field]) => Object.hasOwn(stored, field));

const FIELDS = new Map(SETTING_NAMES.flatMap((name) => fieldsIn(name, schemaNamed(name))));
const LISTS = [...FIELDS].flatMap(([name, schema]) => (isTranslated(schema) ? [] : [`${name}.`]));

/** Undefined for names that no setting has. */
export function fieldAt(name: string): { isLocalized: boolean; initial: undefined } | undefined {
  const field = FIELDS.get(name);
  if (!field && !LISTS.some((list) => name.startsWith(list))) return undefined;
  return { isLocalized: field ? isTranslated(field) : true, initial: undefined };
}

/** Of the text at a path within a setting. */
export function limitAt(schema: z.ZodType, path: string): { most: number; isRequired: boolean } {
  const text = schemaAt(schema, path.split(".").filter(Boolean)) as z.ZodString;
  return { most: text.maxLength ?? Number.POSITIVE_INFINITY, isRequired: metaOf(text).required === true };
}

/** The words of a setting's value, by field. */
export const settingWords = (setting: string, schema: z.ZodType, value: unknown): Words =>
  Object.fromEntries(
    Object.entries(wordsOf(schema, value)).map(([path, word]) => [nameAt(setting, path), word]),
  );

/** What is the same in all languages, by field. */
export function settingFacts(name: string, schema: z.ZodType, value: unknown): SettingFields {
  const parts = fieldsOf(schema);
  if (!parts) return isTranslated(schema) ? {} : { [name]: withoutWords(schema, value) };
  const values = value as Record<string, unknown>;
  return Object.assign(
    {},
    ...parts.map(([part, inner]) => settingFacts(`${name}.${part}`, inner, values[part])),
  );
}

/** A setting as its form's document holds it. */
export function settingDocument(
  name: string,
  schema: z.ZodType,
  valueIn: (locale: Locale) => unknown,
): SettingFields {
  const document = settingFacts(name, schema, valueIn(DEFAULT_LOCALE));
  for (const locale of LOCALES)
    for (const [field, word] of Object.entries(settingWords(name, schema, valueIn(locale))))
      document[field] = { ...(document[field] as Localized), ...(word !== "" && { [locale]: word }) };
  return document;
}

export function settingValue(
  name: string,
  schema: z.ZodType,
  stored: SettingFields,
  wordOf: (words: Localized) => string,
): unknown {
  const parts = fieldsOf(schema);
  if (parts)
    return Object.fromEntries(
      parts.map(([part, inner]) => [part, settingValue(`${name}.${part}`, inner, stored, wordOf)]),
    );
  if (isTranslated(schema)) return wordOf(stored[name] as Localized);
  const list = `${name}.`;
  const words = Object.entries(stored).flatMap(([field, said]) =>
    field.startsWith(list) ? [[field.slice(list.length), wordOf(said as Localized)]] : [],
  );
  return withWords(schema, upgraded(name, stored), Object.fromEntries(words));
}
