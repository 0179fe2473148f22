import { z } from "zod";
import { parseTelephone } from "#app/i18n/telephone.rules.ts";
import { isTimeZone } from "#app/i18n/time-zone.rules.ts";
import { linkInside, readMapPlace } from "./map-place.rules.ts";

export const MAX_TITLE_LENGTH = 160;
export const MAX_TEXT_LENGTH = 4000;
export const MAX_FACT_LENGTH = 400;
/** Links of maps carry the whole view. */
const MAX_PLACE_LENGTH = 2000;

/** Paths, URLs, mail and telephone; no script. */
const LINK = /^(?:\/(?![/\\])\S*|https?:\/\/\S+|mailto:\S+|tel:\S+|#\S*)?$/i;
const FILE = /^(?:\/(?![/\\])\S*|https:\/\/\S+)?$/i;
const MAIL_ADDRESS = /^(?:[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+)?$/;
const COLOUR = /^#[0-9a-f]{6}$/;
const DAY = /^(?:\d{4}-\d{2}-\d{2})?$/;

export type FieldKind =
  | "line"
  | "text"
  | "link"
  | "email"
  | "whatsapp"
  | "telephone"
  | "picture"
  | "film"
  | "document"
  | "mapPlace"
  | "day"
  | "colour"
  | "hours";

const string = () => z.string().trim();

/** Texts are translated; facts are the same in all languages. */
export const title = (min = 0) =>
  string().min(min).max(MAX_TITLE_LENGTH).meta({ isTranslated: true, kind: "line" });
export const text = () => string().max(MAX_TEXT_LENGTH).meta({ isTranslated: true, kind: "text" });
export const fact = (min = 0) => string().min(min).max(MAX_FACT_LENGTH);
export const link = () => fact().regex(LINK).meta({ kind: "link" });
export const email = () => fact().regex(MAIL_ADDRESS).meta({ kind: "email" });
/** As `parseTelephone` returns it, or empty. */
export const telephone = (kind: "whatsapp" | "telephone") =>
  fact()
    .overwrite((typed) => parseTelephone(typed) ?? typed)
    .refine((kept) => kept === "" || parseTelephone(kept) !== null, { message: "telephone" })
    .meta({ kind });
/** What was pasted; `readMapPlace` says where it is. */
export const mapPlace = () =>
  string()
    .overwrite(linkInside)
    .max(MAX_PLACE_LENGTH)
    .superRefine((pasted, context) => {
      const place = readMapPlace(pasted);
      if (typeof place === "string") context.addIssue({ code: "custom", message: place });
    })
    .meta({ kind: "mapPlace" });
export const picture = () => fact().regex(FILE).meta({ kind: "picture" });
export const film = () => fact().regex(FILE).meta({ kind: "film" });
export const document = () => fact().regex(FILE).meta({ kind: "document" });
export const day = () => z.string().regex(DAY).refine(isDay).meta({ kind: "day" });
export const timeZone = () => fact(1).refine(isTimeZone, { message: "timeZone" });
export const colour = () =>
  fact()
    .overwrite((typed) => typed.toLowerCase().replace(/^(?!#)/, "#"))
    .refine((hex) => COLOUR.test(hex), { message: "hex" })
    .meta({ kind: "colour" });
export const metres = () => z.number().positive().max(30);
/** Items have ids, so that translations survive reordering. */
export const itemId = () => z.string().regex(/^[a-z0-9-]+$/);

/** Compared, drafted and shown as one field. */
export const whole = <const Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape).meta({ isWhole: true });

export function isTranslated(schema: z.ZodType): boolean {
  return schema.meta()?.isTranslated === true;
}

export function fieldKind(schema: z.ZodType): FieldKind {
  return (schema.meta()?.kind as FieldKind | undefined) ?? "line";
}

function isDay(value: string): boolean {
  if (value === "") return true;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
