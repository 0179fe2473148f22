import { asc, desc, eq } from "drizzle-orm";
import { contentList } from "#app/platform/db/content-list.server.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import { readWithDrafts } from "#app/platform/db/seen-as-published.server.ts";
import { isId } from "#app/platform/ids.ts";
import { curationEditions, curationImages } from "./curation.table.ts";

/** The editions as the owner keeps them, the latest first. */
export const curationList = contentList(curationEditions, {
  words: ["title", "description", "catalogueName"],
  tag: "curation",
  title: "title",
  lists: [curationImages.editionId],
  orderBy: [desc(curationEditions.year)],
});

/** The pictures of one edition with what is not published yet, those of the others as they hang. */
export function listUnpublishedImages(id: string | undefined): Promise<Map<string, string[]>> {
  const scope = id && isId(id) ? [{ kind: curationList.content, id }] : [];
  return readWithDrafts(scope, listCurationImages);
}

/** Addresses of every edition's pictures, in order. */
export async function listCurationImages(): Promise<Map<string, string[]>> {
  const rows = await db()
    .select({ editionId: curationImages.editionId, imageUrl: curationImages.imageUrl })
    .from(curationImages)
    .orderBy(asc(curationImages.displayOrder));
  const byEdition = Map.groupBy(rows, ({ editionId }) => editionId);
  return new Map([...byEdition].map(([id, images]) => [id, images.map(({ imageUrl }) => imageUrl)]));
}

/** Hangs these pictures in this order in place of those before. */
export async function replacePictures(tx: Transaction, editionId: string, urls: string[]): Promise<void> {
  await tx.delete(curationImages).where(eq(curationImages.editionId, editionId));
  if (urls.length === 0) return;
  await tx
    .insert(curationImages)
    .values(urls.map((imageUrl, at) => ({ editionId, imageUrl, displayOrder: at + 1 })));
}
