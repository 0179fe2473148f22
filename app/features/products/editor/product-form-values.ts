import { PRODUCT_FACTS, PRODUCT_WORDS, type ProductFact } from "#app/features/catalogue/products.content.ts";
import { type FormValues, textAt, valueAt, wordsAt } from "#app/i18n/form-values.ts";
import { PRODUCT_STATES } from "../admin-list/product-list-address.ts";
import type { ProductDraft } from "./product-drafts.server.ts";
import type { TypedSize } from "./product-form.ts";

export function withFormValues(draft: ProductDraft, typed: FormValues | null | undefined): ProductDraft {
  if (!typed) return draft;
  const text = (path: string) => textAt(typed, path);
  const list = (path: string) => [valueAt(typed, path) ?? []].flat().filter((one) => one !== "");
  const names = new Map(draft.related.map(({ id, name }) => [id, name]));
  return {
    ...draft,
    words: wordsAt(typed, PRODUCT_WORDS),
    slug: text("slug"),
    collectionId: text("collectionId"),
    categoryId: text("categoryId"),
    designerId: text("designerId"),
    ...(Object.fromEntries(PRODUCT_FACTS.map((name) => [name, text(name)])) as Record<ProductFact, string>),
    sizes: list("sizes").map((row) => sizeOf((row ?? {}) as Partial<TypedSize>)),
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
