import { contactRequest } from "#app/features/contact/contact.request.ts";
import { madeToMeasureRequest } from "#app/features/made-to-measure/made-to-measure.request.ts";
import { tradeRequest } from "#app/features/trade/trade.request.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { type Detail, detailsOf, placeOf, type RequestDeclaration } from "#app/requests/define-request.ts";
import {
  favouritesRequest,
  quoteRequest,
  sampleRequest,
  simulationRequest,
} from "#app/requests/product.request.ts";
import { inboxTexts } from "./inbox.texts.ts";

export const REQUESTS: readonly RequestDeclaration[] = [
  simulationRequest,
  quoteRequest,
  sampleRequest,
  madeToMeasureRequest,
  tradeRequest,
  favouritesRequest,
  contactRequest,
];

export const SHEET_ORIGIN = "sheet";
export const MESSAGE_ORIGIN = contactRequest.origin;

const originsOf = (store: RequestDeclaration["store"]) =>
  REQUESTS.filter((declared) => declared.store === store).map(({ origin }) => origin);
export const REQUEST_ORIGINS: readonly string[] = [
  ...originsOf("lead"),
  SHEET_ORIGIN,
  ...originsOf("message"),
];

export const requestOfOrigin = (origin: string): RequestDeclaration | undefined =>
  REQUESTS.find((declared) => declared.origin === origin);

export const labelOfOrigin = (origin: string): string =>
  origin === SHEET_ORIGIN ? inboxTexts.sheetOrigin : (requestOfOrigin(origin)?.admin.label ?? origin);

export const labelsOfRequests = (locale: Locale): Record<string, string> =>
  Object.fromEntries(
    REQUESTS.flatMap((declared) => {
      const { labels } = declared.texts(locale);
      return Object.keys(declared.fields).map((field) => [placeOf(declared, field), labels[field] ?? field]);
    }),
  );

export function knownDetails(origin?: string): Detail[] {
  const own = requestOfOrigin(origin ?? "");
  const known = new Map<string, Detail>();
  for (const declared of [...(own ? [own] : []), ...REQUESTS])
    for (const detail of detailsOf(declared)) if (!known.has(detail.name)) known.set(detail.name, detail);
  return [...known.values()];
}
