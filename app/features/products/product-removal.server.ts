import type { Editor } from "#app/features/accounts/guard.server.ts";
import { leads } from "#app/features/leads/leads.table.ts";
import { rugDesigns } from "#app/features/simulator/rug-designs.table.ts";
import { inTransaction } from "#app/platform/db/db.server.ts";
import { bringBackRemoved, removeKeeping } from "#app/platform/db/removed-rows.server.ts";
import { saveRowOrder } from "#app/platform/db/row-order.ts";
import { contentChanged } from "#app/platform/http/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import { productImages, productSizes, productSlugs, products, relatedProducts } from "./products.table.ts";

/** Takes a rug away with everything that is its own; answers the name that brings it back. */
export async function removeProduct(editor: Editor, id: string): Promise<string | null> {
  const removed = await inTransaction((tx) =>
    removeKeeping(tx, {
      table: products,
      id,
      parts: [productSizes.productId, productImages.productId, productSlugs.productId],
      relations: [relatedProducts.productId, relatedProducts.relatedId],
      links: [rugDesigns.productId, leads.productId],
    }),
  );
  if (!removed) return null;
  await contentChanged("products", "rug-designs");
  log.info({ editor: editor.id, product: id }, "Product removed");
  return removed;
}

/** False when it is too late. */
export async function bringBackProduct(editor: Editor, removed: string): Promise<boolean> {
  if (!(await bringBackRemoved(removed))) return false;
  await contentChanged("products", "rug-designs");
  log.info({ editor: editor.id }, "Removal of a product undone");
  return true;
}

/** The named rugs take each other's places. */
export async function saveProductOrder(editor: Editor, ids: string[]): Promise<void> {
  await inTransaction((tx) => saveRowOrder(tx, products, ids));
  await contentChanged("products");
  log.info({ editor: editor.id, moved: ids.length }, "Catalogue sorted");
}
