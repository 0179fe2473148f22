import { inArray } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { initialOf } from "#app/content/fields.ts";
import { amountText, metresText } from "#app/features/catalogue/amount.rules.ts";
import {
  PRODUCT_FACTS,
  PRODUCT_FIELDS,
  PRODUCT_WORDS,
  type ProductFact,
  type ProductWord,
} from "#app/features/catalogue/products.content.ts";
import { type Product, products } from "#app/features/catalogue/products.table.ts";
import { inEachLocale } from "#app/i18n/locales.ts";
import { emptyWords, type Words } from "#app/i18n/translated-words.ts";
import { readStates } from "#app/platform/db/content/content-rows.server.ts";
import { listOutdated } from "#app/platform/db/content/outdated-texts.server.ts";
import { readWithDrafts } from "#app/platform/db/content/read-with-drafts.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import type { ProductState } from "../admin-list/product-list-address.ts";
import { productContent } from "./product-content.server.ts";
import type { TypedSize } from "./product-form.ts";

export type ProductDraft = Record<ProductFact, unknown> & {
  id: string | null;
  words: Words<ProductWord>;
  slug: string;
  collectionId: string;
  categoryId: string;
  designerId: string;
  sizes: TypedSize[];
  images: string[];
  related: { id: string; name: string }[];
  state: ProductState;
};

/** These facts of a rug; what is missing begins as its declaration says. */
const factsIn = (all: Record<string, unknown>) =>
  Object.fromEntries(
    PRODUCT_FACTS.map((name) => [name, plain(all[name]) ?? initialOf(PRODUCT_FIELDS[name]) ?? ""]),
  ) as Record<ProductFact, unknown>;

/** A column that was never written holds an empty text. */
const plain = (value: unknown) => (value === "" ? null : value);

export const newProductDraft = (): ProductDraft => ({
  id: null,
  words: emptyWords(PRODUCT_WORDS),
  slug: "",
  ...{ collectionId: "", categoryId: "", designerId: "" },
  // Said by whoever chooses the cover.
  ...{ ...factsIn({}), coverView: "angled" },
  ...{ sizes: [], images: [], related: [] },
  state: "published",
});

export const getUnpublishedProduct = (editor: Editor, id: string) =>
  readWithDrafts([{ kind: productContent, id }], () => getProductDraft(editor, id));

export const outdatedProduct = (_editor: Editor, id: string) => listOutdated(productContent, [id]);

type Stored = Record<"slug" | "collectionId" | "categoryId" | "designerId", string | null> &
  Pick<Product, "active" | "withdrawnAt" | "sizes" | "images"> & { related: string[] };

export async function getProductDraft(_editor: Editor, id: string): Promise<ProductDraft | null> {
  const state = (await readStates(db(), productContent, [id])).get(id);
  if (!state) return null;
  const all = state.all as Stored;
  return {
    id,
    words: inEachLocale((locale) =>
      Object.fromEntries(PRODUCT_WORDS.map((name) => [name, String(state[locale][name] ?? "")])),
    ) as Words<ProductWord>,
    slug: all.slug ?? "",
    collectionId: all.collectionId ?? "",
    categoryId: all.categoryId ?? "",
    designerId: all.designerId ?? "",
    ...factsIn(state.all),
    sizes: all.sizes.map((size) => ({
      width: metresText(size.widthMetres),
      length: metresText(size.lengthMetres),
      brl: amountText(size.priceBrlCents),
      eur: amountText(size.priceEurCents),
    })),
    images: all.images,
    related: await named(all.related),
    state: stateOf(all),
  };
}

/** Those that are still there. */
export async function named(ids: string[]): Promise<ProductDraft["related"]> {
  if (ids.length === 0) return [];
  const { id, name } = products;
  const rows = await db().select({ id, name }).from(products).where(inArray(id, ids));
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

export function stateOf({ active, withdrawnAt }: Pick<Product, "active" | "withdrawnAt">): ProductState {
  if (withdrawnAt) return "withdrawn";
  return active ? "published" : "draft";
}
