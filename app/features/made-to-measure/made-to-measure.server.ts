import { and, eq, isNotNull, min } from "drizzle-orm";
import { products } from "#app/features/catalogue/products.table.ts";
import { createLead } from "#app/features/leads/leads.server.ts";
import { CONSENT_VERSIONS } from "#app/features/privacy/consent.rules.ts";
import { receiver, receiveSubmission } from "#app/features/submissions/submissions.server.ts";
import type { Currency } from "#app/i18n/format.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { reportContentUnread, usesParts } from "#app/platform/http/content-tags.server.ts";
import { madeToMeasureForm } from "./made-to-measure.rules.ts";
import { madeToMeasureTexts } from "./made-to-measure.texts.ts";

/** What a square metre costs at least, in cents; null is "sob consulta". */
export async function getSquareMetrePrice(currency: Currency): Promise<number | null> {
  usesParts("products", ["prices"]);
  const column = currency === "BRL" ? products.squareMetreBrlCents : products.squareMetreEurCents;
  try {
    const [row] = await db()
      .select({ cents: min(column) })
      .from(products)
      .where(and(eq(products.active, true), isNotNull(column)));
    return row?.cents ?? null;
  } catch (error) {
    reportContentUnread(error, "The price of a square metre could not be read");
    return null;
  }
}

/** The mail to the company is in its own language. */
const words = madeToMeasureTexts(DEFAULT_LOCALE);

const request = receiver({
  schema: madeToMeasureForm,
  takesFiles: true,
  keep: ({ name, reach, shape, width, length, project }, submission) =>
    createLead(
      {
        origin: "made-to-measure",
        name,
        ...reach,
        carpetSize: `${width} × ${length} cm`,
        message: project,
        emailLines: [`${words.request.shape}: ${words.shapes[shape]}`],
        details: { shape, widthCentimetres: width, lengthCentimetres: length },
        consentVersion: CONSENT_VERSIONS.madeToMeasure,
      },
      submission,
    ),
});

/** Takes the form of /personalizados, with its sketches and references. */
export function receiveMadeToMeasure(incoming: Request) {
  return receiveSubmission(incoming, { "made-to-measure": request });
}
