import { z } from "zod";
import { wordFields } from "#app/content/form.rules.ts";

const MAX_TITLE_LENGTH = 160;
const MAX_LEAD_LENGTH = 1000;
const MAX_DESCRIPTION_LENGTH = 400;
/** The source of a text as long as a page may be. */
const MAX_SOURCE_LENGTH = 200_000;

/** The words of a page, as its form and its translations name them. */
export const PAGE_WORDS = ["title", "lead", "seoDescription", "body"] as const;

export type PageErrors = { required: string; long: (most: number) => string };

export const pageForm = (errors: PageErrors) =>
  z.object({
    ...wordFields(
      {
        title: { most: MAX_TITLE_LENGTH, isRequired: true },
        lead: { most: MAX_LEAD_LENGTH },
        seoDescription: { most: MAX_DESCRIPTION_LENGTH },
        body: { most: MAX_SOURCE_LENGTH },
      },
      errors,
    ),
    coverUrl: z.string().optional().default(""),
  });
