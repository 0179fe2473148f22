import type { Editor } from "#app/features/accounts/guard.server.ts";
import { countCollections } from "#app/features/collections/collection-rows.server.ts";
import { listGalleryImages } from "#app/features/gallery/gallery.server.ts";
import { getHeroVideoForm } from "#app/features/hero-video/hero-video.server.ts";
import { listSamples } from "#app/features/samples/samples.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { log } from "#app/platform/log.server.ts";
import type { Overview } from "./overview.rules.ts";

export async function getOverview(editor: Editor): Promise<Overview> {
  const [heroVideo, gallery, samples, featured, collections] = await Promise.all([
    orNull("hero video", getHeroVideo(editor)),
    orNull("gallery", listGalleryImages(editor)),
    orNull("samples", listSamples(DEFAULT_LOCALE)),
    orNull("featured rugs", countCollections(editor, "featured")),
    orNull("collections", countCollections(editor, "collection")),
  ]);
  return {
    heroVideo,
    galleryImages: gallery?.filter(({ active }) => active).length ?? null,
    sampleSets: samples?.length ?? null,
    featured,
    collections,
  };
}

async function getHeroVideo(editor: Editor) {
  const form = await getHeroVideoForm(editor);
  if (!form) return { isSaved: false, title: "", missingEs: 0, missingEn: 0 };
  const missing = (own: string, translated: string) => Number(own !== "" && translated === "");
  return {
    isSaved: true,
    title: form.title,
    missingEs: missing(form.title, form.titleEs) + missing(form.subtitle, form.subtitleEs),
    missingEn: missing(form.title, form.titleEn) + missing(form.subtitle, form.subtitleEn),
  };
}

async function orNull<T>(what: string, reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    log.error({ err: error, what }, "A part of the overview could not be read");
    return null;
  }
}
