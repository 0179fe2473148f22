import {
  choice,
  type Fields,
  integer,
  isLocalized,
  namesOf,
  price,
  type TextField,
  text,
  type ValueOf,
} from "#app/content/fields.ts";
import { SEO_FIELDS } from "#app/content/seo.content.ts";
import { productFieldsAdminTexts } from "./product-fields.texts.ts";

const { labels, shapes, coverViews, problems, ...texts } = productFieldsAdminTexts;
const MAX_TEXT_LENGTH = 4000;
const words = { localized: true, max: MAX_TEXT_LENGTH } as const;

/**
 * The fields of a product that say one thing each. Storage, validation, editor, drafts, history, sheets and the type
 * that pages read come from here. A field without a column of its own is kept in the row's document.
 */
export const PRODUCT_FIELDS = {
  name: text({ label: labels.name, localized: true, required: true, max: 120, problem: problems.name }),
  description: text({ label: labels.description, ...words, multiline: true }),
  materials: text({ label: labels.materials, ...words }),
  technique: text({ label: labels.technique, ...words }),
  care: text({ label: labels.care, ...words, multiline: true }),
  shape: choice({ label: labels.shape, options: shapes, initial: "rectangular" }),
  /** Only over a picture taken straight from above do measures hold; rugs of before the question have one. */
  coverView: choice({
    ...{ label: labels.coverView, help: texts.coverViewHelp },
    ...{ options: coverViews, initial: "above" },
  }),
  /** Price of a square metre made to measure; none is "sob consulta". */
  squareMetreBrlCents: price({
    currency: "BRL",
    label: labels.squareBrl,
    help: texts.priceHelp,
    problem: problems.price,
  }),
  squareMetreEurCents: price({
    currency: "EUR",
    label: labels.squareEur,
    help: texts.priceHelp,
    problem: problems.price,
  }),
  leadTimeDays: integer({
    ...{ label: labels.leadTime, help: texts.leadTimeHelp, problem: problems.leadTime },
    ...{ required: false, min: 1, max: 730 },
  }),
  knotsPerSquareDecimetre: integer({
    ...{ label: labels.knots, help: texts.knotsHelp, problem: problems.knots },
    ...{ required: false, min: 100, max: 20_000 },
  }),
  edge: text({ label: labels.edge, help: texts.edgeHelp, ...words }),
  squareMetreGrams: integer({
    ...{ label: labels.weight, help: texts.weightHelp, problem: problems.weight },
    ...{ required: false, min: 100, max: 20_000 },
  }),
  ...SEO_FIELDS,
} satisfies Fields;

type All = typeof PRODUCT_FIELDS;
export type ProductValues = { [Name in keyof All]: ValueOf<All[Name]> };
export type ProductWord = { [Name in keyof All]: All[Name] extends TextField ? Name : never }[keyof All];
export type ProductFact = Exclude<keyof All, ProductWord>;

/** What is written in every language. */
export const PRODUCT_WORDS = namesOf(PRODUCT_FIELDS, isLocalized) as ProductWord[];
/** What is the same in all of them. */
export const PRODUCT_FACTS = namesOf(PRODUCT_FIELDS, (field) => !isLocalized(field)) as ProductFact[];
