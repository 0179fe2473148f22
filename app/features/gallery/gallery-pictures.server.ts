import { and, eq, sql } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { isKnownMedia } from "#app/features/media/media.server.ts";
import { baseVersionWith } from "#app/platform/base-version.ts";
import { hasDraft, readDraftRows } from "#app/platform/db/content-drafts.server.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import type { Work } from "#app/platform/db/form-saving.server.ts";
import { recording } from "#app/platform/db/revisions.server.ts";
import { removeTranslations } from "#app/platform/db/translations.server.ts";
import { galleryImageForm, LEFT_PLACES, MAIN_PLACE } from "./gallery.rules.ts";
import { ENTITY, lockGallery, nextLeft } from "./gallery.server.ts";
import { type GalleryImage, galleryImages } from "./gallery.table.ts";
import { galleryContent } from "./gallery-content.server.ts";
import { activeRows, arrange, builtInOf, changed, placesOf, write } from "./gallery-places.server.ts";

/**
 * Shows another picture where this one stands, wherever it has been moved meanwhile, or, `isHeld`, in the draft of its
 * place. `id` is that of a `GalleryPlace`. False when the address is unknown or the place is none.
 */
export async function putGalleryPicture(
  editor: Editor,
  id: string,
  url: string,
  isHeld = false,
): Promise<boolean> {
  if (!galleryImageForm.shape.url.safeParse(url).success || !(await isKnownMedia(url))) return false;
  const isPut = isHeld ? await hold(editor, id, url) : await show(editor, id, url);
  if (isPut) await changed(editor, "Gallery picture put at its place", { galleryImage: id, url });
  return isPut;
}

async function hold(editor: Editor, id: string, url: string): Promise<boolean> {
  const row = await rowOf(editor, id);
  if (row) await exchangeAs("draft", editor, row, url);
  return row !== null;
}

async function show(editor: Editor, id: string, url: string): Promise<boolean> {
  const active = await activeRows(db());
  const shown = placesOf(active)[await placeIn(db(), active, id)] ?? "";
  // What is shown at once ends the draft that stood for the same place.
  if (shown && !builtInOf(shown) && hasDraft(await draftsOf(shown))) {
    await exchangeAs("site", editor, shown, url);
    return true;
  }
  return recording(editor, async (tx, watch) => {
    await lockGallery(tx);
    await watch.all(galleryContent);
    const rows = await activeRows(tx);
    const ids = placesOf(rows);
    const place = await placeIn(tx, rows, id);
    if (place === -1) return false;
    const current = ids[place] ?? "";
    if (place < MAIN_PLACE && !builtInOf(current)) {
      await exchange(tx, current, url);
      return true;
    }
    const [row] = await tx
      .insert(galleryImages)
      .values({ url, position: "left", orderIndex: LEFT_PLACES, active: true })
      .returning();
    if (!row) throw new Error("The gallery image was not inserted");
    // Inserting a main picture deactivates the others.
    if (place === MAIN_PLACE)
      await tx.update(galleryImages).set({ active: false }).where(eq(galleryImages.position, "right"));
    await arrange(tx, ids.with(place, row.id));
    return true;
  });
}

/**
 * Where a picture stands now, -1 when nowhere. A built-in one, known by its address, may have become a row; a main one
 * may have been followed by another.
 */
async function placeIn(on: Transaction, rows: GalleryImage[], id: string): Promise<number> {
  const ids = placesOf(rows);
  const place = ids.findIndex(
    (shown) => shown === id || (builtInOf(id) && rows.some((row) => row.id === shown && row.url === id)),
  );
  if (place !== -1 || builtInOf(id)) return place;
  const wasMain = and(sql`${galleryImages.id}::text = ${id}`, eq(galleryImages.position, "right"));
  return (await on.$count(galleryImages, wasMain)) > 0 ? MAIN_PLACE : -1;
}

const draftsOf = async (id: string) => (await readDraftRows(db(), galleryContent, [id])).get(id) ?? [];

async function exchangeAs(as: "site" | "draft", editor: Editor, id: string, url: string): Promise<void> {
  const save: Work<void> = async (tx, watch) => {
    await watch(galleryContent, id);
    await exchange(tx, id, url);
  };
  await recording(editor, save, { baseVersion: baseVersionWith({ as }) });
}

/** The row of a picture; null when it is gone. A built-in picture becomes one: the site looks the same. */
async function rowOf(editor: Editor, picture: string): Promise<string | null> {
  return recording(editor, async (tx, watch) => {
    await lockGallery(tx);
    await watch.all(galleryContent);
    const rows = await activeRows(tx);
    const ids = placesOf(rows);
    const place = await placeIn(tx, rows, picture);
    const first = place === MAIN_PLACE ? place : 0;
    for (const [at, id] of ids.entries()) {
      if (at < first || at > place || !builtInOf(id)) continue;
      const left = { position: "left", orderIndex: await nextLeft(tx), active: true } as const;
      await write(tx, id, at === MAIN_PLACE ? { position: "right", orderIndex: null, active: true } : left);
    }
    return placesOf(await activeRows(tx))[place] ?? null;
  });
}

/** Another picture in the same row. The words of a built-in picture would be wrong beneath it. */
async function exchange(tx: Transaction, id: string, url: string): Promise<void> {
  const [row] = await tx.select().from(galleryImages).where(eq(galleryImages.id, id));
  if (!row) throw new Error("The gallery image is not there");
  const title = builtInOf(row.url) ? "" : row.title;
  if (builtInOf(row.url)) await removeTranslations(tx, ENTITY, id);
  await tx.update(galleryImages).set({ url, title }).where(eq(galleryImages.id, id));
}
