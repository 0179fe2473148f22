import * as z from "zod/mini";
import {
  consent,
  line,
  message,
  optionalLine,
  optionalText,
  personName,
} from "#app/features/submissions/submissions.rules.ts";

export const LEAD_ORIGINS = [
  "simulator",
  "product",
  "sample",
  "made-to-measure",
  "exclusive-access",
  "favourites",
  /** Brought by a sheet that does not say where the person wrote. */
  "sheet",
] as const;
export type LeadOrigin = (typeof LEAD_ORIGINS)[number];

/** Ways to answer somebody; at least one is there. */
export type Reach = { whatsapp: string; email: string };

const TELEPHONE = /^\+?[\d\s().-]{8,25}$/;
const MAX_REACH = 254;
const MAX_ADDRESS = 600;
const MAX_RUGS = 40;
const MAX_SLUG = 120;

/** One field for both: whoever writes an @ means e-mail, anybody else a number. */
export const reach = z.pipe(
  z.string({ error: message("reachMissing") }).check(
    z.trim(),
    z.maxLength(MAX_REACH, message("tooLong")),
    z.refine((text) => readReach(text) !== null, message("reachInvalid")),
  ),
  z.transform((text): Reach => readReach(text) ?? { whatsapp: "", email: "" }),
);

function readReach(text: string): Reach | null {
  if (!text.includes("@")) return TELEPHONE.test(text) ? { whatsapp: text, email: "" } : null;
  const email = z.email().safeParse(text.toLowerCase());
  return email.success ? { whatsapp: "", email: email.data } : null;
}

const person = { name: personName, reach, consent };

export const quoteForm = z.object({
  ...person,
  product: z.optional(z.uuid()),
  size: optionalLine(),
  message: optionalText(),
});

export const sampleForm = z.object({
  ...person,
  product: z.optional(z.uuid()),
  address: line(MAX_ADDRESS),
  message: optionalText(),
});

export const favouritesForm = z.object({
  ...person,
  rugs: z.pipe(
    z.pipe(
      z.string({ error: message("required") }),
      z.transform((list) => list.split(",").map((slug) => slug.trim())),
    ),
    z.array(z.string().check(z.minLength(1), z.maxLength(MAX_SLUG))).check(z.maxLength(MAX_RUGS)),
  ),
  message: optionalText(),
});

/** The lead forms that any page may show. */
export const LEAD_FORMS = { quote: quoteForm, sample: sampleForm, favourites: favouritesForm } as const;
export type LeadFormName = keyof typeof LEAD_FORMS;

/** What a form makes of what was typed. */
export type NewLead = Reach & {
  name: string;
  origin: LeadOrigin;
  carpetName?: string;
  carpetSize?: string;
  productId?: string;
  message?: string;
  imageUrl?: string;
  /** What only one form asks; plain data. */
  details?: Record<string, unknown>;
  priceCents?: number;
  priceCurrency?: "BRL" | "EUR";
  consentVersion: string;
  /** What the details say, in the company's language: for the mail, not kept. */
  emailLines?: string[];
};
