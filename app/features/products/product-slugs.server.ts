import { eq } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { contentChanged } from "#app/platform/http/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import { productSlugs, products } from "./products.table.ts";

/** Where a rug stands now that stood at this address before. */
export async function findMovedSlug(slug: string): Promise<string | null> {
  const [found] = await db()
    .select({ slug: products.slug })
    .from(productSlugs)
    .innerJoin(products, eq(products.id, productSlugs.productId))
    .where(eq(productSlugs.slug, slug))
    .limit(1);
  return found?.slug ?? null;
}

/** Gives a rug another address and keeps the old one leading there. False when the rug or the address is not free. */
export async function renameProduct(editor: Editor, id: string, slug: string): Promise<boolean> {
  const isRenamed = await inTransaction(async (tx) => {
    const [rug] = await tx.select().from(products).where(eq(products.id, id)).for("update");
    const [taken] = await tx.select({ id: products.id }).from(products).where(eq(products.slug, slug));
    if (!rug || taken) return false;
    // The address may have belonged to a rug before, even to this one: it is a present one now.
    await tx.delete(productSlugs).where(eq(productSlugs.slug, slug));
    await tx.insert(productSlugs).values({ slug: rug.slug, productId: id });
    await tx.update(products).set({ slug }).where(eq(products.id, id));
    return true;
  });
  if (!isRenamed) return false;
  await contentChanged("products");
  log.info({ editor: editor.id, product: id, slug }, "Product renamed");
  return true;
}
