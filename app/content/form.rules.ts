import { z } from "zod";
import { inEachTranslation } from "#app/i18n/locales.ts";

/** Stands for the id of a new item in addresses. */
export const NEW_ITEM = "novo";

export const ITEMS_PER_PAGE = 50;

export const isItemId = (id: string): boolean => z.uuid().safeParse(id).success;

type WordErrors = { required: string; long: (most: number) => string };
type WordRule = {
  most: number;
  isRequired?: boolean;
  problem?: string | undefined;
};

export function wordFields<const Names extends Record<string, WordRule>>(names: Names, errors: WordErrors) {
  const word = (most: number) => z.string().trim().max(most, errors.long(most));
  const optional = (most: number) => word(most).optional().default("");
  const own: Record<string, z.ZodType<string>> = {};
  const translated: Record<string, z.ZodType<string>> = {};
  for (const [name, { most, isRequired, problem = errors.required }] of Object.entries(names)) {
    own[name] = isRequired
      ? z.string({ error: problem }).trim().min(1, problem).max(most, errors.long(most))
      : optional(most);
    translated[name] = optional(most);
  }
  type Words = { [Name in keyof Names]: z.ZodType<string> };
  const group = z.object(translated).optional();
  return { ...(own as Words), ...inEachTranslation(() => group) };
}

export const isShown = () => z.boolean().optional().default(false);
