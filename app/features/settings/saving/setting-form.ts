import type { z } from "zod";
import type { Locale } from "#app/i18n/locales.ts";
import { fieldOf, textHash } from "#app/i18n/translated-words.ts";
import { hasIds, isInteger, isTranslated, itemOf, kindOf, partsOf } from "./setting-shapes.rules.ts";
import { withoutWords, withWords } from "./setting-words.rules.ts";

/** Hashes of the initial values, so that only changed ones are written. */
export const TRACE_FIELD = "setting-began";

export const valueHash = (value: unknown): string => textHash(JSON.stringify(value) ?? "");

export type FormWord = { path: string; name: string; schema: z.ZodType };

export type ReadSetting = {
  value: unknown;
  words: FormWord[];
  /** Field names by the path of an issue ("items.0.name"). */
  names: Map<string, string>;
};

/** List rows are named by tokens, in order: an item's id, a paragraph's former index, or a new token. */
export function readSetting(schema: z.ZodType, fields: FormData, prefix: string): ReadSetting {
  const read: ReadSetting = { value: undefined, words: [], names: new Map() };
  read.value = readValue({ schema, name: prefix, path: [], place: [] }, fields, read);
  return read;
}

/** The value with the words that were typed in a language. */
export function inLanguage(
  locale: Locale,
  schema: z.ZodType,
  { value, words }: ReadSetting,
  fields: FormData,
): unknown {
  const typed = words.map(({ path, name }) => [path, String(fields.get(fieldOf(locale, name)) ?? "").trim()]);
  return withWords(schema, withoutWords(schema, value), Object.fromEntries(typed));
}

/** `path` uses ids, as translations do; `place` positions, as issues do. */
type At = { schema: z.ZodType; name: string; path: string[]; place: (string | number)[] };

function readValue(at: At, fields: FormData, read: ReadSetting): unknown {
  const { schema, name } = at;
  read.names.set(at.place.join("."), name);
  const text = () => String(fields.get(name) ?? "").replace(/\r\n?/g, "\n");
  switch (kindOf(schema)) {
    case "group":
      return groupOf(at, fields, read);
    case "items":
      return tokensOf(fields, name).map((token, index) => {
        const value = groupOf(within(at, token, index), fields, read);
        return hasIds(schema) ? { ...value, id: token } : value;
      });
    case "hours":
    case "paragraphs":
      return tokensOf(fields, name).map((token, index) => readValue(within(at, token, index), fields, read));
    case "choices":
      return tokensOf(fields, name);
    case "lines":
      return text()
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean);
    case "switch":
      return fields.get(name) === "on";
    case "number":
      return numberOf(text().trim(), isInteger(schema));
    default:
      if (isTranslated(schema)) read.words.push({ path: at.path.join("."), name, schema });
      return text().trim();
  }
}

function groupOf(at: At, fields: FormData, read: ReadSetting) {
  const group: Record<string, unknown> = {};
  for (const [part, schema] of partsOf(at.schema)) {
    if (part === "id") continue;
    group[part] = readValue(
      { schema, name: `${at.name}.${part}`, path: [...at.path, part], place: [...at.place, part] },
      fields,
      read,
    );
  }
  return group;
}

function within({ schema, name, path, place }: At, token: string, index: number): At {
  return {
    ...{ schema: itemOf(schema), name: `${name}.${token}` },
    ...{ path: [...path, hasIds(schema) ? token : String(index)], place: [...place, index] },
  };
}

export const tokensOf = (fields: FormData, name: string): string[] =>
  fields.getAll(name).map(String).filter(Boolean);

const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+$/;

/** Decimal comma; in a whole number points group thousands. Invalid input stays a string, to be shown again. */
function numberOf(text: string, groupsByPoints: boolean): unknown {
  const plain = groupsByPoints && GROUPED.test(text) ? text.replaceAll(".", "") : text.replace(",", ".");
  return plain !== "" && Number.isFinite(Number(plain)) ? Number(plain) : text;
}
