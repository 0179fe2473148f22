import { z } from "zod";
import {
  isAddress,
  isWebsite,
  optionalText,
  priceField,
  slugField,
} from "#app/features/catalogue/form-fields.rules.ts";
import {
  DEFAULT_LOCALE,
  inEachTranslation,
  type Locale,
  siteLocale,
  type TranslatedLocale,
} from "#app/i18n/locales.ts";
import { contentTexts } from "./content.texts.ts";
import type { ContentType } from "./define-content.ts";
import {
  type ChoiceField,
  type Field,
  type Fields,
  initialOf,
  isLocalized,
  listOf,
  type ValueOf,
} from "./fields.ts";

const { errors } = contentTexts;
const MAX_URL_LENGTH = 2000;
const HEX = /^#[0-9a-f]{6}$/;

type Translated = { [Locale in TranslatedLocale]: z.ZodType<Record<string, string> | undefined> };

export function schemasOf<All extends Fields>(
  fields: All,
): { [Name in keyof All]: z.ZodType<ValueOf<All[Name]>> } & Translated {
  const words: Parameters<typeof wordFields>[0] = {};
  const facts: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (isLocalized(field))
      words[name] = { most: field.max, isRequired: field.required, problem: field.problem };
    else facts[name] = schemaOf(field);
  }
  return { ...wordFields(words, errors), ...facts } as never;
}

/** What the form of a type must send. */
export const formSchema = ({ fields }: ContentType): z.ZodType<Record<string, unknown>> =>
  z.object({ ...schemasOf(fields), active: z.boolean().optional().default(false) });

function schemaOf(field: Field): z.ZodType {
  switch (field.kind) {
    case "text": {
      const { problem = errors.required, isValid } = field;
      const words = z.string({ error: problem }).trim().max(field.max, errors.long(field.max));
      if (isValid) return words.refine(isValid, problem);
      return field.required ? words.min(1, problem) : words.optional().default("");
    }
    case "integer": {
      const whole = z
        .int({ error: field.problem })
        .min(field.min, field.problem)
        .max(field.max, field.problem);
      return field.required ? whole : whole.nullable().default(null);
    }
    case "choice":
      return choiceOf(field);
    case "colour":
      return z
        .string({ error: errors.colour })
        .trim()
        .toLowerCase()
        .transform((hex) => (hex.startsWith("#") ? hex : `#${hex}`))
        .pipe(z.string().regex(HEX, errors.colour));
    case "media":
      return z.string().optional().default("");
    case "slug":
      return slugField(field.problem);
    case "url":
      return optionalText(MAX_URL_LENGTH, field.problem).refine(
        (address) => address === "" || (field.allowsPath ? isAddress : isWebsite)(address),
        field.problem,
      );
    case "price":
      return priceField(field.problem);
    case "mediaList":
      return z.array(z.string().optional()).max(field.max, errors.pictures(field.max)).optional();
  }
}

function choiceOf({ options, initial }: ChoiceField): z.ZodType {
  const known = z.enum(Object.keys(options), { error: errors.required });
  return initial === undefined ? known : known.default(initial);
}

/** The parsed form's values that are the same in every language, as a document holds them. */
export const factsOf = (
  { fields }: Pick<ContentType, "fields">,
  form: Record<string, unknown>,
): Record<string, unknown> => ({ active: form.active === true, ...valuesOf(fields, form) });

export function valuesOf(fields: Fields, form: Record<string, unknown>): Record<string, unknown> {
  const facts: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (isLocalized(field)) continue;
    const value = field.kind === "mediaList" ? listOf(form[name]) : form[name];
    facts[name] = value === "" ? initialOf(field) : (value ?? initialOf(field));
  }
  return facts;
}

type WordErrors = { required: string; long: (most: number) => string };
type WordRule = {
  most: number;
  isRequired?: boolean;
  problem?: string | undefined;
};

/** Only texts of the site's own language may be required: made while a form is read, when the settings are known. */
export function wordFields<const Names extends Record<string, WordRule>>(names: Names, errors: WordErrors) {
  const word = (most: number) => z.string().trim().max(most, errors.long(most));
  const optional = (most: number) => word(most).optional().default("");
  const wordsIn = (locale: Locale) =>
    Object.fromEntries(
      Object.entries(names).map(
        ([name, { most, isRequired, problem = errors.required }]): [string, z.ZodType<string>] => [
          name,
          isRequired && locale === siteLocale()
            ? z.string({ error: problem }).trim().min(1, problem).max(most, errors.long(most))
            : optional(most),
        ],
      ),
    ) as Record<keyof Names, z.ZodType<string>>;
  const groupOf = (locale: Locale) => {
    const group = z.object(wordsIn(locale));
    // A form that sends nothing of a group lacks what it requires.
    return locale === siteLocale() ? group.prefault({} as never) : group.optional();
  };
  return { ...wordsIn(DEFAULT_LOCALE), ...inEachTranslation(groupOf) };
}
