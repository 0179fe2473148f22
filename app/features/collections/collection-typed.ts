import { type Typed, typedText, typedWords } from "#app/i18n/typed-words.ts";
import type { CollectionDraft } from "./collection-editing.server.ts";
import { COLLECTION_WORDS } from "./collections.rules.ts";

/** What the form shows after a refusal: what was typed, not what is saved. */
export function typedOver(draft: CollectionDraft, typed: Typed | null | undefined): CollectionDraft {
  if (!typed) return draft;
  const text = (path: string) => typedText(typed, path);
  return {
    ...draft,
    words: typedWords(typed, COLLECTION_WORDS),
    slug: text("slug"),
    url: text("url"),
    imageUrl: text("imageUrl"),
    priceBrl: text("priceBrl"),
    priceEur: text("priceEur"),
    place: text("place") === "strip" ? "strip" : "page",
    active: text("active") === "on",
  };
}
