import { contentKind } from "#app/platform/db/content-kind.ts";
import { gallerySamples, sampleImages } from "./samples.table.ts";

/** What a named set of pictures consists of. */
export const sampleContent = contentKind({
  table: gallerySamples,
  words: ["name"],
  title: "name",
  tags: ["samples"],
  lists: [sampleImages.sampleId],
});
