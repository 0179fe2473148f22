import type { Editor } from "#app/accounts/guard.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import type { Watch } from "#app/platform/db/content/change-tracking.server.ts";
import { removeContent, undeleteContent } from "#app/platform/db/content/content-trash.server.ts";
import { withRevisions } from "#app/platform/db/content/revisions.server.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { saveRowOrder } from "#app/platform/db/row-order.ts";
import { log } from "#app/platform/log.server.ts";
import { productContent } from "./product-content.server.ts";

export async function removeProduct(editor: Editor, id: string): Promise<string | null> {
  const removed = await removeContent(editor, productContent, id);
  if (!removed) return null;
  log.info({ editor: editor.id, product: id }, "Product removed");
  return removed;
}

export async function undeleteProduct(editor: Editor, removed: string): Promise<boolean> {
  if (!(await undeleteContent(editor, productContent, removed))) return false;
  log.info({ editor: editor.id }, "Removal of a product undone");
  return true;
}

export async function saveProductOrder(editor: Editor, ids: string[]): Promise<void> {
  const sort = async (tx: Transaction, watch: Watch) => {
    await watch(productContent, ...ids);
    await saveRowOrder(tx, products, ids);
  };
  await withRevisions(editor, sort);
  log.info({ editor: editor.id, moved: ids.length }, "Catalogue sorted");
}
