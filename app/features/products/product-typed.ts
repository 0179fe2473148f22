import { LOCALES } from "#app/i18n/locales.ts";
import { fieldOf } from "#app/i18n/translated-words.ts";
import type { ProductDraft } from "./product-drafts.server.ts";
import { PRODUCT_STATES, PRODUCT_WORDS, RUG_SHAPES, type TypedSize } from "./product-form.rules.ts";

type Typed = Record<string, unknown> | null | undefined;

/** What the form shows after a refusal: what was typed, not what is saved. */
export function typedOver(draft: ProductDraft, typed: Typed): ProductDraft {
  if (!typed) return draft;
  const at = (path: string) =>
    path.split(".").reduce<unknown>((found, key) => (found as Typed)?.[key], typed);
  const text = (path: string) => {
    const found = at(path);
    return typeof found === "string" ? found : "";
  };
  const list = (path: string) => [at(path) ?? []].flat().filter((one) => one !== "");
  const words = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      Object.fromEntries(PRODUCT_WORDS.map((name) => [name, text(fieldOf(locale, name))])),
    ]),
  ) as ProductDraft["words"];
  const names = new Map(draft.related.map(({ id, name }) => [id, name]));
  return {
    ...draft,
    words,
    slug: text("slug"),
    collectionId: text("collectionId"),
    categoryId: text("categoryId"),
    designerId: text("designerId"),
    shape: RUG_SHAPES.find((shape) => shape === text("shape")) ?? draft.shape,
    squareBrl: text("squareBrl"),
    squareEur: text("squareEur"),
    leadTimeDays: text("leadTimeDays"),
    sizes: list("sizes").map((row) => sizeOf(row as Partial<TypedSize>)),
    images: list("images").map(String),
    related: list("related").map((id) => ({ id: String(id), name: names.get(String(id)) ?? "…" })),
    state: PRODUCT_STATES.find((state) => state === text("state")) ?? draft.state,
  };
}

const sizeOf = ({ width = "", length = "", brl = "", eur = "" }: Partial<TypedSize>): TypedSize => ({
  width,
  length,
  brl,
  eur,
});
