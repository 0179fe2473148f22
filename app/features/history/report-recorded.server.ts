import { documentsEdited } from "#app/content/content-edited.server.ts";
import { rugDesignContent } from "#app/features/catalogue/rug-design-content.server.ts";
import { rugDesignsEdited } from "#app/features/catalogue/rug-design-edit.server.ts";
import { productContent, productsEdited } from "#app/features/products/product-content.server.ts";
import { areAllShown, type Recorded } from "#app/platform/db/revisions.server.ts";
import { contentEdited } from "#app/platform/http/content-tags.server.ts";

/** Called after a commit: drops the cached pages. */
export async function reportRecorded(recorded: readonly Recorded[]): Promise<void> {
  for (const [kind, own] of Map.groupBy(recorded, ({ kind }) => kind)) {
    if (kind === productContent) await productsEdited(own);
    else if (kind === rugDesignContent) await rugDesignsEdited(own);
    else if (kind.tags.includes("content")) await documentsEdited(own);
    else for (const tag of kind.tags) await contentEdited({ tag, mayLag: areAllShown(own) });
  }
}
