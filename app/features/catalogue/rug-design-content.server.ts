import { wordFields } from "#app/platform/db/content/content-documents.server.ts";
import { contentKind } from "#app/platform/db/content/content-kind.ts";
import { areAllShown, type Recorded } from "#app/platform/db/content/revisions.server.ts";
import { contentEdited } from "#app/platform/http/cache/content-tags.server.ts";
import { rugDesignCounts, rugDesigns } from "./rug-designs.table.ts";

export const rugDesignContent = contentKind({
  table: rugDesigns,
  fields: {
    ...wordFields(["name"]),
    sizes: { isLocalized: false, initial: [] },
    yarns: { isLocalized: false, initial: [] },
  },
  title: "name",
  tags: ["rug-designs", "products"],
  parts: [rugDesignCounts.rugDesignId],
  edited,
  // Pixels and colours belong to one file, so they are drafted together.
  joined: { picture: ["imageUrl", "pictureWidth", "pictureHeight", "yarns"] },
});

/** What shows designs as such, and the pages of the rugs that they belong to. */
async function edited(changes: readonly Recorded[]): Promise<void> {
  const mayLag = areAllShown(changes);
  const rugs = changes.flatMap(({ before, after }) => [before, after].map((state) => state?.all.productId));
  const parts = rugs.flatMap((id) => (id ? String(id) : []));
  await contentEdited({ tag: "rug-designs", mayLag });
  await contentEdited({ tag: "products", parts, mayLag });
}
