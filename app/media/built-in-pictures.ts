import { type Locale, type WrittenLocale, wordsIn } from "#app/i18n/locales.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import generated from "./built-in-pictures.generated.json" with { type: "json" };

type BuiltInPicture = Omit<Picture, "src" | "alt" | "srcset"> & { alt: Record<WrittenLocale, string> };

/** By address. Made by tools/media/make-seed-media.ts. */
export const BUILT_IN_PICTURES = generated as Record<string, BuiltInPicture>;

export function builtInPicture(url: string, locale: Locale): Picture | null {
  const found = Object.hasOwn(BUILT_IN_PICTURES, url) ? BUILT_IN_PICTURES[url] : undefined;
  if (!found) return null;
  return { ...found, src: url, alt: wordsIn(found.alt, locale) };
}
