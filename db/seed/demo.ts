import { planCollections } from "./collections.ts";
import { planCuration } from "./curation.ts";
import { planDesigners } from "./designers.ts";
import { planGallery } from "./gallery.ts";
import { planHeroVideo } from "./hero-video.ts";
import { planHome } from "./home.ts";
import { planMedia } from "./media.ts";
import { planPages } from "./pages.ts";
import { planProducts } from "./products.ts";
import { planRugDesigns } from "./rug-designs.ts";
import { planSamples } from "./samples.ts";
import type { SeedMedia, SeedYarns } from "./seed-media.ts";
import { openPlan, type SeedPlan } from "./seed-plan.ts";
import { planSettings } from "./settings.ts";
import { planSwatches } from "./swatches.ts";

export function planDemo(media: SeedMedia[], yarns: SeedYarns[], at: Date): SeedPlan {
  const plan = openPlan(media);
  planSettings(plan);
  planHeroVideo(plan);
  planGallery(plan);
  const collections = planCollections(plan, at);
  const designers = planDesigners(plan);
  const products = planProducts(plan, { collections, designers }, yarns);
  planRugDesigns(plan, products, yarns);
  planSamples(plan);
  planHome(plan);
  planSwatches(plan);
  planCuration(plan);
  planPages(plan, yarns);
  // Last, because it writes a row for every file used above.
  planMedia(plan, media);
  return plan;
}
