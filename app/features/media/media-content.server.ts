import { contentKind } from "#app/platform/db/content-kind.ts";
import { media } from "./media.table.ts";

/** What the owner says of a file; all else in its row is derived. */
export const mediaContent = contentKind({
  table: media,
  words: ["alt"],
  title: "name",
  tags: ["media"],
  only: ["name", "alt"],
});
