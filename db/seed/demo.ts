import { planCollections } from "./collections.ts";
import { planGallery } from "./gallery.ts";
import { planHeroVideo } from "./hero-video.ts";
import { planHome } from "./home.ts";
import { planMedia } from "./media.ts";
import { planSamples } from "./samples.ts";
import type { SeedMedia, SeedYarns } from "./seed-media.ts";
import { openPlan, type SeedPlan } from "./seed-plan.ts";
import { planSettings } from "./settings.ts";
import { planSwatches } from "./swatches.ts";

/** The demo brand: everything that its site shows. */
export function planDemo(media: SeedMedia[], _yarns: SeedYarns[], at: Date): SeedPlan {
  const plan = openPlan(media);
  planSettings(plan);
  planHeroVideo(plan);
  planGallery(plan);
  planCollections(plan, at);
  planSamples(plan);
  planHome(plan);
  planSwatches(plan);
  // Last, because it writes a row for every file that the others spoke of.
  planMedia(plan, media);
  return plan;
}
