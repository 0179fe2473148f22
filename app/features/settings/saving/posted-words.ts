import type { z } from "zod";
import { DEFAULT_LOCALE, LOCALES } from "#app/i18n/locales.ts";
import { emptyWords, type Words } from "#app/i18n/translated-words.ts";
import { tokensOf } from "./setting-form.ts";
import { isList, leavesOf } from "./setting-parts.ts";

/** As typed, of a form that was refused or restored. */
export type TypedSettings = {
  values: Record<string, unknown>;
  words: Words;
  /** Tokens of each list's rows, by which its words and errors are named. */
  rows: Record<string, string[]>;
};

export const typedSettings = (
  schemas: Readonly<Record<string, z.ZodType>>,
  values: Record<string, unknown>,
  fields: FormData,
): TypedSettings => ({ values, words: postedWords(fields), rows: postedRows(schemas, fields) });

function postedRows(schemas: Readonly<Record<string, z.ZodType>>, fields: FormData): TypedSettings["rows"] {
  const leaves = Object.entries(schemas).flatMap(([name, schema]) =>
    leavesOf({ name, schema, value: undefined }),
  );
  return Object.fromEntries(leaves.filter(isList).map(({ name }) => [name, tokensOf(fields, name)]));
}

function postedWords(fields: FormData): Words {
  const words: Words = emptyWords([]);
  for (const [field, text] of fields) {
    if (typeof text !== "string") continue;
    const locale = LOCALES.find((one) => field.startsWith(`${one}.`));
    words[locale ?? DEFAULT_LOCALE][locale ? field.slice(locale.length + 1) : field] = text;
  }
  return words;
}
