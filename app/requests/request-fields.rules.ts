import * as z from "zod/mini";
import { parseCentimetres } from "#app/features/catalogue/centimetres.rules.ts";
import type { submissionTexts } from "./submissions.texts.ts";

export type FieldMessage = keyof ReturnType<typeof submissionTexts>["errors"];

export const message = <M extends FieldMessage>(name: M): M => name;

const MAX_LINE = 200;
const MAX_MESSAGE_CHARACTERS = 5000;
const MIN_NAME = 2;
const MAX_NAME = 120;
const MAX_EMAIL = 254;
const MAX_SLUGS = 100;
const MAX_SLUG = 120;
const MIN_CENTIMETRES = 30;
const MAX_CENTIMETRES = 2000;
/** At least seven digits. */
const TELEPHONE = /^\+?(?=(?:\D*\d){7})[\d\s().-]{8,25}$/;
/** A number copied from a contact brings invisible marks of direction, and dashes of other kinds. */
const asTyped = (copied: string) => copied.replace(/\p{Cf}/gu, "").replace(/\p{Pd}/gu, "-");

export type Reach = { whatsapp: string; email: string };

/** Plain data, for islands. `V`: type of the value. */
export type RequestField<V = unknown> = {
  kind: keyof typeof SCHEMAS;
  isOptional?: boolean;
  min?: number;
  max?: number;
  refusal?: FieldMessage;
  options?: readonly string[];
  isPaired?: boolean;
  rows?: number;
  autoComplete?: string;
  /** Column or detail; default: its own name. */
  keptAs?: string;
  value?: V;
};
export type RequestFields = Readonly<Record<string, RequestField>>;
export type RequestValues<F extends RequestFields> = {
  [K in keyof F]: F[K] extends RequestField<infer V> ? V : never;
};

type Options = Omit<RequestField, "kind" | "value">;
type Kind<V> = <const O extends Options>(options?: O) => RequestField<V>;
const kind =
  <V>(name: keyof typeof SCHEMAS): Kind<V> =>
  (options) => ({ kind: name, ...options });

export const personName = kind<string>("name");
export const email = kind<string>("email");
/** WhatsApp needs the digits. */
export const telephone = kind<string>("telephone");
/** One field for both: an @ means e-mail. */
export const reach = kind<Reach>("reach");
export const line = kind<string>("line");
export const text = kind<string>("text");
/** NaN for what is no measure: whether it is needed, the request says (`refusals`). */
export const centimetres = kind<number>("centimetres");
/** Invisible: what the request is about. */
export const id = kind<string | undefined>("id");
export const slugs = kind<string[]>("slugs");
export const choice = <const O extends readonly string[]>(options: O): RequestField<O[number]> => ({
  kind: "choice",
  options,
});

const written = ({ min = 0, max, refusal = "required" }: Options, most: number) =>
  z
    .string({ error: refusal })
    .check(z.trim(), z.minLength(min, refusal), z.maxLength(max ?? most, message("tooLong")));

export const emailAddress = z.pipe(
  z
    .string({ error: message("emailInvalid") })
    .check(z.trim(), z.toLowerCase(), z.maxLength(MAX_EMAIL, message("emailInvalid"))),
  z.email({ error: message("emailInvalid") }),
);

export const telephoneNumber = z
  .string({ error: message("whatsappInvalid") })
  .check(z.overwrite(asTyped), z.trim(), z.regex(TELEPHONE, message("whatsappInvalid")));

/** Null for what is no telephone, or has fewer digits than tell people apart. */
export function readTelephone(text: string, minDigits: number): string | null {
  const { data = "" } = telephoneNumber.safeParse(text);
  return data.replace(/\D/g, "").length >= minDigits ? data : null;
}

const SCHEMAS = {
  name: () => written({ min: MIN_NAME, refusal: "nameShort" }, MAX_NAME),
  email: () => emailAddress,
  telephone: () => telephoneNumber,
  reach: () =>
    z.pipe(
      z.string({ error: message("reachMissing") }).check(
        z.overwrite(asTyped),
        z.trim(),
        z.maxLength(MAX_EMAIL, message("tooLong")),
        z.refine((typed) => readReach(typed) !== null, message("reachInvalid")),
      ),
      z.transform((typed): Reach => readReach(typed) ?? { whatsapp: "", email: "" }),
    ),
  line: (field: Options) => written(field, MAX_LINE),
  text: (field: Options) => written(field, MAX_MESSAGE_CHARACTERS),
  choice: ({ options = [] }: Options) => z.enum(options as string[], { error: message("chooseOne") }),
  centimetres: () =>
    z.pipe(
      z._default(z.string(), ""),
      z.transform((typed) => Math.round(parseCentimetres(typed))),
    ),
  id: () => z.optional(z.uuid()),
  slugs: () =>
    z.pipe(
      z.pipe(
        z.string({ error: message("required") }),
        z.transform((list) => list.split(",").map((slug) => slug.trim())),
      ),
      z.array(z.string().check(z.minLength(1), z.maxLength(MAX_SLUG))).check(z.maxLength(MAX_SLUGS)),
    ),
} satisfies Record<string, (field: Options) => z.ZodMiniType>;

export const consent = z.literal("on", { error: message("consentRequired") });

/** What only several fields together decide, such as a measure by its shape. */
export type Refusals<F extends RequestFields> = (
  values: Partial<RequestValues<F>>,
) => Partial<Record<keyof F & string, FieldMessage>>;

type Shape<F extends RequestFields> = {
  [K in keyof F]: z.ZodMiniType<RequestValues<F>[K]>;
} & { consent: typeof consent };

export function schemaOf<F extends RequestFields>(
  fields: F,
  { hasBox = true, refusals }: { hasBox?: boolean; refusals?: Refusals<F> } = {},
) {
  const shape: Record<string, z.ZodMiniType> = {};
  for (const [name, field] of Object.entries(fields)) {
    const schema: z.ZodMiniType = SCHEMAS[field.kind](field);
    shape[name] = field.isOptional ? z._default(schema, "" as never) : schema;
  }
  const form = z.object({ ...shape, ...(hasBox && { consent }) }) as unknown as z.ZodMiniObject<Shape<F>>;
  return refusals ? form.check(together(refusals)) : form;
}

/** Also while single fields are refused, so that all is said at once. */
const together = <F extends RequestFields>(refusals: Refusals<F>) =>
  z.check<unknown>(
    ({ value, issues }) => {
      const refused = refusals(value as Partial<RequestValues<F>>);
      for (const [field, reason] of Object.entries<FieldMessage | undefined>(refused))
        issues.push({ code: "custom", path: [field], message: reason, input: value, continue: true });
    },
    { when: () => true },
  );

function readReach(typed: string): Reach | null {
  if (!typed.includes("@")) return TELEPHONE.test(typed) ? { whatsapp: typed, email: "" } : null;
  const found = z.email().safeParse(typed.toLowerCase());
  return found.success ? { whatsapp: "", email: found.data } : null;
}

export const isMeasure = (measure: number) => measure >= MIN_CENTIMETRES && measure <= MAX_CENTIMETRES;
