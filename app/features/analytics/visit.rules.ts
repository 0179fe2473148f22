import { z } from "zod";
import { isPreviewLink } from "#app/i18n/locales.ts";
import { DIRECT } from "./visit-sources.rules.ts";

export const VISIT_PATH = "/_visita";
/** Three times a beacon's size. */
export const MAX_VISIT_BYTES = 2048;
/** More than one person's pages; an office may share one address. */
export const VISITS_PER_MINUTE = 120;
/** Visits from more addresses within a minute are not counted. */
export const MAX_ADDRESSES = 20_000;
/** Visits buffered in memory; further ones are dropped. */
export const MAX_WAITING = 20_000;
export const FLUSH_MS = 10_000;
export const MAX_SOURCES_A_DAY = 200;
export const MONTHS_KEPT = 13;

export const SCREENS = ["phone", "tablet", "desktop"] as const;

const MAX_MS = 600_000;
const MAX_SHIFT = 100;
const milliseconds = z.number().min(0).max(MAX_MS).nullish();
/** What browsers have in `location.pathname`; PostgreSQL takes no null characters. */
const PATH = /^\/[\x21-\x7e]*$/;
const HOST = /^(?:[a-z0-9-]+\.)*[a-z0-9-]+(?::\d{1,5})?$|^$/i;

export const visitMessage = z.strictObject({
  path: z
    .string()
    .max(300)
    .regex(PATH)
    .refine((path) => !isPreviewLink(path)),
  /** Host only; the full referrer never leaves the browser. */
  from: z.string().max(100).regex(HOST),
  campaign: z.string().max(60),
  isArrival: z.boolean(),
  /** False for a later beacon of the same view: a rug was tried. */
  isView: z.boolean(),
  screen: z.enum(SCREENS),
  hasSimulation: z.boolean(),
  lcp: milliseconds,
  inp: milliseconds,
  ttfb: milliseconds,
  cls: z.number().min(0).max(MAX_SHIFT).nullish(),
});
export type VisitMessage = z.output<typeof visitMessage>;

export function readVisit(text: string): VisitMessage | null {
  try {
    return visitMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export function sourceOf({ from, campaign }: Pick<VisitMessage, "from" | "campaign">): string {
  const named = campaign
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (named) return named;
  return from.toLowerCase().replace(/^(?:www|m|l|lm)\./, "") || DIRECT;
}
