import { createHash } from "node:crypto";
import { getProduct, type ProductDetail } from "#app/features/catalogue/product.server.ts";
import { displaySize, sizeName } from "#app/features/catalogue/products.rules.ts";
import { shownFacts } from "#app/features/catalogue/shown-facts.ts";
import type { Settings } from "#app/features/settings/settings.content.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { paperColours } from "#app/features/theme/plain-colours.ts";
import { formatDay, formatPrice, formatShare } from "#app/i18n/format.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { telephoneLabel } from "#app/i18n/telephone.rules.ts";
import { now } from "#app/platform/clock.ts";
import { withContentTags } from "#app/platform/http/cache/content-tags.server.ts";
import { type Drawing, keptDrawing } from "#app/platform/storage/kept-drawing.server.ts";
import { documentTexts } from "./documents.texts.ts";
import { drawTearSheet, type TearSheet } from "./draw-tear-sheet.server.ts";
import { DOCUMENTS_FOLDER } from "./old-documents.server.ts";
import { printedPicture } from "./printed-picture.server.ts";

/** Raise it when the drawing changes, to redraw cached sheets. */
const DRAWING_VERSION = 4;
const MAX_YARNS = 8;

type Found =
  | { state: "present"; hash: string; fileName: string; document: () => Promise<Drawing> }
  | { state: "moved"; slug: string }
  | { state: "withdrawn" | "unknown" | "unread" };

export async function findTearSheet(slug: string, locale: Locale, origin: string): Promise<Found> {
  const { result, record } = await withContentTags(() =>
    Promise.all([getProduct(slug, locale), getSettings(locale)]),
  );
  const [response, settings] = result;
  if (response.state === "moved") return response;
  if (response.state !== "present") return { state: response.state };
  const { rug } = response;
  const sheet = sheetOf(rug, settings, locale, origin);
  const address = rug.pictures[0]?.src;
  const hash = createHash("sha256")
    .update(JSON.stringify([DRAWING_VERSION, sheet, address]))
    .digest("hex")
    .slice(0, 32);
  const prefix = `${DOCUMENTS_FOLDER}${slug}/${locale}-`;
  const place = { prefix, key: `${prefix}${hash}.pdf`, contentType: "application/pdf" };
  return {
    state: "present",
    hash,
    fileName: `${documentTexts(locale).file(slug)}.pdf`,
    document: () =>
      keptDrawing(place, async () => {
        const picture = address ? await printedPicture(address) : null;
        const isComplete = record.isComplete && (!address || picture !== null);
        return { bytes: await drawTearSheet(sheet, picture, now()), isComplete };
      }),
  };
}

function sheetOf(
  rug: ProductDetail,
  { brand, contact, theme, pages }: Settings,
  locale: Locale,
  origin: string,
): TearSheet {
  const texts = documentTexts(locale);
  const { isRound, designer, collection, materials, technique, pileMillimetres, care } = rug;
  const price = (cents: number | null) =>
    cents === null ? texts.onRequest : formatPrice(cents, rug.currency, locale);
  const hasPrices = [...rug.sizes.map(({ priceCents }) => priceCents), rug.squareMetreCents].some(
    (cents) => cents !== null,
  );
  const isFromAbove = rug.coverView === "above";
  const day = formatDay(now(), locale);
  const facts = [
    { term: texts.materials, text: materials },
    { term: texts.technique, text: technique },
    { term: texts.pile, text: pileMillimetres ? texts.pileHeight(pileMillimetres) : "" },
    ...shownFacts(rug, locale).map(({ term, value }) => ({ term, text: value })),
    { term: texts.care, text: care },
    { term: texts.leadTime, text: leadTime(rug, texts) },
    { term: texts.madeIn, text: brand.city },
  ];
  return {
    language: locale,
    brand: brand.name,
    typefaces: theme.typefaces,
    inks: paperColours(theme.colours),
    title: texts.sheet(rug.name, brand.name),
    name: rug.name,
    subtitle: [
      collection && texts.collection(collection.name),
      designer ? texts.design(designer.name) : texts.ownDesign,
    ]
      .filter(Boolean)
      .join(" "),
    size: (isFromAbove && displaySize(rug.sizes, isRound)) || null,
    pictureAlt: isFromAbove ? texts.seenFromAbove(rug.name) : (rug.pictures[0]?.alt ?? ""),
    facts: facts.filter(({ text }) => text !== ""),
    prices: [
      ...rug.sizes.map((size) => ({ size: sizeName(size, isRound), price: price(size.priceCents) })),
      {
        size: texts.madeToMeasure,
        price:
          rug.squareMetreCents === null ? texts.onRequest : texts.perSquareMetre(price(rug.squareMetreCents)),
      },
    ],
    moreSizes: texts.moreSizes,
    yarns: rug.yarns.slice(0, MAX_YARNS).map(({ name, hex, sharePermille }) => ({
      ...{ name, hex, weight: sharePermille ?? 1 },
      share: sharePermille === null ? "" : formatShare(sharePermille, locale),
    })),
    footer: [
      `${brand.name}. ${contact.addressLines.slice(0, 2).join(", ")}.`,
      [contact.whatsapp && `WhatsApp ${telephoneLabel(contact.whatsapp, locale)}`, contact.marketingEmail]
        .filter(Boolean)
        .join(", "),
      [hasPrices && texts.validOn(day), pages.rug.sheetNote].filter(Boolean).join(" "),
    ].filter(Boolean),
    code: rug.isInSimulator
      ? { address: origin + pathFor(locale, `/simulador?tapete=${rug.slug}`), label: texts.simulator }
      : { address: origin + pathFor(locale, `/produtos/${rug.slug}`), label: texts.page },
    day,
  };
}

function leadTime({ sizes, isRound }: ProductDetail, texts: ReturnType<typeof documentTexts>): string {
  const size = displaySize(sizes, isRound);
  return size?.leadTimeDays ? texts.leadTimeOf(size.leadTimeDays, sizeName(size, isRound)) : "";
}
