import { and, eq, ne } from "drizzle-orm";
import { contentKind } from "#app/platform/db/content-kind.ts";
import { galleryImages } from "./gallery.table.ts";

/** What a picture of the feature gallery consists of. */
export const galleryContent = contentKind({
  table: galleryImages,
  words: ["title"],
  title: "title",
  tags: ["gallery"],
  isExclusive: true,
  async makeWay(tx, id, { position, active }) {
    if (position !== "right" || !active) return;
    const others = and(eq(galleryImages.position, "right"), ne(galleryImages.id, id));
    await tx.update(galleryImages).set({ active: false }).where(others);
  },
});
