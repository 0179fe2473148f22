import { z } from "zod";
import { isShown, wordFields } from "#app/shell/lists/list-item.rules.ts";

const MAX_QUOTE_LENGTH = 600;
const MAX_NAME_LENGTH = 120;
const MAX_DESCRIPTION_LENGTH = 600;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

export type ListErrors = { required: string; long: (most: number) => string };

export const testimonialForm = (errors: ListErrors) =>
  z.object({
    ...wordFields(
      {
        quote: { most: MAX_QUOTE_LENGTH, isRequired: true },
        author: { most: MAX_NAME_LENGTH, isRequired: true },
        role: { most: MAX_NAME_LENGTH },
      },
      errors,
    ),
    active: isShown(),
  });

export const serviceForm = (errors: ListErrors) =>
  z.object({
    ...wordFields(
      {
        title: { most: MAX_NAME_LENGTH, isRequired: true },
        description: { most: MAX_DESCRIPTION_LENGTH },
      },
      errors,
    ),
    active: isShown(),
  });

export const tradeShowForm = (errors: ListErrors & { year: string }) =>
  z.object({
    ...wordFields(
      {
        title: { most: MAX_NAME_LENGTH, isRequired: true },
        description: { most: MAX_DESCRIPTION_LENGTH },
      },
      errors,
    ),
    year: z.int({ error: errors.year }).min(FIRST_YEAR, errors.year).max(LAST_YEAR, errors.year),
    imageUrl: z.string().optional().default(""),
    active: isShown(),
  });
