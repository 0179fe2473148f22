import type { Settings } from "#app/features/settings/settings.rules.ts";
import { DEFAULT_LOCALE, type Locale } from "#app/i18n/locales.ts";
import type { RequestFields } from "./request-fields.rules.ts";

type Words = Readonly<Record<string, string>>;

/** What a form says to a visitor, in one language. */
export type RequestTexts = {
  /** By field. */
  labels: Words;
  /** Below a field, by field. */
  hints?: Words;
  /** The words of a choice, by field and value. */
  options?: Readonly<Record<string, Words>>;
  submit: string;
  /** What is agreed to by ticking a box; without it there is none. */
  consent?: (brand: string) => string;
  /** Title of the confirmation. */
  confirmed: string;
  /** Begins a prepared answer; `about` is the rug or the subject, and may be empty. */
  reply?: (about: string) => string;
};

type Declared<F extends RequestFields> = {
  /** Names the form on its page. */
  type: string;
  /** How it is stored and filtered, where that is another word than `type`. */
  origin?: string;
  /**
   * A message has a subject and is answered once; a lead has a rug, details, files and a state of negotiation. Whoever
   * declares another store keeps its rows.
   */
  store?: "lead" | "message" | "subscription";
  fields: F;
  texts: (locale: Locale) => RequestTexts;
  /** For the maker: in lists, at the head of mails and in full, and a field's word where it is not the form's label. */
  admin: { label: string; heading?: string; details?: { readonly [K in keyof F]?: string } };
  /** The words of consent are evidence: whoever changes them names another version. A test asks for their digest. */
  consent: { version: string; digest?: string };
  attachments?: boolean;
  /** Sendings an hour from one address on the network. */
  limit?: number;
  mail?: {
    /** What the maker promises on the page where it is asked; a sentence for all requests where that is empty. */
    promise?: (settings: Settings) => string;
    /** The confirmation is only mailed; its page shows a notice. */
    isNoticeOnly?: boolean;
  };
};

export type RequestDeclaration<F extends RequestFields = RequestFields> = Declared<F> &
  Required<Pick<Declared<F>, "origin" | "store">>;

/** Declares what visitors send: its form, storage, limits, consent, files, mails, and its place in the inbox. */
export const defineRequest = <const F extends RequestFields>(
  declared: Declared<F>,
): RequestDeclaration<F> => ({
  origin: declared.type,
  store: "lead",
  ...declared,
});

/** Columns of each store; any other field of a lead is one of its details. */
const COLUMNS: Record<string, readonly string[]> = {
  lead: ["name", "email", "whatsapp", "reach", "message", "carpetSize"],
  message: ["name", "email", "phone", "subject", "message"],
};
/** Kinds that a person reads as they are. */
const READABLE: ReadonlySet<string> = new Set(["line", "text", "choice"]);

export const isColumn = ({ store }: RequestDeclaration, keptAs: string): boolean =>
  COLUMNS[store]?.includes(keptAs) ?? false;
export const placeOf = ({ fields }: RequestDeclaration, name: string): string => fields[name]?.keptAs ?? name;

/** What only this form asks, in the maker's words: for mails, the inbox and sheets. */
export type Detail = { name: string; label: string; options: Words };

export function detailsOf(declared: RequestDeclaration): Detail[] {
  const { labels, options } = declared.texts(DEFAULT_LOCALE);
  return Object.entries(declared.fields).flatMap(([field, { kind }]) => {
    const name = placeOf(declared, field);
    if (isColumn(declared, name) || !READABLE.has(kind)) return [];
    const label = declared.admin.details?.[field] ?? labels[field] ?? field;
    return [{ name, label, options: options?.[field] ?? {} }];
  });
}

/** A detail as people read it: a choice in its words, a list with commas. */
export function detailText(value: unknown, options: Words): string {
  const written = Array.isArray(value)
    ? value.map(String).join(", ")
    : typeof value === "string"
      ? value
      : "";
  return Object.hasOwn(options, written) ? (options[written] ?? written) : written;
}
