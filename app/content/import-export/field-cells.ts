import type { Field } from "#app/content/fields.ts";
import { readAmount } from "#app/features/catalogue/amount.rules.ts";
import { isAddress, isWebsite } from "#app/features/catalogue/form-fields.rules.ts";
import { DEFAULT_LOCALE, languageName, siteLocale } from "#app/i18n/locales.ts";
import { priceText } from "./catalogue/catalogue-cells.rules.ts";
import { plainHeading, type Reading } from "./cells.rules.ts";
import type { FieldColumn } from "./field-columns.ts";
import { listSheetTexts } from "./lists/list-sheet.texts.ts";

const { problems } = listSheetTexts;
const MAX_URL_LENGTH = 2000;

/** What a cell says of a declared field's value. */
export function fieldText(field: Field, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (field.kind === "price") return priceText(Number(value));
  if (field.kind !== "choice") return String(value);
  // What was written before its word was declared is read as the first.
  return sheetWord(field.options[String(value)] ?? field.options[field.initial ?? ""] ?? String(value));
}

/** Sheets write in small letters. */
export const sheetWord = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** What a cell means for a declared field, in the one spelling; `present` is what it said before. */
export function readFieldCell(
  { declared: field, locale }: Pick<FieldColumn, "declared" | "locale">,
  text: string,
  present: string | undefined,
): Reading {
  switch (field.kind) {
    case "text": {
      const own = siteLocale();
      if (text.length > field.max) return { problem: problems.tooLong(field.max) };
      const isNeeded = field.required && (locale === "all" || locale === own);
      return isNeeded && text === "" ? { problem: problems.emptied(languageName(own)) } : { text };
    }
    case "price":
      return readPrice(text);
    case "integer": {
      if (text === "" && !field.required) return { text };
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return value >= field.min && value <= field.max ? { text: String(value) } : { problem: field.problem };
    }
    case "choice":
      return readChoice(field.options, text, present, (words) => problems.choice(field.label, words));
    case "url": {
      const isRight = text.length <= MAX_URL_LENGTH && (field.allowsPath ? isAddress : isWebsite)(text);
      if (text === "" || isRight) return { text };
      return { problem: field.allowsPath ? problems.address : problems.website };
    }
    default:
      return { text };
  }
}

export function readPrice(text: string): Reading {
  const read = readAmount(inWholeCents(text));
  return "refused" in read ? { problem: problems.price } : { text: priceText(read.cents) };
}

/** Workbooks keep every decimal of a calculated price, and show two: `1355,0250`. */
const inWholeCents = (text: string): string =>
  text.replace(/^(\d+),(\d\d)(\d\d+)$/, (_, whole, cents, rest) =>
    priceText(Math.round(Number(`${whole}${cents}.${rest}`))),
  );

type Options = Readonly<Record<string, string>>;

/** An empty cell leaves a choice as it is: there is nothing without one. */
export function readChoice(
  options: Options,
  text: string,
  present: string | undefined,
  problem: (words: string) => string,
): Reading {
  if (text === "" && present !== undefined) return { text: present };
  const found = optionOf(options, text);
  return found ? { text: sheetWord(found[1]) } : { problem: problem(alternatives(options)) };
}

const alternatives = (options: Options) =>
  new Intl.ListFormat(DEFAULT_LOCALE, { type: "disjunction" }).format(Object.values(options).map(sheetWord));

export const optionOf = (options: Options, text: string) =>
  Object.entries(options).find((option) => option.map(plainHeading).includes(plainHeading(text)));

/** What a document is given for a cell that was read before. */
export function fieldValue(field: Field, text: string): unknown {
  if (field.kind === "text") return text;
  if (text === "") return null;
  if (field.kind === "integer") return Number(text);
  if (field.kind === "choice") return optionOf(field.options, text)?.[0];
  if (field.kind !== "price") return text;
  const read = readAmount(text);
  return "cents" in read ? read.cents : null;
}
