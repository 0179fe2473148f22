import type { Editor } from "#app/accounts/guard.server.ts";
import { getItem } from "#app/content/content.server.ts";
import { inEachLocale } from "#app/i18n/locales.ts";
import { isKnownMedia } from "#app/media/media.server.ts";
import { baseVersionWith } from "#app/platform/base-version.ts";
import { insertDocument, writeDocument } from "#app/platform/db/content/content-documents.server.ts";
import { hasDraft, readDraftRows } from "#app/platform/db/content/content-drafts.server.ts";
import type { Work } from "#app/platform/db/content/form-saving.server.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import { isId } from "#app/platform/ids.ts";
import { gallery } from "./gallery.content.ts";
import { MAIN_PLACE } from "./gallery.rules.ts";
import { arrange, builtInOf, edited, KIND, placesOf, shownImages, write } from "./gallery-places.server.ts";

const EXCHANGED = "Gallery picture put at its place";

/** Replaces a picture, wherever it was moved, or in its draft with `isHeld`. False when unknown. */
export async function putGalleryPicture(
  editor: Editor,
  id: string,
  url: string,
  isHeld = false,
): Promise<boolean> {
  if (!(await isKnownMedia(url))) return false;
  return isHeld ? hold(editor, id, url) : show(editor, id, url);
}

async function hold(editor: Editor, id: string, url: string): Promise<boolean> {
  const stored = await storedAt(editor, id);
  if (stored) await exchangeAs("draft", editor, stored, url);
  return stored !== null;
}

async function show(editor: Editor, id: string, url: string): Promise<boolean> {
  const places = placesOf(await shownImages());
  const shown = places[await placeIn(places, id)] ?? "";
  // Publishing ends the place's draft.
  if (shown && !builtInOf(shown) && hasDraft(await draftsOf(shown))) {
    await exchangeAs("site", editor, shown, url);
    return true;
  }
  return edited(editor, EXCHANGED, async (tx, watch) => {
    await watch.all(KIND);
    const ids = placesOf(await shownImages());
    const place = await placeIn(ids, id);
    if (place === -1) return false;
    const current = ids[place] ?? "";
    if (place < MAIN_PLACE && !builtInOf(current)) {
      await exchange(tx, current, url);
      return true;
    }
    // A new main picture hides the former one, which stays in the history.
    const made = await insertDocument(tx, KIND.document, { all: { url, position: "left" } });
    await arrange(tx, ids.with(place, made));
    return true;
  });
}

/** -1 when gone. A built-in one may have been stored, a main one replaced. */
async function placeIn(ids: string[], id: string): Promise<number> {
  const isBuiltIn = builtInOf(id) !== undefined;
  const stored = isBuiltIn ? (await shownImages()).filter(({ entry }) => entry.url === id) : [];
  const place = ids.findIndex((shown) => shown === id || stored.some((image) => image.id === shown));
  if (place !== -1 || isBuiltIn || !isId(id)) return place;
  return (await getItem(gallery, id))?.entry.position === "right" ? MAIN_PLACE : -1;
}

const draftsOf = async (id: string) => (await readDraftRows(db(), KIND, [id])).get(id) ?? [];

async function exchangeAs(as: "site" | "draft", editor: Editor, id: string, url: string): Promise<void> {
  const save: Work<void> = async (tx, watch) => {
    await watch(KIND, id);
    await exchange(tx, id, url);
  };
  await edited(editor, EXCHANGED, save, baseVersionWith({ as }));
}

/** Null when gone. A built-in picture is stored first, which changes nothing visible. */
async function storedAt(editor: Editor, picture: string): Promise<string | null> {
  return edited(editor, "Built-in gallery picture stored", async (tx, watch) => {
    await watch.all(KIND);
    const ids = placesOf(await shownImages());
    const place = await placeIn(ids, picture);
    const first = place === MAIN_PLACE ? place : 0;
    for (const [at, id] of ids.entries())
      if (at >= first && at <= place && builtInOf(id))
        await write(tx, id, { position: at === MAIN_PLACE ? "right" : "left" });
    return placesOf(await shownImages())[place] ?? null;
  });
}

/** Without the texts of a built-in picture, which would be wrong. */
async function exchange(tx: Transaction, id: string, url: string): Promise<void> {
  const image = await getItem(gallery, id);
  if (!image) throw new Error("The gallery image is not there");
  const words = builtInOf(image.entry.url) && inEachLocale(() => ({ title: "" }));
  await writeDocument(tx, KIND.document, id, { all: { url }, ...words });
}
