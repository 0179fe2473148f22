import { z } from "zod";

/** Address of the visit beacon; no page of the site has it. */
export const VISIT_PATH = "/_visita";
/** A beacon takes a third of it. */
export const MAX_VISIT_BYTES = 2048;
/** More pages than a person leaves in a minute; a whole office may share one address. */
export const VISITS_PER_MINUTE = 120;
/** Addresses that are counted separately within a minute; visits from others are not counted. */
export const MAX_ADDRESSES = 20_000;
/** Visits that wait in memory to be written; what comes after them is not counted. */
export const MAX_WAITING = 20_000;
export const FLUSH_MS = 10_000;
/** Sources that are counted separately on a day. */
export const MAX_SOURCES_A_DAY = 200;
/** Sums are kept for as many months, the current one included. */
export const MONTHS_KEPT = 13;

export const SCREENS = ["phone", "tablet", "desktop"] as const;
/** Arrivals without an address that they came from. */
export const DIRECT = "direct";
/** Sources beyond those that are counted separately. */
export const OTHERS = "others";

const MAX_MS = 600_000;
const MAX_SHIFT = 100;
const milliseconds = z.number().min(0).max(MAX_MS).nullish();
/** A host name, perhaps with a port, as browsers write it. */
const HOST = /^(?:[a-z0-9-]+\.)*[a-z0-9-]+(?::\d{1,5})?$|^$/i;

/** What a page reports of one visit. Nothing in it belongs to a person. */
export const visitMessage = z.strictObject({
  /** Whoever is shown what is not published is no visitor. */
  path: z
    .string()
    .max(300)
    .regex(/^\/(?!(?:e[sn]\/)?previa\/)/),
  /** Host of the page before, when the visitor came from it; its address never leaves the browser. */
  from: z.string().max(100).regex(HOST),
  campaign: z.string().max(60),
  isArrival: z.boolean(),
  /** False for a later beacon of the same view: a rug was laid on a floor. */
  isView: z.boolean(),
  screen: z.enum(SCREENS),
  hasSimulation: z.boolean(),
  lcp: milliseconds,
  inp: milliseconds,
  ttfb: milliseconds,
  cls: z.number().min(0).max(MAX_SHIFT).nullish(),
});
export type VisitMessage = z.output<typeof visitMessage>;

/** Parses a beacon's text; null when it is not a visit. */
export function readVisit(text: string): VisitMessage | null {
  try {
    return visitMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Where an arrival comes from: its campaign when the link has one, otherwise the site that it left. */
export function sourceOf({ from, campaign }: Pick<VisitMessage, "from" | "campaign">): string {
  const named = campaign
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (named) return named;
  return from.toLowerCase().replace(/^(?:www|m|l|lm)\./, "") || DIRECT;
}

/** Browsers that nobody looks at call themselves so. */
const HEADLESS = /headless/i;
export const isHeadless = (userAgent: string | undefined): boolean => HEADLESS.test(userAgent ?? "");

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export const declines = (headers: Record<string, string | string[] | undefined>): boolean =>
  headers.dnt === "1" || headers["sec-gpc"] === "1";
