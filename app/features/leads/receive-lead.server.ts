import { eq, inArray } from "drizzle-orm";
import { products } from "#app/features/catalogue/products.table.ts";
import { CONSENT_VERSIONS } from "#app/features/privacy/consent.rules.ts";
import { receiver, receiveSubmission } from "#app/features/submissions/submissions.server.ts";
import { DEFAULT_LOCALE, type Locale } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { translated } from "#app/platform/db/translations.server.ts";
import { favouritesForm, quoteForm, sampleForm } from "./leads.rules.ts";
import { createLead } from "./leads.server.ts";
import { leadTexts } from "./leads.texts.ts";

const quote = receiver({
  schema: quoteForm,
  keep: async ({ name, reach, product, size, message }, submission) =>
    createLead(
      {
        origin: "product",
        name,
        ...reach,
        ...(await carpet(product, submission.locale)),
        carpetSize: size,
        message,
        consentVersion: CONSENT_VERSIONS.quote,
      },
      submission,
    ),
});

const sample = receiver({
  schema: sampleForm,
  keep: async ({ name, reach, product, address, message }, submission) =>
    createLead(
      {
        origin: "sample",
        name,
        ...reach,
        ...(await carpet(product, submission.locale)),
        message,
        details: { address },
        emailLines: [leadTexts(DEFAULT_LOCALE).mail.address(address)],
        consentVersion: CONSENT_VERSIONS.sample,
      },
      submission,
    ),
});

const favourites = receiver({
  schema: favouritesForm,
  keep: async ({ name, reach, rugs, message }, submission) => {
    const known = await namesOf(rugs, submission.locale);
    return createLead(
      {
        origin: "favourites",
        name,
        ...reach,
        carpetName: known.map((rug) => rug.name).join(", "),
        message,
        details: { rugs: known.map(({ slug }) => slug) },
        consentVersion: CONSENT_VERSIONS.favourites,
      },
      submission,
    );
  },
});

/** Takes the lead forms that a page shows, whichever of them was sent. */
export function receiveLead(request: Request) {
  return receiveSubmission(request, { quote, sample, favourites });
}

/** The rug as its page named it on that day. A form that names no known rug still reaches the company. */
async function carpet(product: string | undefined, locale: Locale) {
  if (!product) return {};
  const rows = await db()
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(eq(products.id, product));
  const [rug] = await translated("products", rows, locale, ["name"]);
  return rug ? { productId: rug.id, carpetName: rug.name } : {};
}

async function namesOf(slugs: string[], locale: Locale) {
  if (slugs.length === 0) return [];
  const rows = await db()
    .select({ id: products.id, slug: products.slug, name: products.name })
    .from(products)
    .where(inArray(products.slug, slugs));
  return translated("products", rows, locale, ["name"]);
}
