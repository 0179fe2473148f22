import { contentKind } from "#app/platform/db/content-kind.ts";
import { MEDIA_WORDS } from "./library.rules.ts";
import { media } from "./media.table.ts";

/** What the owner says of a file; all else in its row is derived. */
export const mediaContent = contentKind({
  table: media,
  words: [...MEDIA_WORDS],
  title: "name",
  tags: ["media"],
  only: ["name", ...MEDIA_WORDS],
});
