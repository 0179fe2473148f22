import { eq } from "drizzle-orm";
import { leadTimeOf, priceOfSize } from "#app/features/catalogue/measure.rules.ts";
import { getProduct, type ProductDetail } from "#app/features/catalogue/product.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { getStoredSettings } from "#app/features/settings/settings.server.ts";
import { currencyOf, formatPrice } from "#app/i18n/format.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import type { Confirmation } from "#app/ui/forms/posted-form.rules.ts";
import { confirmationTexts } from "./confirmation.texts.ts";
import { detailText, placeOf, type RequestDeclaration } from "./define-request.ts";
import { quoted } from "./quoted.ts";
import { isOfSeveral, type NewRequest } from "./requests.rules.ts";
import { whatsappLink } from "./whatsapp-link.ts";

export type Asked = {
  confirmation: Confirmation;
  locale: Locale;
  /** Own facts, and input filtered by `quoted`. */
  mailedFacts: Confirmation["facts"];
  message: string;
  replyTo: string;
};

const SIZE = /^(?:Ø (?<round>\d{2,4})|(?<width>\d{2,4}) × (?<length>\d{2,4})) cm$/;

export async function confirmationOf(
  declared: RequestDeclaration,
  asked: NewRequest,
  { locale }: { locale: Locale },
): Promise<Asked> {
  const texts = confirmationTexts(locale);
  const [settings, rug] = await Promise.all([getStoredSettings(locale), rugOf(asked.productId, locale)]);
  const { contact } = settings;
  const size = asked.carpetSize ?? "";
  const isSize = SIZE.test(size);
  const { price, days } = offerOf(asked, rug, locale);
  const { confirmed: title, labels } = declared.texts(locale);
  const others = detailText(asked.details.others, {});
  const facts = [
    { term: isOfSeveral(asked) ? texts.rugs : texts.rug, value: asked.carpetName ?? "" },
    ...choicesOf(declared, asked, locale),
    { term: texts.size, value: size },
    { term: texts.price, value: size && rug ? (price ?? texts.onRequest) : (price ?? "") },
    { term: texts.leadTime, value: days ? texts.days(days) : "" },
    { term: labels.others ?? "", value: others },
  ].filter(({ value }) => value !== "");
  const confirmation = {
    title,
    ...(rug?.pictures[0] && { picture: rug.pictures[0].src }),
    facts,
    next: [
      declared.mail?.promise?.(settings, asked) || (asked.subject ? texts.nextOfMessage : texts.next),
      texts.resultOf([asked.email, asked.whatsapp].filter(Boolean).join(", ")),
    ],
    links: [
      ...(contact.whatsapp
        ? [
            {
              label: texts.whatsapp,
              href: whatsappLink(
                contact.whatsapp,
                [title, asked.carpetName, isSize && size, others].filter(Boolean).join(", "),
              ),
            },
          ]
        : []),
      ...(rug ? [{ label: texts.sheet, href: pathFor(locale, `/produtos/${rug.slug}/ficha.pdf`) }] : []),
    ],
  };
  const mailedFacts = [
    ...facts.filter(({ term }) => term !== texts.size || isSize),
    { term: texts.subject, value: quoted(asked.subject ?? "") },
  ].filter(({ value }) => value !== "");
  return {
    confirmation,
    locale,
    mailedFacts,
    message: quoted(asked.message),
    replyTo: contact.email,
  };
}

function choicesOf(declared: RequestDeclaration, { details }: NewRequest, locale: Locale) {
  const { labels, options = {} } = declared.texts(locale);
  return Object.entries(options).map(([field, words]) => ({
    term: labels[field] ?? field,
    value: words[String(details[placeOf(declared, field)])] ?? "",
  }));
}

async function rugOf(productId: string | undefined, locale: Locale): Promise<ProductDetail | null> {
  if (!productId) return null;
  const [row] = await db().select({ slug: products.slug }).from(products).where(eq(products.id, productId));
  const result = row && (await getProduct(row.slug, locale));
  return result?.state === "present" ? result.rug : null;
}

function offerOf(
  asked: NewRequest,
  rug: ProductDetail | null,
  locale: Locale,
): { price?: string; days?: number } {
  const { round, width, length } = SIZE.exec(asked.carpetSize ?? "")?.groups ?? {};
  if (!(round ?? width)) return {};
  const measure = { widthMetres: Number(round ?? width) / 100, lengthMetres: Number(round ?? length) / 100 };
  // A design of the simulator need not be of a rug in the catalogue.
  const cents = asked.priceCents ?? (rug && priceOfSize(rug, measure));
  const currency = asked.priceCurrency ?? currencyOf(locale);
  return {
    ...(cents !== null && { price: formatPrice(cents, currency, locale) }),
    ...(rug?.leadTimeDays && { days: leadTimeOf(measure, rug.leadTimeDays) }),
  };
}
