import { areAllShown, type Recorded } from "#app/platform/db/revisions.server.ts";
import { contentEdited } from "#app/platform/http/content-tags.server.ts";

/** Invalidates what shows designs as such, and the pages of the rugs that they belong to. */
export async function rugDesignsEdited(recorded: readonly Recorded[]): Promise<void> {
  const mayLag = areAllShown(recorded);
  const rugs = recorded.flatMap(({ before, after }) => [before, after].map((state) => state?.all.productId));
  const parts = rugs.flatMap((id) => (id ? String(id) : []));
  await contentEdited({ tag: "rug-designs", mayLag });
  await contentEdited({ tag: "products", parts, mayLag });
}
