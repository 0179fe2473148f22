import { z } from "zod";
import { readAmount } from "#app/features/catalogue/amount.rules.ts";
import { sellsIn } from "#app/i18n/currency.rules.ts";
import { inEachTranslation, type TranslatedLocale } from "#app/i18n/locales.ts";
import { sizeText } from "./rug-sizes.rules.ts";

/** What the history and the drafts call designs in an address. */
export const DESIGNS_SLUG = "desenhos";
/** What the list of sizes begins with. */
export const FIRST_SIZE = "2 x 3m";
export const MAX_SIZES = 20;
const MAX_NAME = 120;
const MAX_PRODUCT = 300;
const MAX_YARN_NAME = 60;
const MAX_PILE_MILLIMETRES = 120;
const OWN_PNG = /^\/files\/site_assets\/rug-designs\/[0-9a-f]{32}\.png$/;

const SHAPES = ["rect", "round", "oval", "free"] as const;
const EDGES = ["bound", "fringe", "none"] as const;
const FITS = ["scale", "crop", "tile", "border9"] as const;
export type RugShape = (typeof SHAPES)[number];
export type RugEdge = (typeof EDGES)[number];
export type RugFit = (typeof FITS)[number];
export const RUG_CHOICES = { shape: SHAPES, edge: EDGES, fit: FITS };

export type RugDesignMessages = {
  required: string;
  size: string;
  price: string;
  pile: string;
  yarn: string;
  long: string;
};

/** The form of the panel and of the catalogue; its messages come from the texts of whoever shows it. */
export function rugDesignForm(words: RugDesignMessages) {
  const name = z.string({ error: words.required }).trim().min(1, words.required).max(MAX_NAME, words.long);
  const otherName = z.string().trim().max(MAX_NAME, words.long).optional();
  const price = () =>
    z
      .string()
      .refine((text) => !("refused" in readAmount(text)), words.price)
      .transform(centsOf);
  const design = z.object({
    id: z.uuid().optional(),
    name,
    names: z.object(inEachTranslation(() => otherName)).optional(),
    imageUrl: z.string({ error: words.required }).regex(OWN_PNG, words.required),
    price: price().optional(),
    priceEur: price().optional(),
    sizes: z.array(sizeText(words.size)).min(1, words.size).max(MAX_SIZES, words.size),
    pileMillimetres: z.coerce
      .number({ error: words.pile })
      .min(1, words.pile)
      .max(MAX_PILE_MILLIMETRES, words.pile)
      .default(12),
    shape: z.enum(SHAPES).default("rect"),
    edge: z.enum(EDGES).default("bound"),
    /** Chosen only when the picture's proportions are not those of the first size. */
    fit: z.enum(FITS).optional(),
    productId: z.uuid().optional(),
    /** Its name or address, where there are too many to choose from. */
    product: z.string().trim().max(MAX_PRODUCT, words.long).optional(),
    yarns: z
      .array(
        z.object({
          index: z.coerce.number().int().min(0).max(255),
          name: z.string({ error: words.yarn }).trim().min(1, words.yarn).max(MAX_YARN_NAME, words.long),
        }),
      )
      .max(256)
      .default([]),
  });
  // A design of the catalogue has the price of its rug.
  const isPriced = (form: z.output<typeof design>, field: "price" | "priceEur") =>
    field !== ownPrice() || isLinked(form) || (form[field] ?? 0) > 0;
  const missing = (field: string) => ({ path: [field], message: words.required, when: () => true });
  return design
    .refine((form) => isPriced(form, "price"), missing("price"))
    .refine((form) => isPriced(form, "priceEur"), missing("priceEur"));
}

export const isLinked = ({ productId, product }: { productId?: string; product?: string }): boolean =>
  Boolean(productId || product?.trim());

/** The field whose price has to be there: in reais, unless nothing is sold in them. */
export const ownPrice = (): "price" | "priceEur" => (sellsIn("BRL") ? "price" : "priceEur");

function centsOf(text: string): number | null {
  const amount = readAmount(text);
  return "cents" in amount ? amount.cents : null;
}

export type RugDesignForm = z.output<ReturnType<typeof rugDesignForm>>;
/** What the form's fields hold while somebody types. */
export type RugDesignDraft = {
  id: string;
  name: string;
  /** In the other languages; empty where it is the same. */
  names: Record<TranslatedLocale, string>;
  imageUrl: string;
  price: string;
  priceEur: string;
  sizes: string[];
  pileMillimetres: string;
  shape: RugShape;
  edge: RugEdge;
  fit: RugFit | "";
  productId: string;
  /** The product's name, or what is typed instead of it. */
  product: string;
  yarns: { index: number; name: string; hex: string }[];
  picture: { width: number; height: number } | null;
};

export const newRugDesign = (): RugDesignDraft => ({
  id: "",
  name: "",
  names: inEachTranslation(() => ""),
  imageUrl: "",
  price: "",
  priceEur: "",
  sizes: [FIRST_SIZE],
  pileMillimetres: "12",
  shape: "rect",
  edge: "bound",
  fit: "",
  productId: "",
  product: "",
  yarns: [],
  picture: null,
});
