import { contentKind } from "#app/platform/db/content-kind.ts";
import { MEDIA_WORDS } from "./library.rules.ts";
import { media } from "./media.table.ts";

export const mediaContent = contentKind({
  table: media,
  words: [...MEDIA_WORDS],
  title: "name",
  tags: ["media"],
  only: ["name", ...MEDIA_WORDS],
});
