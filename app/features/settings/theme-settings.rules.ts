import { z } from "zod";
import { CURRENCY_CHOICES } from "#app/i18n/currency.rules.ts";
import { LOCALES } from "#app/i18n/locales.ts";
import { colour, whole } from "./setting-fields.rules.ts";

/** A text and a label font each. */
export const TYPEFACES = ["thread", "market", "press", "compass"] as const;
export type Typefaces = (typeof TYPEFACES)[number];

/** What a visitor recognises the brand by, beside its name and logo. Every other colour follows from these six. */
export const theme = z.object({
  colours: whole({
    paper: colour(),
    ink: colour(),
    accent: colour(),
    /** Background colours of sections. */
    requests: colour(),
    materials: colour(),
    philosophy: colour(),
  }),
  typefaces: z.enum(TYPEFACES),
  /** A monochrome logo is drawn in the text's colour. */
  isLogoPlain: z.boolean(),
  /** The site's own: without a prefix in addresses, stands in for missing translations. */
  language: z.enum(LOCALES),
  /** In addition to it. */
  languages: z.array(z.enum(LOCALES)).max(LOCALES.length),
  currency: z.enum(CURRENCY_CHOICES),
});

export const FIRST_STEPS = ["nome", "cores", "letra", "contatos", "linguas", "conteudo", "pronto"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Closed, the site shows visitors one page that says that it opens soon. */
export const opening = z.object({ isOpen: z.boolean() });

export const firstRun = z.object({
  progress: z.object({
    done: z.array(z.enum(FIRST_STEPS)).max(FIRST_STEPS.length),
    /** "later": postponed, and no longer offered. */
    state: z.enum(["open", "later", "finished"]),
    /** Time of seeding; empty when not seeded or removed. */
    plantedAt: z.string(),
  }),
});
