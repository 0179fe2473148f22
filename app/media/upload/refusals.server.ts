import type { Toast } from "#app/platform/outcome.ts";
import { convertedBy, EXTENSIONS, type Refusal, type UploadKind } from "../media.rules.ts";
import { mediaTexts } from "../media.texts.ts";

const BYTES_PER_MEGABYTE = 1024 * 1024;

export function refusalToast(reason: Refusal, kind: UploadKind): Omit<Toast, "kind"> {
  const { any } = mediaTexts;
  if (reason === "tooLarge") {
    const { title, text } = any.tooLarge;
    return { title, text: text(Math.floor(kind.maxBytes / BYTES_PER_MEGABYTE)) };
  }
  if (reason !== "wrongType" && reason !== "cutShort" && reason !== "damaged") return any[reason];
  const { title, text } = wordsFor(kind)[reason];
  return { title, text: typeof text === "string" ? text : text(formatNames(kind)) };
}

/** Places for one type have their own texts. */
function wordsFor({ types }: UploadKind) {
  const { document, film, mixed, picture } = mediaTexts;
  const takes = (sort: string) => types.some((type) => type.startsWith(sort));
  const sorts = [takes("image/") && picture, takes("video/") && film, takes("application/") && document];
  const [only, ...others] = sorts.filter((sort) => sort !== false);
  return only && others.length === 0 ? only : mixed;
}

function formatNames(kind: UploadKind): string {
  const own = kind.types.map((type) => EXTENSIONS[type][0] ?? type);
  return [...own, ...convertedBy(kind).map(({ extensions }) => extensions[0].slice(1))]
    .map((name) => name.toUpperCase())
    .join(", ");
}
