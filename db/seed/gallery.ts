import { gallery } from "#app/features/gallery/gallery.content.ts";
import { DEFAULT_LEFT } from "#app/features/gallery/gallery.defaults.ts";
import { type LocalizedText, translated } from "./localized-text.ts";
import type { SeedPlan } from "./seed-plan.ts";

/** The large picture is not the default one: Ocean Blue is on the loom further down, and in the story's last room. */
const MAIN = {
  picture: "collection-natural",
  title: translated(
    "Losango · Juta e lã de cor própria · Varanda em São Roque",
    "Losango · Yute y lana de color natural · Porche en São Roque",
    "Losango · Jute and undyed wool · Veranda in São Roque",
  ),
};
const PICTURES = [
  ...DEFAULT_LEFT.map(({ title }, at) => ({
    picture: `gal${at + 1}`,
    title: { pt: title["pt-BR"], es: title.es, en: title.en },
  })),
  MAIN,
];

export function planGallery(
  plan: SeedPlan,
  pictures: { picture: string; title: LocalizedText }[] = PICTURES,
): void {
  for (const [at, { picture, title }] of pictures.entries()) {
    const position = at === pictures.length - 1 ? "right" : "left";
    plan.document(gallery, { url: plan.urlOf(picture), position }, { title });
  }
}
