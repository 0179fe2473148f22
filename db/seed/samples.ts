import { samples } from "#app/features/samples/samples.content.ts";
import { type LocalizedText, translated } from "./localized-text.ts";
import type { SeedPlan } from "./seed-plan.ts";

/** But for one none of the pictures that the collections show, which the gallery has in a row of its own. */
const SETS: { name: LocalizedText; images: string[] }[] = [
  {
    name: translated("Premium", "Premium", "Premium"),
    images: ["gal5", "gal1", "geometric-4", "ocean-blue-corner"],
  },
  {
    name: translated("Contemporânea", "Contemporánea", "Contemporary"),
    images: ["gal2", "geometric-1", "geometric-6", "geometric-2", "hearth", "geometric-3"],
  },
  {
    name: translated("Natural", "Natural", "Natural"),
    images: ["gal4", "geometric-5", "marola-corner", "trama-corner"],
  },
  {
    name: translated("Minimalista", "Minimalista", "Minimalist"),
    images: ["gal3", "minimalista-corner", "areia-corner"],
  },
  {
    name: translated("Clássica", "Clásica", "Classic"),
    images: ["santana-corner", "azulejo-corner", "collection-classica"],
  },
];

export function planSamples(plan: SeedPlan, sets = SETS): void {
  for (const { name, images } of sets)
    plan.document(samples, { images: images.map((image) => plan.urlOf(image)) }, { name });
}
