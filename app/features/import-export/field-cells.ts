import type { ChoiceField, Field } from "#app/content/fields.ts";
import { readAmount } from "#app/features/catalogue/amount.rules.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { catalogueTexts } from "./catalogue.texts.ts";
import { priceText } from "./catalogue-cells.rules.ts";
import { plainHeading, type Reading } from "./cells.rules.ts";

const { problems } = catalogueTexts;

/** What a cell says of a declared field's value that is the same in every language. */
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
  field: Field,
  text: string,
  present: string | undefined,
  isOwn = true,
): Reading {
  switch (field.kind) {
    case "text":
      if (text.length > field.max) return { problem: problems.tooLong };
      return field.required && isOwn && text === "" ? { problem: problems.nameEmptied } : { text };
    case "price": {
      const read = readAmount(text);
      return "refused" in read ? { problem: problems.price } : { text: priceText(read.cents) };
    }
    case "integer": {
      if (text === "" && !field.required) return { text };
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return value >= field.min && value <= field.max ? { text: String(value) } : { problem: field.problem };
    }
    case "choice": {
      // An empty cell leaves a choice as it is: there is no rug without one.
      if (text === "" && present !== undefined) return { text: present };
      const found = optionOf(field, text);
      return found
        ? { text: sheetWord(found[1]) }
        : { problem: problems.choice(field.label, wordsOf(field)) };
    }
    default:
      return { text };
  }
}

const wordsOf = ({ options }: ChoiceField) =>
  new Intl.ListFormat(DEFAULT_LOCALE, { type: "disjunction" }).format(Object.values(options).map(sheetWord));

const optionOf = ({ options }: ChoiceField, text: string) =>
  Object.entries(options).find((option) => option.map(plainHeading).includes(plainHeading(text)));

/** What a document is given for a cell that was read before. */
export function fieldValue(field: Field, text: string): unknown {
  if (field.kind === "text") return text;
  if (text === "") return null;
  if (field.kind === "integer") return Number(text);
  if (field.kind === "choice") return optionOf(field, text)?.[0];
  if (field.kind !== "price") return text;
  const read = readAmount(text);
  return "cents" in read ? read.cents : null;
}
