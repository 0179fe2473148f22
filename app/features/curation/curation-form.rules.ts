import { z } from "zod";
import { isShown, wordFields } from "#app/shell/lists/list-item.rules.ts";
import { CURATION_PICTURES } from "./curation.rules.ts";

const MAX_TITLE_LENGTH = 120;
const MAX_DESCRIPTION_LENGTH = 1200;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;
/** The page hangs the first six; the others wait for their turn. */
export const MOST_PICTURES = 4 * CURATION_PICTURES;

export type CurationErrors = {
  required: string;
  long: (most: number) => string;
  year: string;
  pictures: (most: number) => string;
};

export const curationForm = (errors: CurationErrors) =>
  z.object({
    ...wordFields(
      {
        title: { most: MAX_TITLE_LENGTH, isRequired: true },
        description: { most: MAX_DESCRIPTION_LENGTH },
        catalogueName: { most: MAX_TITLE_LENGTH },
      },
      errors,
    ),
    year: z.int({ error: errors.year }).min(FIRST_YEAR, errors.year).max(LAST_YEAR, errors.year),
    catalogueUrl: z.string().optional().default(""),
    images: z.array(z.string().optional()).max(MOST_PICTURES, errors.pictures(MOST_PICTURES)).optional(),
    active: isShown(),
  });
