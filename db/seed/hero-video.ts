import { heroVideo } from "#app/features/hero-video/hero-video.content.ts";
import type { HeroWord } from "#app/features/hero-video/hero-video.rules.ts";
import { type LocalizedText, translated } from "./localized-text.ts";
import type { SeedPlan } from "./seed-plan.ts";

type Film = { file: string; veil?: number } & Record<HeroWord, LocalizedText>;

const FILM: Film = {
  file: "hero",
  title: translated(
    "Um tapete é mais que um tapete, é uma marca",
    "Una alfombra es más que una alfombra, es una marca",
    "A rug is more than a rug, it is a brand",
  ),
  subtitle: translated(
    "Nó, tear e tufado à mão, na medida do chão que a peça vai habitar.",
    "Anudadas, tejidas y tufadas a mano, a la medida del suelo que van a habitar.",
    "Knotted, woven and tufted by hand, to fit the floor they will live on.",
  ),
  captionName: translated("No filme", "En la película", "In the film"),
  caption: translated(
    "Contemporary, lã, 290 × 430 cm. Casa no Pacaembu.",
    "Contemporary, lana, 290 × 430 cm. Casa en Pacaembu.",
    "Contemporary, wool, 290 × 430 cm. House in Pacaembu.",
  ),
};

export function planHeroVideo(plan: SeedPlan, { file, veil = 0, ...words }: Film = FILM): void {
  plan.document(heroVideo, { url: plan.urlOf(file), veil }, words);
}
