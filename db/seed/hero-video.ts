import { heroVideo } from "#app/features/hero-video/hero-video.content.ts";
import { type LocalizedText, translated } from "./localized-text.ts";
import type { SeedPlan } from "./seed-plan.ts";

type Film = { file: string; title: LocalizedText; subtitle: LocalizedText };

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
};

export function planHeroVideo(plan: SeedPlan, { file, ...words }: Film = FILM): void {
  plan.document(heroVideo, { url: plan.urlOf(file) }, words);
}
