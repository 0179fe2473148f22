import { z } from "zod";
import { TRANSLATED_LOCALES } from "#app/i18n/locales.ts";
import { colour } from "./setting-fields.rules.ts";

/** The pairs of typefaces that a brand can speak in: one for text, one for labels. */
export const TYPEFACES = ["thread", "market", "press", "compass"] as const;
export type Typefaces = (typeof TYPEFACES)[number];

/** What a visitor recognises the brand by, beside its name and logo. Every other colour follows from these six. */
export const theme = z.object({
  colours: z.object({
    paper: colour(),
    ink: colour(),
    accent: colour(),
    /** The full grounds of the page's coloured parts. */
    requests: colour(),
    materials: colour(),
    philosophy: colour(),
  }),
  typefaces: z.enum(TYPEFACES),
  /** A logo of one colour takes the colour of the words around it, so that it is seen on light and dark. */
  isLogoPlain: z.boolean(),
  /** Those that are switched on besides the one that everything is written in. */
  languages: z.array(z.enum(TRANSLATED_LOCALES)).max(TRANSLATED_LOCALES.length),
});

/** The steps of the first-run assistant, in their order. */
export const FIRST_STEPS = ["nome", "cores", "letra", "contatos", "linguas", "conteudo", "pronto"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export const firstRun = z.object({
  progress: z.object({
    done: z.array(z.enum(FIRST_STEPS)).max(FIRST_STEPS.length),
    /** "later": the owner went on without it; it is not offered by itself any more. */
    state: z.enum(["open", "later", "finished"]),
    /** When the demonstration was brought in; empty while it was not, or was taken out again. */
    plantedAt: z.string(),
  }),
});
