import { eq } from "drizzle-orm";
import { DOCUMENT_FIELDS } from "#app/features/catalogue/product-values.server.ts";
import { productSlugs, products } from "#app/features/catalogue/products.table.ts";
import { contentKind } from "#app/platform/db/content-kind.ts";

export const productContent = contentKind({
  table: products,
  fields: DOCUMENT_FIELDS,
  title: "name",
  tags: ["products", "rug-designs"],
  parts: [productSlugs.productId],
  /** The former address redirects; a reused one belongs to the new rug. */
  async beforeWrite(tx, id, { slug }) {
    if (typeof slug !== "string") return;
    await tx.delete(productSlugs).where(eq(productSlugs.slug, slug));
    const [rug] = await tx.select({ slug: products.slug }).from(products).where(eq(products.id, id));
    if (!rug || rug.slug === slug) return;
    const former = { slug: rug.slug, productId: id };
    // Another rug may have brought it back from the trash as its own former address.
    await tx
      .insert(productSlugs)
      .values(former)
      .onConflictDoUpdate({ target: productSlugs.slug, set: former });
  },
});
