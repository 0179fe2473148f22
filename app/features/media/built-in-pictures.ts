import { type Locale, type WrittenLocale, wordsIn } from "#app/i18n/locales.ts";
import type { Picture } from "#app/ui/picture.rules.ts";
import { BUILT_IN_PICTURES } from "./built-in-pictures.generated.ts";

export type BuiltInPicture = Omit<Picture, "src" | "alt" | "sources" | "srcset"> & {
  alt: Record<WrittenLocale, string>;
  sources: { type: string; srcset: string }[];
};

export function builtInPicture(url: string, locale: Locale): Picture | null {
  const found = Object.hasOwn(BUILT_IN_PICTURES, url) ? BUILT_IN_PICTURES[url] : undefined;
  if (!found) return null;
  return {
    ...found,
    src: url,
    alt: wordsIn(found.alt, locale),
    sources: found.sources as Picture["sources"],
  };
}
