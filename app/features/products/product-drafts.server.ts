import { asc, eq } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { amountText, metresText } from "#app/features/catalogue/amount.rules.ts";
import {
  type Product,
  productImages,
  productSizes,
  products,
  relatedProducts,
} from "#app/features/catalogue/products.table.ts";
import { emptyWords, type Words } from "#app/i18n/translated-words.ts";
import { db } from "#app/platform/db/db.server.ts";
import { readWithDrafts } from "#app/platform/db/seen-as-published.server.ts";
import { listWords } from "#app/platform/db/translations.server.ts";
import { productContent } from "./product-content.server.ts";
import { PRODUCT_WORDS, type ProductState, RUG_SHAPES, type TypedSize } from "./product-form.rules.ts";

export type ProductWord = (typeof PRODUCT_WORDS)[number];

export type ProductDraft = {
  id: string | null;
  words: Words<ProductWord>;
  slug: string;
  collectionId: string;
  categoryId: string;
  designerId: string;
  shape: (typeof RUG_SHAPES)[number];
  squareBrl: string;
  squareEur: string;
  leadTimeDays: string;
  sizes: TypedSize[];
  images: string[];
  related: { id: string; name: string }[];
  state: ProductState;
};

export const newProductDraft = (): ProductDraft => ({
  id: null,
  words: emptyWords(PRODUCT_WORDS),
  slug: "",
  ...{ collectionId: "", categoryId: "", designerId: "" },
  shape: "rectangular",
  ...{ squareBrl: "", squareEur: "", leadTimeDays: "" },
  ...{ sizes: [], images: [], related: [] },
  state: "published",
});

export const getUnpublishedProduct = (editor: Editor, id: string) =>
  readWithDrafts([{ kind: productContent, id }], () => getProductDraft(editor, id));

/** Null when missing. */
export async function getProductDraft(_editor: Editor, id: string): Promise<ProductDraft | null> {
  const [row] = await db().select().from(products).where(eq(products.id, id));
  if (!row) return null;
  const { name, description, materials, technique, care } = row;
  const [words, sizes, images, related] = await Promise.all([
    listWords("products", id, { name, description, materials, technique, care }),
    db()
      .select()
      .from(productSizes)
      .where(eq(productSizes.productId, id))
      .orderBy(asc(productSizes.displayOrder)),
    db()
      .select({ url: productImages.imageUrl })
      .from(productImages)
      .where(eq(productImages.productId, id))
      .orderBy(asc(productImages.displayOrder)),
    db()
      .select({ id: products.id, name: products.name })
      .from(relatedProducts)
      .innerJoin(products, eq(products.id, relatedProducts.relatedId))
      .where(eq(relatedProducts.productId, id))
      .orderBy(asc(relatedProducts.displayOrder)),
  ]);
  return {
    id,
    words,
    slug: row.slug,
    collectionId: row.collectionId ?? "",
    categoryId: row.categoryId ?? "",
    designerId: row.designerId ?? "",
    shape: RUG_SHAPES.find((shape) => shape === row.shape) ?? "rectangular",
    squareBrl: amountText(row.squareMetreBrlCents),
    squareEur: amountText(row.squareMetreEurCents),
    leadTimeDays: row.leadTimeDays?.toString() ?? "",
    sizes: sizes.map((size) => ({
      width: metresText(size.widthMetres),
      length: metresText(size.lengthMetres),
      brl: amountText(size.priceBrlCents),
      eur: amountText(size.priceEurCents),
    })),
    images: images.map(({ url }) => url),
    related,
    state: stateOf(row),
  };
}

export function stateOf({ active, withdrawnAt }: Pick<Product, "active" | "withdrawnAt">): ProductState {
  if (withdrawnAt) return "withdrawn";
  return active ? "published" : "draft";
}
