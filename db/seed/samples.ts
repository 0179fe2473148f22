import { samples } from "#app/features/samples/samples.content.ts";
import { type LocalizedText, translated } from "./localized-text.ts";
import type { SeedPlan } from "./seed-plan.ts";

const SETS: { name: LocalizedText; images: string[] }[] = [
  {
    name: translated("Premium", "Premium", "Premium"),
    images: ["gal5", "gal1", "collection-premium", "geometric-4"],
  },
  {
    name: translated("Contemporânea", "Contemporánea", "Contemporary"),
    images: [
      "gal2",
      "tile-redondos",
      "tile-geometricos",
      "collection-contemporanea",
      "geometric-6",
      "geometric-2",
    ],
  },
  {
    name: translated("Natural", "Natural", "Natural"),
    images: ["gal4", "tile-texturizados", "tile-listrados", "tile-infantil", "collection-natural"],
  },
  {
    name: translated("Minimalista", "Minimalista", "Minimalist"),
    images: ["gal3", "tile-lisos", "collection-minimalista", "minimalista-corner"],
  },
  {
    name: translated("Clássica", "Clásica", "Classic"),
    images: ["collection-classica", "santana-corner", "azulejo-corner"],
  },
];

export function planSamples(plan: SeedPlan, sets = SETS): void {
  for (const { name, images } of sets)
    plan.document(samples, { images: images.map((image) => plan.urlOf(image)) }, { name });
}
