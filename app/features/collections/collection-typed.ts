import { LOCALES } from "#app/i18n/locales.ts";
import { fieldOf } from "#app/i18n/translated-words.ts";
import type { CollectionDraft } from "./collection-editing.server.ts";
import { COLLECTION_WORDS } from "./collections.rules.ts";

type Typed = Record<string, unknown> | null | undefined;

/** What the form shows after a refusal: what was typed, not what is saved. */
export function typedOver(draft: CollectionDraft, typed: Typed): CollectionDraft {
  if (!typed) return draft;
  const text = (path: string) => {
    const found = path.split(".").reduce<unknown>((at, key) => (at as Typed)?.[key], typed);
    return typeof found === "string" ? found : "";
  };
  const words = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      Object.fromEntries(COLLECTION_WORDS.map((name) => [name, text(fieldOf(locale, name))])),
    ]),
  ) as CollectionDraft["words"];
  return {
    ...draft,
    words,
    slug: text("slug"),
    url: text("url"),
    imageUrl: text("imageUrl"),
    priceBrl: text("priceBrl"),
    priceEur: text("priceEur"),
    place: text("place") === "strip" ? "strip" : "page",
    active: text("active") === "on",
  };
}
