import { z } from "zod";
import { readAmount } from "./amount.rules.ts";
import { MAX_SLUG_LENGTH, RESERVED_SLUGS } from "./slugs.rules.ts";

export const optionalText = (length: number, message: string) =>
  z.string().trim().max(length, message).default("");

export const isWebsite = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

export function isAddress(text: string): boolean {
  if (/^\/(?![/\\])/.test(text)) return true;
  return URL.canParse(text) && ["https:", "http:", "mailto:", "tel:"].includes(new URL(text).protocol);
}

/** Empty means "sob consulta". */
export const priceField = (message: string) =>
  z
    .string()
    .default("")
    .transform((text, context) => {
      const read = readAmount(text);
      if (!("refused" in read)) return read.cents;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });

export const slugField = (message: string) =>
  z
    .string()
    .trim()
    .max(MAX_SLUG_LENGTH, message)
    .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, message)
    .refine((slug) => !RESERVED_SLUGS.includes(slug), message)
    .default("");
