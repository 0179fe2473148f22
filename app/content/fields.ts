import type { UploadKind } from "#app/features/media/media.rules.ts";

type Labelled = {
  /** What the administration calls it. */
  label: string;
  help?: string;
};

export type TextField = Labelled & {
  kind: "text";
  /** Has words of its own in each language; Portuguese stands in for those that lack. */
  localized: boolean;
  /** In Portuguese; a translation is never required. */
  required: boolean;
  /** Characters. */
  max: number;
  multiline: boolean;
  /** A name, which a visitor of another language may well read as it is. */
  isName: boolean;
  /** Headings, lists, pictures and links, stored as the blocks of rich-text.rules.ts; `max` is of their source. */
  isRich: boolean;
  /** What is said where a required one is empty. */
  problem?: string;
};
export type IntegerField = Labelled & { kind: "integer"; min: number; max: number; problem: string };
/** One of a few words of the code; `options` says what the administration calls each. */
export type ChoiceField<Value extends string = string> = Labelled & {
  kind: "choice";
  options: Readonly<Record<Value, string>>;
  /** What a document that lacks it is read with; without one it is always there. */
  initial?: Value;
};
export type ColourField = Labelled & { kind: "colour" };
export type MediaField = Labelled & { kind: "media"; upload: UploadKind["name"]; isPicture: boolean };
export type MediaListField = Labelled & { kind: "mediaList"; upload: UploadKind["name"]; max: number };

export type SlugField = Labelled & { kind: "slug"; problem: string };
export type UrlField = Labelled & {
  kind: "url";
  problem: string;
  /** Leads to pages of this site as well, by their path. */
  allowsPath: boolean;
};
export type PriceField = Labelled & { kind: "price"; problem: string };

export type Field =
  | TextField
  | IntegerField
  | ChoiceField
  | ColourField
  | MediaField
  | MediaListField
  | SlugField
  | UrlField
  | PriceField;
export type Fields = Readonly<Record<string, Field>>;

type Optional<All, Names extends keyof All> = Omit<All, Names | "kind"> & Partial<Pick<All, Names>>;

type TextOptions = Optional<TextField, "localized" | "required" | "multiline" | "isName" | "isRich">;

/** Words: a line, or several where it is `multiline`. */
export const text = (options: TextOptions): TextField => ({
  ...{ kind: "text", localized: false, required: false, multiline: false, isName: false, isRich: false },
  ...options,
});

/** A long text in each language, with headings, lists, pictures and links. */
export const richText = (options: Omit<TextOptions, "localized" | "multiline" | "isRich">): TextField =>
  text({ ...options, localized: true, multiline: true, isRich: true });

/** A whole number, always there; `problem` is said of anything else. */
export const integer = (options: Omit<IntegerField, "kind">): IntegerField => ({
  kind: "integer",
  ...options,
});

/** One of these words. */
export const choice = <Value extends string>(
  options: Omit<ChoiceField<Value>, "kind" | "initial"> & { initial?: NoInfer<Value> },
): ChoiceField<Value> => ({ kind: "choice", ...options });

/** A colour as `#a2482c`, always there. */
export const colour = (options: Omit<ColourField, "kind">): ColourField => ({ kind: "colour", ...options });

/** The address of one stored file, or none; a picture unless said otherwise. */
export const media = (options: Optional<MediaField, "upload" | "isPicture">): MediaField => ({
  ...{ kind: "media", upload: "siteImage", isPicture: true },
  ...options,
});

/** Addresses of stored pictures in an order. */
export const mediaList = (options: Optional<MediaListField, "upload">): MediaListField => ({
  ...{ kind: "mediaList", upload: "siteImage" },
  ...options,
});

/** The last part of an address, always there: an empty one is made from the title; `problem` is said of a wrong one. */
export const slug = (options: Omit<SlugField, "kind">): SlugField => ({ kind: "slug", ...options });

/** A page of another site, or none. */
export const url = (options: Optional<UrlField, "allowsPath">): UrlField => ({
  ...{ kind: "url", allowsPath: false },
  ...options,
});

/** Cents; none is on request. */
export const price = (options: Omit<PriceField, "kind">): PriceField => ({ kind: "price", ...options });

/** What a reader of the site gets for a field: words in one language, `null` for no file or page. */
export type ValueOf<F extends Field> = F extends TextField | ColourField | SlugField
  ? string
  : F extends IntegerField
    ? number
    : F extends MediaField | UrlField
      ? string | null
      : F extends PriceField
        ? number | null
        : F extends ChoiceField<infer Value>
          ? Value
          : F extends MediaListField
            ? string[]
            : never;

export const isLocalized = (field: Field): field is TextField => field.kind === "text" && field.localized;

export const isRich = (field: Field): boolean => field.kind === "text" && field.isRich;

export const namesOf = (fields: Fields, isMeant: (field: Field) => boolean): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (isMeant(field) ? [name] : []));

/** What a document that lacks the field is read with; undefined for a field that is always there. */
export function initialOf(field: Field): unknown {
  if (field.kind === "mediaList") return [];
  if (field.kind === "choice") return field.initial;
  if (field.kind === "media" || field.kind === "url" || field.kind === "price") return null;
  return field.kind === "text" && !field.required ? "" : undefined;
}
