import { heroVideos } from "#app/features/hero-video/hero-video.table.ts";
import { newId } from "#app/platform/ids.ts";
import { say } from "./said.ts";
import type { SeedPlan } from "./seed-plan.ts";

export function planHeroVideo(plan: SeedPlan): void {
  const id = newId();
  plan.insert(heroVideos, {
    id,
    url: plan.urlOf("hero"),
    videoType: "mp4",
    active: true,
    ...plan.words("hero_videos", id, {
      title: say(
        "Um tapete é mais que um tapete, é uma marca",
        "Una alfombra es más que una alfombra, es una marca",
        "A rug is more than a rug, it is a brand",
      ),
      subtitle: say(
        "Nó, tear e tufado à mão, na medida do chão que a peça vai habitar.",
        "Anudadas, tejidas y tufadas a mano, a la medida del suelo que van a habitar.",
        "Knotted, woven and tufted by hand, to fit the floor they will live on.",
      ),
    }),
  });
}
