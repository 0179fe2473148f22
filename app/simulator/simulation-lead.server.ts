import { readColours } from "#app/features/catalogue/exchanged-yarns.rules.ts";
import { sizeName } from "#app/features/catalogue/products.rules.ts";
import { formatPrice } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { createRequest } from "#app/requests/create-request.server.ts";
import { CONSENT_VERSIONS } from "#app/requests/privacy/consent.rules.ts";
import { simulationRequest } from "#app/requests/product.request.ts";
import { receiver, receiveSubmission } from "#app/requests/submissions.server.ts";
import { countRug } from "./rug-counts.server.ts";
import { priceOfSize } from "./rug-designs/rug-prices.rules.ts";
import { type RugInRequest, SIMULATION_FORM, simulationForm } from "./simulator.rules.ts";
import { simulatorTexts } from "./simulator.texts.ts";
import type { SimulatorRug } from "./simulator-rug.ts";
import { getSimulatorRug, listYarnChoices } from "./simulator-rugs.server.ts";

const simulation = receiver({
  schema: simulationForm,
  takesFiles: true,
  filesIn: "simulations",
  keep: async ({ name, reach, message, others, ...chosen }, submission) => {
    const { locale } = submission;
    const first = await askedFor(chosen, locale);
    const { rug, size, priceCents, exchanged } = first;
    const further = await Promise.all(others.map((other) => askedFor(other, locale)));
    const [picture] = submission.attachments;
    const { rug: id, width, length } = chosen;
    const kept = await createRequest(
      simulationRequest,
      {
        name,
        ...reach,
        ...(rug && { carpetName: rug.name, ...(rug.productId && { productId: rug.productId }) }),
        carpetSize: size,
        message,
        ...(picture && { imageUrl: picture.key }),
        ...(rug && priceCents && { priceCents, priceCurrency: rug.currency }),
        details: {
          ...{ rugDesign: id, widthMetres: width, lengthMetres: length, colours: exchanged },
          ...(further.length > 0 && { others: further.flatMap((other) => lineOf(other, locale)) }),
        },
        ...(picture && { consentVersion: CONSENT_VERSIONS.simulation }),
      },
      { ...submission, attachments: [] },
    );
    if (kept.isNew)
      for (const asked of [first, ...further])
        if (asked.rug) await countRug(asked.rug.id, "requested", asked);
    return kept;
  },
});

async function askedFor({ rug: id, width, length, colours }: RugInRequest, locale: Locale) {
  const rug = await getSimulatorRug(id, locale);
  return {
    ...{ rug, width, length },
    size: sizeName({ widthMetres: width, lengthMetres: length }, rug?.shape === "round"),
    priceCents: rug && priceOfSize(rug, { width, length }),
    exchanged: rug ? await exchangedYarns(rug, colours) : [],
  };
}

/** "Scallop (300 × 400 cm, R$ 12.000; Cal → Índigo)": lines are listed one after another, separated by commas. */
function lineOf(
  { rug, size, priceCents, exchanged }: Awaited<ReturnType<typeof askedFor>>,
  locale: Locale,
): string[] {
  if (!rug) return [];
  const price = priceCents
    ? formatPrice(priceCents, rug.currency, locale)
    : simulatorTexts(locale).size.onRequest.toLowerCase();
  return [`${rug.name} (${[`${size}, ${price}`, ...exchanged].join("; ")})`];
}

/** "Cal → Índigo" */
async function exchangedYarns(rug: SimulatorRug, text: string): Promise<string[]> {
  const colours = readColours(text);
  const choices = await listYarnChoices();
  return rug.yarns.flatMap(({ slot, name, hex }) => {
    const other = colours[slot];
    if (!other || other === hex.toLowerCase()) return [];
    const known = choices.find((choice) => choice.hex === other);
    return [`${name} → ${known?.name ?? other}`];
  });
}

export function receiveSimulation(request: Request) {
  return receiveSubmission(request, { [SIMULATION_FORM]: simulation });
}
