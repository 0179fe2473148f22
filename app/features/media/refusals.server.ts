import type { Toast } from "#app/platform/outcome.ts";
import { EXTENSIONS, type Refusal, type UploadKind } from "./media.rules.ts";
import { mediaTexts } from "./media.texts.ts";

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** The words for a refused file, fitting what the screen takes. */
export function refusalToast(reason: Refusal, kind: UploadKind): Omit<Toast, "kind"> {
  const { any, document, film, picture } = mediaTexts;
  const isFilm = kind.types.includes("video/mp4");
  const isDocument = kind.types.includes("application/pdf");
  if (reason === "tooLarge") {
    const { title, text } = any.tooLarge;
    return { title, text: text(Math.floor(kind.maxBytes / BYTES_PER_MEGABYTE)) };
  }
  if (reason === "wrongType") {
    const { title, text } = picture.wrongType;
    if (isDocument) return document.wrongType;
    return isFilm ? film.wrongType : { title, text: text(formatNames(kind)) };
  }
  if (reason === "cutShort" || reason === "damaged")
    return isDocument ? document[reason] : isFilm ? film[reason] : picture[reason];
  return any[reason];
}

function formatNames(kind: UploadKind): string {
  return kind.types.map((type) => (EXTENSIONS[type][0] ?? type).toUpperCase()).join(", ");
}
