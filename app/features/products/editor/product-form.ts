import { z } from "zod";
import { schemasOf } from "#app/content/content-form.ts";
import { metresText, readAmount } from "#app/features/catalogue/amount.rules.ts";
import { slugField } from "#app/features/catalogue/form-fields.rules.ts";
import { parseMetres } from "#app/features/catalogue/measure.rules.ts";
import { PRODUCT_FIELDS } from "#app/features/catalogue/products.content.ts";
import { ROUND_SHAPE } from "#app/features/catalogue/products.rules.ts";
import { slugOf } from "#app/features/catalogue/slugs.rules.ts";
import { PRODUCT_STATES } from "../admin-list/product-list-address.ts";
import { isMakeable, MAX_SIZES, type ReadSize, readPair } from "./size-table.rules.ts";

export const MAX_PRODUCT_IMAGES = 30;
export const MAX_RELATED = 12;
const MAX_URL_LENGTH = 2000;

export type ProductMessages = {
  slug: string;
  price: string;
  measure: string;
  length: string;
  range: string;
  repeated: string;
  tooManySizes: string;
  tooManyImages: string;
};

export type TypedSize = { width: string; length: string; brl: string; eur: string };
export const BLANK_SIZE: TypedSize = { width: "", length: "", brl: "", eur: "" };

/** Messages come from the caller's texts. */
export function productForm(messages: ProductMessages) {
  const typed = z.string().trim().default("");
  const reference = z.uuid().nullable().catch(null).default(null);
  return z
    .object({
      ...schemasOf(PRODUCT_FIELDS),
      slug: slugField(messages.slug),
      collectionId: reference,
      categoryId: reference,
      designerId: reference,
      sizes: z
        .array(z.object({ width: typed, length: typed, brl: typed, eur: typed }))
        .default([])
        .transform((rows, context) =>
          readSizes(rows, messages, (row, field, message) =>
            context.addIssue({ code: "custom", path: [row, field], message }),
          ),
        ),
      images: z
        .array(z.string().max(MAX_URL_LENGTH))
        .max(MAX_PRODUCT_IMAGES, messages.tooManyImages)
        .default([]),
      related: z.array(z.uuid()).max(MAX_RELATED).default([]),
      state: z.enum(PRODUCT_STATES).default("draft"),
    })
    .transform((form, context) => {
      const isRound = form.shape === ROUND_SHAPE;
      const sizes = form.sizes.map(({ row, ...size }) => {
        if (size.lengthMetres === null && !isRound)
          context.addIssue({ code: "custom", path: ["sizes", row, "length"], message: messages.length });
        const lengthMetres = isRound ? size.widthMetres : (size.lengthMetres ?? size.widthMetres);
        return { ...size, lengthMetres };
      });
      return { ...form, sizes };
    });
}

export type ProductForm = z.output<ReturnType<typeof productForm>>;

type Refuse = (row: number, field: keyof TypedSize, message: string) => void;
/** Only a round rug may lack its length. */
type RowSize = Omit<ReadSize, "lengthMetres"> & { lengthMetres: number | null; row: number };

/** Non-empty rows; errors by field. */
function readSizes(rows: TypedSize[], messages: ProductMessages, refuse: Refuse): RowSize[] {
  const sizes: RowSize[] = [];
  for (const [row, written] of rows.entries()) {
    const typed = written.length === "" ? splitPair(written) : written;
    if (Object.values(typed).every((text) => text === "")) continue;
    const size = readRow(typed, messages, (field, message) => refuse(row, field, message));
    if (!size) continue;
    const isThere = sizes.some(
      (other) => other.widthMetres === size.widthMetres && other.lengthMetres === size.lengthMetres,
    );
    if (isThere) refuse(row, "width", messages.repeated);
    else if (sizes.length === MAX_SIZES) refuse(row, "width", messages.tooManySizes);
    else sizes.push({ ...size, row });
  }
  return sizes;
}

/** Both measures in the first field. */
function splitPair(typed: TypedSize): TypedSize {
  const pair = readPair(typed.width);
  return pair
    ? { ...typed, width: metresText(pair.widthMetres), length: metresText(pair.lengthMetres) }
    : typed;
}

function readRow(
  typed: TypedSize,
  messages: ProductMessages,
  refuse: (field: keyof TypedSize, message: string) => void,
): Omit<RowSize, "row"> | null {
  const side = (field: "width" | "length") => {
    const metres = parseMetres(typed[field]);
    if (metres === null) refuse(field, messages.measure);
    else if (!isMakeable(metres)) refuse(field, messages.range);
    else return metres;
    return undefined;
  };
  const price = (field: "brl" | "eur") => {
    const read = readAmount(typed[field]);
    if (!("refused" in read)) return read.cents;
    refuse(field, messages.price);
    return undefined;
  };
  const [widthMetres, lengthMetres] = [side("width"), typed.length === "" ? null : side("length")];
  const [priceBrlCents, priceEurCents] = [price("brl"), price("eur")];
  const isWhole =
    widthMetres !== undefined &&
    lengthMetres !== undefined &&
    priceBrlCents !== undefined &&
    priceEurCents !== undefined;
  return isWhole ? { widthMetres, lengthMetres, priceBrlCents, priceEurCents } : null;
}

/** Prefixed with the kind of product. */
export function productSlugOf(name: string): string {
  const slug = slugOf(name);
  return /^tapete(?:-|$)/.test(slug) ? slug : `tapete-${slug}`;
}
