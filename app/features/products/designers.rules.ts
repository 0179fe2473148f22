import { z } from "zod";
import { optionalText, slugField } from "#app/features/catalogue/form-fields.rules.ts";

export const DESIGNER_PAGE_SIZE = 50;
export const EDIT_KEY = "editar";
const MAX_NAME_LENGTH = 120;
const MAX_BIOGRAPHY_LENGTH = 3000;
const MAX_URL_LENGTH = 2000;

/** What is written in three languages. */
export const DESIGNER_WORDS = ["name", "biography"] as const;

export type DesignerMessages = { name: string; tooLong: string; slug: string; website: string };

/** The designers, as the form sends them. */
export function designerForm(messages: DesignerMessages) {
  const biography = optionalText(MAX_BIOGRAPHY_LENGTH, messages.tooLong);
  const words = z.object({ name: optionalText(MAX_NAME_LENGTH, messages.tooLong), biography }).optional();
  return z.object({
    name: z
      .string({ error: messages.name })
      .trim()
      .min(1, messages.name)
      .max(MAX_NAME_LENGTH, messages.tooLong),
    biography,
    es: words,
    en: words,
    slug: slugField(messages.slug),
    websiteUrl: optionalText(MAX_URL_LENGTH, messages.website).refine(
      (url) => url === "" || isWebsite(url),
      messages.website,
    ),
    portraitUrl: optionalText(MAX_URL_LENGTH, messages.tooLong),
    active: z.boolean().default(false),
  });
}

export type DesignerForm = z.output<ReturnType<typeof designerForm>>;

export const isWebsite = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
