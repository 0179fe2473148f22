import type { Settings } from "#app/features/settings/settings.content.ts";
import { DEFAULT_LOCALE, type Locale } from "#app/i18n/locales.ts";
import type { Refusals, RequestFields } from "./request-fields.rules.ts";

type Words = Readonly<Record<string, string>>;

export type RequestTexts = {
  labels: Words;
  hints?: Words;
  options?: Readonly<Record<string, Words>>;
  submit: string;
  /** Text of the checkbox; without it there is none. */
  consent?: (brand: string) => string;
  confirmed: string;
  /** `about`: the rug or subject; may be empty. */
  reply?: (about: string) => string;
};

type Declared<F extends RequestFields> = {
  type: string;
  /** Stored name, if it differs from `type`. */
  origin?: string;
  /** A message has a subject and one answer; a lead a rug, details, files and states. */
  store?: "lead" | "message" | "subscription";
  fields: F;
  refusals?: Refusals<F>;
  texts: (locale: Locale) => RequestTexts;
  /** `heading`: what the subject of a mail begins with, where it is not the label. */
  admin: { label: string; heading?: string; details?: { readonly [K in keyof F]?: string } };
  /** Evidence: a changed wording needs a new version. A test checks the digest. */
  consent: { version: string; digest?: string };
  attachments?: boolean;
  /** Submissions an hour from one network address. */
  limit?: number;
  mail?: {
    promise?: (settings: Settings, asked: { productId?: string | null }) => string;
    /** Confirms by mail; the page shows a notice. */
    isNoticeOnly?: boolean;
  };
};

export type RequestDeclaration<F extends RequestFields = RequestFields> = Declared<F> &
  Required<Pick<Declared<F>, "origin" | "store">>;

export const defineRequest = <const F extends RequestFields>(
  declared: Declared<F>,
): RequestDeclaration<F> => ({
  origin: declared.type,
  store: "lead",
  ...declared,
});

/** Columns of each store; other fields are details. */
const COLUMNS: Record<string, readonly string[]> = {
  lead: ["name", "email", "whatsapp", "reach", "message", "carpetSize"],
  message: ["name", "email", "phone", "subject", "message"],
};
const READABLE: ReadonlySet<string> = new Set(["line", "text", "choice"]);

export const isColumn = ({ store }: RequestDeclaration, keptAs: string): boolean =>
  COLUMNS[store]?.includes(keptAs) ?? false;
export const placeOf = ({ fields }: RequestDeclaration, name: string): string => fields[name]?.keptAs ?? name;

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

export function detailText(value: unknown, options: Words): string {
  const written = Array.isArray(value)
    ? value.map(String).join(", ")
    : typeof value === "string"
      ? value
      : "";
  return Object.hasOwn(options, written) ? (options[written] ?? written) : written;
}
