import { wordFields } from "#app/platform/db/content/content-documents.server.ts";
import { contentKind } from "#app/platform/db/content/content-kind.ts";
import { contentEdited } from "#app/platform/http/cache/content-tags.server.ts";
import { media } from "./media.table.ts";
import { MEDIA_WORDS } from "./picker/picker.rules.ts";

export const mediaContent = contentKind({
  table: media,
  fields: wordFields(MEDIA_WORDS),
  title: "name",
  tags: ["media"],
  only: ["name"],
  edited: () => contentEdited({ tag: "media", mayLag: true }),
});
