import { defineRequest } from "./define-request.ts";
import { productRequestAdminTexts as admin, productRequestTexts } from "./product-requests.texts.ts";
import { id, line, personName, reach, slugs, text } from "./request-fields.rules.ts";

const person = { name: personName({ isPaired: true }), reach: reach({ isPaired: true }) };
const message = text({ isOptional: true, rows: 3 });

export const quoteRequest = defineRequest({
  type: "quote",
  origin: "product",
  fields: { ...person, product: id(), size: line({ isOptional: true, keptAs: "carpetSize" }), message },
  texts: (locale) => productRequestTexts(locale).quote,
  admin: admin.quote,
  consent: { version: "quote-2026-11", digest: "1be16dc6e92b731b" },
  mail: { promise: ({ pages }) => pages.rug.quote },
});

export const sampleRequest = defineRequest({
  type: "sample",
  fields: {
    ...person,
    product: id(),
    address: text({ max: 600, autoComplete: "street-address", rows: 3 }),
    message,
  },
  texts: (locale) => productRequestTexts(locale).sample,
  admin: admin.sample,
  consent: { version: "sample-2026-11", digest: "07a83c929f874d64" },
  mail: { promise: ({ pages }, { productId }) => (productId ? pages.rug.sample : "") },
});

/** The page of yarns has both forms. */
export const swatchRequest = defineRequest({
  ...sampleRequest,
  type: "swatches",
  mail: { promise: ({ pages }) => pages.swatches.samples },
});

export const favouritesRequest = defineRequest({
  type: "favourites",
  fields: { ...person, rugs: slugs(), message },
  texts: (locale) => productRequestTexts(locale).favourites,
  admin: admin.favourites,
  consent: { version: "favourites-2026-11", digest: "4c3dc312167959d1" },
});

/** The studio has its own form and schema. */
export const simulationRequest = defineRequest({
  type: "simulation",
  origin: "simulator",
  fields: { colours: line(), others: line() },
  texts: (locale) => productRequestTexts(locale).simulation,
  admin: admin.simulation,
  consent: { version: "quote-2026-11", digest: "1be16dc6e92b731b" },
  attachments: true,
  mail: { promise: ({ pages }) => pages.rug.quote },
});
