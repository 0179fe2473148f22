import { eq } from "drizzle-orm";
import { collectionSlugs, collections } from "#app/features/catalogue/collections.table.ts";
import { contentKind } from "#app/platform/db/content-kind.ts";
import { storeFormerSlug } from "./collection-slugs.server.ts";
import { COLLECTION_WORDS } from "./collections.rules.ts";

/** What a collection, or a featured rug, consists of. */
export const collectionContent = contentKind({
  table: collections,
  words: COLLECTION_WORDS,
  title: "title",
  tags: ["collections", "products"],
  parts: [collectionSlugs.collectionId],
  async makeWay(tx, id, { slug }) {
    const [row] = await tx.select().from(collections).where(eq(collections.id, id));
    if (row && typeof slug === "string") await storeFormerSlug(tx, row, slug);
  },
});
