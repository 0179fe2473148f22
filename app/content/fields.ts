import type { Currency } from "#app/i18n/format.ts";
import type { UploadKind } from "#app/media/media.rules.ts";

type Labelled = {
  label: string;
  help?: string;
};

export type TextField = Labelled & {
  kind: "text";
  /** Missing translations fall back to the site's own language. */
  localized: boolean;
  /** Instead of falling back, the page derives it from its other words in the same language. */
  isDerived: boolean;
  /** In the site's own language; translations are never required. */
  required: boolean;
  /** Characters. */
  max: number;
  multiline: boolean;
  isName: boolean;
  /** Stored as the blocks of rich-text.rules.ts; `max` is of the source. */
  isRich: boolean;
  problem?: string;
  /** Of a value that a screen writes for itself: whether it is one. History does not show it. */
  isValid?: (value: string) => boolean;
};
export type IntegerField<Required extends boolean = boolean> = Labelled & {
  kind: "integer";
  required: Required;
  min: number;
  max: number;
  problem: string;
};
export type ChoiceField<Value extends string = string> = Labelled & {
  kind: "choice";
  options: Readonly<Record<Value, string>>;
  /** For documents stored before the field existed; without one the field always exists. */
  initial?: Value;
};
export type ColourField = Labelled & { kind: "colour" };
export type MediaField = Labelled & { kind: "media"; upload: UploadKind["name"]; isPicture: boolean };
export type MediaListField = Labelled & { kind: "mediaList"; upload: UploadKind["name"]; max: number };

export type SlugField = Labelled & { kind: "slug"; problem: string };
export type UrlField = Labelled & {
  kind: "url";
  problem: string;
  allowsPath: boolean;
};
export type PriceField = Labelled & { kind: "price"; currency: Currency; problem: string };

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

type TextSwitch = "localized" | "isDerived" | "required" | "multiline" | "isName" | "isRich";
type TextOptions = Optional<TextField, TextSwitch>;

export const text = (options: TextOptions): TextField => ({
  ...{ kind: "text", localized: false, isDerived: false, required: false },
  ...{ multiline: false, isName: false, isRich: false },
  ...options,
});

export const richText = (options: Omit<TextOptions, "localized" | "multiline" | "isRich">): TextField =>
  text({ ...options, localized: true, multiline: true, isRich: true });

/** A whole number, always there unless `required` says otherwise; `problem` is said of anything else. */
export function integer(options: WholeNumber & { required: false }): IntegerField<false>;
export function integer(options: WholeNumber): IntegerField<true>;
export function integer(options: WholeNumber & { required?: boolean }): IntegerField {
  return { kind: "integer", required: true, ...options };
}
type WholeNumber = Omit<IntegerField, "kind" | "required">;

export const choice = <Value extends string>(
  options: Omit<ChoiceField<Value>, "kind" | "initial"> & { initial?: NoInfer<Value> },
): ChoiceField<Value> => ({ kind: "choice", ...options });

export const colour = (options: Omit<ColourField, "kind">): ColourField => ({ kind: "colour", ...options });

export const media = (options: Optional<MediaField, "upload" | "isPicture">): MediaField => ({
  ...{ kind: "media", upload: "siteImage", isPicture: true },
  ...options,
});

export const mediaList = (options: Optional<MediaListField, "upload">): MediaListField => ({
  ...{ kind: "mediaList", upload: "siteImage" },
  ...options,
});

/** An empty one is derived from the title; `problem` is shown for an invalid one. */
export const slug = (options: Omit<SlugField, "kind">): SlugField => ({ kind: "slug", ...options });

export const url = (options: Optional<UrlField, "allowsPath">): UrlField => ({
  ...{ kind: "url", allowsPath: false },
  ...options,
});

/** Cents; none means on request. */
export const price = (options: Omit<PriceField, "kind">): PriceField => ({ kind: "price", ...options });

/** Type of the field for readers: texts in one language, `null` for no file or page. */
export type ValueOf<F extends Field> = F extends TextField | ColourField | SlugField
  ? string
  : F extends IntegerField<infer Required>
    ? Required extends true
      ? number
      : number | null
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

/** Undefined for a field that always exists. */
export function initialOf(field: Field): unknown {
  if (field.kind === "mediaList") return [];
  if (field.kind === "choice") return field.initial;
  if (field.kind === "integer") return field.required ? undefined : null;
  if (field.kind === "media" || field.kind === "url" || field.kind === "price") return null;
  return field.kind === "text" && !field.required ? "" : undefined;
}

/** A single value is a string, several are a list, none is an empty string. */
export const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === "string" && one !== "",
  );
