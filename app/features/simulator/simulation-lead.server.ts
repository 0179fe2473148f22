import { sizeName } from "#app/features/catalogue/products.rules.ts";
import { CONSENT_VERSIONS } from "#app/features/privacy/consent.rules.ts";
import { createRequest } from "#app/features/requests/create-request.server.ts";
import { simulationRequest } from "#app/features/requests/product.request.ts";
import { receiver, receiveSubmission } from "#app/features/requests/submissions.server.ts";
import { countRug } from "./rug-counts.server.ts";
import { priceOfSize } from "./rug-prices.rules.ts";
import { readColours, SIMULATION_FORM, simulationForm } from "./simulator.rules.ts";
import type { SimulatorRug } from "./simulator-rug.ts";
import { getSimulatorRug, listYarnChoices } from "./simulator-rugs.server.ts";

const simulation = receiver({
  schema: simulationForm,
  takesFiles: true,
  filesIn: "simulations",
  keep: async ({ name, reach, rug: id, width, length, colours, message }, submission) => {
    const rug = await getSimulatorRug(id, submission.locale);
    const [picture] = submission.attachments;
    const exchanged = rug ? await exchangedYarns(rug, colours) : [];
    const priceCents = rug && priceOfSize(rug, { width, length });
    const kept = await createRequest(
      simulationRequest,
      {
        name,
        ...reach,
        ...(rug && { carpetName: rug.name, ...(rug.productId && { productId: rug.productId }) }),
        carpetSize: sizeName({ widthMetres: width, lengthMetres: length }, rug?.shape === "round"),
        message,
        ...(picture && { imageUrl: picture.key }),
        ...(rug && priceCents && { priceCents, priceCurrency: rug.currency }),
        details: { rugDesign: id, widthMetres: width, lengthMetres: length, colours: exchanged },
        ...(picture && { consentVersion: CONSENT_VERSIONS.simulation }),
      },
      { ...submission, attachments: [] },
    );
    if (kept.isNew && rug) await countRug(rug.id, "requested", { width, length });
    return kept;
  },
});

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
