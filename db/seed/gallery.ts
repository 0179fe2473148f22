import { gallery } from "#app/features/gallery/gallery.content.ts";
import { DEFAULT_LEFT, DEFAULT_MAIN } from "#app/features/gallery/gallery.defaults.ts";
import type { LocalizedText } from "./localized-text.ts";
import type { SeedPlan } from "./seed-plan.ts";

const BUILT_IN = [...DEFAULT_LEFT, DEFAULT_MAIN].map(({ title }, at) => ({
  picture: `gal${at + 1}`,
  title: { pt: title["pt-BR"], es: title.es, en: title.en },
}));

export function planGallery(
  plan: SeedPlan,
  pictures: { picture: string; title: LocalizedText }[] = BUILT_IN,
): void {
  for (const [at, { picture, title }] of pictures.entries()) {
    const position = at === pictures.length - 1 ? "right" : "left";
    plan.document(gallery, { url: plan.urlOf(picture), position }, { title });
  }
}
