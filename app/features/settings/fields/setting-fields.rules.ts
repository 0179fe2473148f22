import { z } from "zod";
import type { MediaField } from "#app/content/fields.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { parseTelephone } from "#app/i18n/telephone.rules.ts";
import { isTimeZone } from "#app/i18n/time-zone.rules.ts";
import { linkInside, readMapPlace } from "./map-place.rules.ts";
import { MENU_ITEMS } from "./menu-order.rules.ts";
import { hoursLine, isUsedLine } from "./opening-hours.rules.ts";

const MAX_TITLE_LENGTH = 160;
const MAX_TEXT_LENGTH = 4000;
export const MAX_FACT_LENGTH = 400;
/** Links of maps carry the whole view. */
const MAX_PLACE_LENGTH = 2000;
export const MAX_ADDRESS_LINES = 5;
const MAX_HOURS_LINES = 7;
const MAX_MENU_PAGES = 12;
const MAX_METRES = 30;

/** Paths, URLs, mail and telephone; no script. */
const LINK = /^(?:\/(?![/\\])\S*|https?:\/\/\S+|mailto:\S+|tel:\S+|#\S*)?$/i;
const FILE = /^(?:\/(?![/\\])\S*|https:\/\/\S+)?$/i;
const MAIL_ADDRESS = /^(?:[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+)?$/;
const COLOUR = /^#[0-9a-f]{6}$/;
const ITEM_ID = /^[a-z0-9-]+$/;
const DAY = /^(?:\d{4}-\d{2}-\d{2})?$/;

/** `onlyIn`: a language without which no page shows it. */
type Labelled = { label: string; help?: string; onlyIn?: Locale };
type Label = string | Labelled;
/** `required`: in the site's own language; translations are never required. */
type TextLabel = string | (Labelled & { required?: true });
type ListLabel = Labelled & { max: number; add: string; one: string };

/** What a field says beside its schema; of a file, the same as a field of declared content. */
export type SettingMeta = Labelled & {
  kind:
    | ("line" | "text" | "paragraphs" | "lines" | "link" | "email" | "telephone" | "mapPlace" | "day")
    | ("colour" | "media" | "switch" | "number" | "choice" | "choices" | "hours" | "timeZone")
    | ("group" | "items");
  isTranslated?: true;
  required?: true;
  opens?: "whatsapp" | "telephone";
  upload?: MediaField["upload"];
  isPicture?: boolean;
  /** Compared, drafted and shown as one field. */
  isWhole?: true;
  /** Of a list: the button that adds to it, and what an item without a name is called. */
  add?: string;
  one?: string;
};

const declared = <Schema extends z.ZodType>(schema: Schema, meta: SettingMeta): Schema => schema.meta(meta);
const said = (label: TextLabel) => (typeof label === "string" ? { label } : label);
const isRequired = (label: TextLabel) => typeof label !== "string" && label.required === true;

// Shared by all fields of a kind: each step makes a schema of its own, and browsers do so for every field when a screen opens.
const STRING = z.string().trim();
const PLAIN = STRING.max(MAX_FACT_LENGTH);
const REQUIRED_PLAIN = PLAIN.min(1);
const TITLE = STRING.max(MAX_TITLE_LENGTH);
const REQUIRED_TITLE = TITLE.min(1);
const TEXT = STRING.max(MAX_TEXT_LENGTH);
const LINK_LINE = PLAIN.regex(LINK);
const MAIL_LINE = PLAIN.regex(MAIL_ADDRESS);
const FILE_LINE = PLAIN.regex(FILE);

/** Texts are translated; all else is the same in all languages. */
export const title = (label: TextLabel) =>
  declared(isRequired(label) ? REQUIRED_TITLE : TITLE, { kind: "line", isTranslated: true, ...said(label) });
export const text = (label: Label) => declared(TEXT, { kind: "text", isTranslated: true, ...said(label) });
export const paragraphs = ({ max, ...label }: ListLabel) =>
  declared(z.array(text(label.one)).max(max), { kind: "paragraphs", ...label });

export const fact = (label: TextLabel) =>
  declared(isRequired(label) ? REQUIRED_PLAIN : PLAIN, { kind: "line", ...said(label) });
/** Not typed by anybody. */
export const computed = (label: Label) => declared(z.string(), { kind: "line", ...said(label) });
/** One in each line. */
export const lines = ({ max, ...label }: Labelled & { max: number }) =>
  declared(z.array(PLAIN).max(max), { kind: "lines", ...label });
export const link = (label: Label) => declared(LINK_LINE, { kind: "link", ...said(label) });
export const email = (label: Label) => declared(MAIL_LINE, { kind: "email", ...said(label) });
/** As `parseTelephone` returns it, or empty. */
export const telephone = (label: Labelled & { opens: "whatsapp" | "telephone" }) =>
  declared(
    PLAIN.overwrite((typed) => parseTelephone(typed) ?? typed).refine(
      (kept) => kept === "" || parseTelephone(kept) !== null,
      { message: "telephone" },
    ),
    { kind: "telephone", ...label },
  );
/** What was pasted; `readMapPlace` says where it is. */
export const mapPlace = (label: Label) =>
  declared(
    STRING.overwrite(linkInside)
      .max(MAX_PLACE_LENGTH)
      .superRefine((pasted, context) => {
        const place = readMapPlace(pasted);
        if (typeof place === "string") context.addIssue({ code: "custom", message: place });
      }),
    { kind: "mapPlace", ...said(label) },
  );
export const day = (label: Label) =>
  declared(z.string().regex(DAY).refine(isDay), { kind: "day", ...said(label) });
export const timeZone = (label: Label) =>
  declared(PLAIN.min(1).refine(isTimeZone, { message: "timeZone" }), { kind: "timeZone", ...said(label) });
export const colour = (label: Label) =>
  declared(
    PLAIN.overwrite((typed) => typed.toLowerCase().replace(/^(?!#)/, "#")).refine((hex) => COLOUR.test(hex), {
      message: "hex",
    }),
    { kind: "colour", ...said(label) },
  );

const media = (upload: MediaField["upload"], isPicture: boolean) => (label: Label) =>
  declared(FILE_LINE, { kind: "media", upload, isPicture, ...said(label) } satisfies MediaField);
export const picture = media("siteImage", true);
export const film = media("heroVideo", false);
export const document = media("catalogue", false);

export const toggle = (label: Label) => declared(z.boolean(), { kind: "switch", ...said(label) });
export const integer = ({ min, max, ...label }: Labelled & { min: number; max?: number }) =>
  declared(max === undefined ? z.int().min(min) : z.int().min(min).max(max), { kind: "number", ...label });
export const metres = ({ min, max = MAX_METRES, ...label }: Labelled & { min?: number; max?: number }) =>
  declared((min === undefined ? z.number().positive() : z.number().min(min)).max(max), {
    kind: "number",
    ...label,
  });
export const choice = <const Value extends string>(label: Label, values: readonly Value[]) =>
  declared(z.enum(values), { kind: "choice", ...said(label) });
/** In an order of their own. */
export const choices = <const Value extends string>(label: Label, values: readonly Value[]) =>
  declared(z.array(z.enum(values)).max(values.length), { kind: "choices", ...said(label) });
/** Of entries that every site has, and ids of pages that the owner added. */
export const menuOrder = (label: Label) =>
  declared(z.array(z.union([z.enum(MENU_ITEMS), z.uuid()])).max(MENU_ITEMS.length + MAX_MENU_PAGES), {
    kind: "choices",
    ...said(label),
  });
export const hours = (label: Label) =>
  declared(
    z
      .array(hoursLine)
      .max(MAX_HOURS_LINES)
      .overwrite((typed) => typed.filter(isUsedLine)),
    { kind: "hours", ...said(label) },
  );

export const group = <Fields extends z.ZodRawShape>(fields: Fields) => z.object(fields);
export const whole = <Fields extends z.ZodRawShape>(fields: Fields) => group(fields).meta({ isWhole: true });

/** Items have ids, so that translations survive reordering. */
export const list = <Fields extends z.ZodRawShape>({ max, ...label }: ListLabel, fields: Fields) =>
  declared(z.array(z.object({ id: z.string().regex(ITEM_ID) }).extend(fields)).max(max), {
    kind: "items",
    ...label,
  });
export const listWithoutIds = <Fields extends z.ZodRawShape>({ max, ...label }: ListLabel, fields: Fields) =>
  declared(z.array(z.object(fields)).max(max), { kind: "items", ...label });

function isDay(value: string): boolean {
  if (value === "") return true;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
