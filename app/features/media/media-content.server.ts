import { wordFields } from "#app/platform/db/content-documents.server.ts";
import { contentKind } from "#app/platform/db/content-kind.ts";
import { contentEdited } from "#app/platform/http/content-tags.server.ts";
import { MEDIA_WORDS } from "./library.rules.ts";
import { media } from "./media.table.ts";

export const mediaContent = contentKind({
  table: media,
  fields: wordFields(MEDIA_WORDS),
  title: "name",
  tags: ["media"],
  only: ["name"],
  edited: () => contentEdited({ tag: "media", mayLag: true }),
});
