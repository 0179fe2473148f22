import { z } from "zod";
import { MAX_ADDRESS_LINES, MAX_FACT_LENGTH } from "#app/features/settings/fields/setting-fields.rules.ts";
import { TYPEFACES } from "#app/features/settings/fields/typefaces.rules.ts";
import { FIRST_STEPS, type FirstStep } from "#app/features/settings/first-steps.rules.ts";
import { CURRENCY_CHOICES } from "#app/i18n/currency.rules.ts";
import { inEachLocale, LOCALES } from "#app/i18n/locales.ts";
import { parseTelephone } from "#app/i18n/telephone.rules.ts";

export const SETUP_PATH = "/admin/comecar";

/** Id of the heading of a step: gets the focus when the step changes. */
export const STEP_HEADING = "step-heading";

export const pathOfStep = (step: FirstStep) => `${SETUP_PATH}/${step}`;

/** Some steps are also screens of their own. */
export const isAssistant = (pathname: string): boolean => pathname.startsWith(SETUP_PATH);

export const stepOf = (word: string | undefined): FirstStep | null =>
  FIRST_STEPS.find((step) => step === word) ?? null;

export function stepAfter(step: FirstStep): FirstStep {
  return FIRST_STEPS[FIRST_STEPS.indexOf(step) + 1] ?? "pronto";
}

export function stepBefore(step: FirstStep): FirstStep | null {
  return FIRST_STEPS[FIRST_STEPS.indexOf(step) - 1] ?? null;
}

export function nextStep(done: readonly FirstStep[]): FirstStep {
  return FIRST_STEPS.find((step) => !done.includes(step)) ?? "pronto";
}

const line = (most: number) => z.string().trim().max(most, "long");
const HEX = /^#[0-9a-f]{6}$/;
const hex = z
  .string()
  .trim()
  .toLowerCase()
  .transform((text) => (text.startsWith("#") ? text : `#${text}`))
  .pipe(z.string().regex(HEX, "hex"));

export const nameForm = z.object({
  name: line(60).min(1, "required"),
  city: line(80),
  tagline: line(160),
  logo: line(400),
  isLogoPlain: z.literal("on").optional(),
  language: z.enum(LOCALES).optional(),
});

export const coloursForm = z.object({
  paper: hex,
  ink: hex,
  accent: hex,
  requests: hex,
  materials: hex,
  philosophy: hex,
});

export const typefaceForm = z.object({ typefaces: z.enum(TYPEFACES, "required") });

const MAIL = /^(?:[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+)?$/;
const PROFILE = /^(?:https?:\/\/\S+|@[\w.]{1,60})?$/i;

const telephone = line(40)
  .overwrite((typed) => parseTelephone(typed) ?? typed)
  .refine((kept) => kept === "" || parseTelephone(kept) !== null, "telephone");

const addressLines = line(600)
  .transform((typed) =>
    typed
      .split(/\r?\n/)
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .refine((lines) => lines.length <= MAX_ADDRESS_LINES, "manyLines")
  .refine((lines) => lines.every((one) => one.length <= MAX_FACT_LENGTH), "long");

export const contactsForm = z.object({
  whatsapp: telephone,
  phone: telephone,
  email: line(200).regex(MAIL, "mail"),
  address: addressLines,
  instagram: line(300).regex(PROFILE, "web"),
});

export const languagesForm = z.object({
  language: z.enum(LOCALES).optional(),
  currency: z.enum(CURRENCY_CHOICES).optional(),
  ...inEachLocale(() => z.literal("on").optional()),
});

export const CONTENTS = ["none", "demo", "demo-2"] as const;
export const contentForm = z.object({ content: z.enum(CONTENTS, "required") });

export const languagesOf = (form: z.infer<typeof languagesForm>) =>
  LOCALES.filter((language) => form[language] === "on");

/** From `@name` or an address. */
export const profileAddress = (typed: string) =>
  typed.startsWith("@") ? `https://www.instagram.com/${typed.slice(1)}` : typed;
