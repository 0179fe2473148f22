import { DEFAULT_LEFT, DEFAULT_MAIN } from "#app/features/gallery/gallery.defaults.ts";
import { galleryImages } from "#app/features/gallery/gallery.table.ts";
import { newId } from "#app/platform/ids.ts";
import type { SeedPlan } from "./seed-plan.ts";

/** The built-in pictures, as rows and files that the owner can exchange. */
export function planGallery(plan: SeedPlan): void {
  const words = (id: string, { title }: typeof DEFAULT_MAIN) =>
    plan.words("gallery_images", id, { title: { pt: title["pt-BR"], es: title.es, en: title.en } });
  for (const [orderIndex, image] of DEFAULT_LEFT.entries()) {
    const id = newId();
    const url = plan.urlOf(`gal${orderIndex + 1}`);
    plan.insert(galleryImages, { id, url, position: "left", orderIndex, ...words(id, image) });
  }
  const id = newId();
  plan.insert(galleryImages, {
    id,
    url: plan.urlOf("gal5"),
    position: "right",
    ...words(id, DEFAULT_MAIN),
  });
}
