import { z } from "zod";
import { DEFAULT_LOCALE, inEachTranslation, type Locale, siteLocale } from "#app/i18n/locales.ts";

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

export const isShown = () => z.boolean().optional().default(false);
