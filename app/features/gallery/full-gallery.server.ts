import { listSamples } from "#app/features/samples/samples.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { contentOrDefault } from "#app/platform/http/cache/content-tags.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { listExhibition } from "./exhibition.server.ts";

export type GallerySet = {
  id: string;
  name: string;
  images: { id: string; picture: Picture | null; title: string | null; isRug: boolean }[];
};

/** `exhibitionName` is that of the last set. */
export async function listGallerySets(locale: Locale, exhibitionName: string): Promise<GallerySet[]> {
  const [samples, exhibition] = await Promise.all([readSamples(locale), listExhibition(locale)]);
  const sets: GallerySet[] = samples.map(({ id, name, images }) => ({
    id: `amostra-${id}`,
    name,
    images: images
      .filter(({ picture }) => picture)
      .map(({ id, picture }) => ({ id, picture, title: null, isRug: false })),
  }));
  const shown: GallerySet = { id: "exposicao", name: exhibitionName, images: exhibition };
  return [...sets, shown].filter(({ images }) => images.length > 0);
}

async function readSamples(locale: Locale) {
  return contentOrDefault([], "The sample sets could not be read; none are shown", () => listSamples(locale));
}
