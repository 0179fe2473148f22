import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { amountText } from "#app/features/catalogue/amount.rules.ts";
import { type Collection, collections } from "#app/features/catalogue/collections.table.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { emptyWords, type Words } from "#app/i18n/translated-words.ts";
import type { BaseVersion } from "#app/platform/base-version.ts";
import { bringBackContent, removeContent } from "#app/platform/db/content-trash.server.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import { areAllShown, type Recorded, recording } from "#app/platform/db/revisions.server.ts";
import { endPlace, saveRowOrder } from "#app/platform/db/row-order.ts";
import { listWords } from "#app/platform/db/translations.server.ts";
import type { Watch } from "#app/platform/db/watching.server.ts";
import { contentChanged, contentEdited } from "#app/platform/http/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type ChangedWords, saveWords } from "#app/platform/translated-form.ts";
import { collectionContent } from "./collection-content.server.ts";
import { isSlugTaken, newSlug, storeFormerSlug, takeFormerSlug } from "./collection-slugs.server.ts";
import {
  COLLECTION_WORDS,
  type CollectionForm,
  type CollectionKind,
  type CollectionPlace,
} from "./collections.rules.ts";
import { ENTITY } from "./collections.server.ts";

export type CollectionWord = (typeof COLLECTION_WORDS)[number];

/** What the form of a tab begins with. */
export type CollectionDraft = {
  id: string | null;
  words: Words<CollectionWord>;
  slug: string;
  url: string;
  imageUrl: string;
  priceBrl: string;
  priceEur: string;
  place: CollectionPlace;
  active: boolean;
};

export const newCollectionDraft = (place: CollectionPlace): CollectionDraft => ({
  id: null,
  words: emptyWords(COLLECTION_WORDS),
  ...{ slug: "", url: "", imageUrl: "", priceBrl: "", priceEur: "" },
  place,
  active: true,
});

/** Null when it is not there, or of the other kind. */
export async function getCollectionDraft(
  _editor: Editor,
  kind: CollectionKind,
  id: string,
): Promise<CollectionDraft | null> {
  const [row] = await db().select().from(collections).where(ofKind(kind, id));
  if (!row) return null;
  const { title, description, exploreText, slug, active } = row;
  return {
    id,
    words: await listWords(ENTITY, id, { title, description, exploreText }),
    slug,
    url: row.url ?? "",
    imageUrl: row.imageUrl ?? "",
    priceBrl: amountText(row.priceBrlCents),
    priceEur: amountText(row.priceEurCents),
    place: placeOf(row),
    active,
  };
}

export type SavedCollection = { state: "saved"; id: string } | { state: "slugTaken" | "missing" };

type Saving = {
  kind: CollectionKind;
  /** Null makes a new one. */
  id: string | null;
  form: CollectionForm;
  words: ChangedWords<CollectionWord>;
  /** What the form began with, when two may have it open. */
  baseVersion?: BaseVersion | undefined;
};

/** A new one stands before all others. A renamed collection's old address goes on leading to it. */
export async function saveCollection(editor: Editor, saving: Saving): Promise<SavedCollection> {
  const { kind, id, words, baseVersion } = saving;
  const save = async (tx: Transaction, watch: Watch): Promise<SavedCollection> => {
    if (id) await watch(collectionContent, id);
    const result = id ? await update(tx, saving, id) : await insert(tx, saving);
    if (result.state !== "saved") return result;
    watch.created(collectionContent, result.id);
    await saveWords(tx, ENTITY, result.id, words);
    return result;
  };
  const recorded: Recorded[] = [];
  const isDone = ({ state }: SavedCollection) => state === "saved";
  const saved = await recording(editor, save, { baseVersion, isDone, recorded });
  if (saved.state !== "saved") return saved;
  await contentEdited({ tag: "collections", mayLag: areAllShown(recorded) });
  log.info({ editor: editor.id, collection: saved.id, kind, isNew: !id }, "Collection saved");
  return saved;
}

async function insert(tx: Transaction, { kind, form }: Saving): Promise<SavedCollection> {
  const { title, description, exploreText } = form;
  if (form.slug && (await isSlugTaken(tx, kind, form.slug))) return { state: "slugTaken" };
  if (form.slug) await takeFormerSlug(tx, form.slug);
  const place = kind === "featured" ? "page" : form.place;
  const [row] = await tx
    .insert(collections)
    .values({
      ...{ kind, title, description, exploreText },
      ...facts(kind, form),
      slug: form.slug || (await newSlug(tx, kind, title)),
      ...(await placing(tx, kind, place, "first")),
    })
    .returning({ id: collections.id });
  if (!row) throw new Error("The collection was not inserted");
  return { state: "saved", id: row.id };
}

async function update(tx: Transaction, saving: Saving, id: string): Promise<SavedCollection> {
  const { kind, form, words } = saving;
  const [row] = await tx.select().from(collections).where(ofKind(kind, id)).for("update");
  if (!row) return { state: "missing" };
  const slug = form.slug || row.slug;
  if (await isSlugTaken(tx, kind, slug, id)) return { state: "slugTaken" };
  await storeFormerSlug(tx, row, slug);
  const isMoved = kind === "collection" && placeOf(row) !== form.place;
  await tx
    .update(collections)
    .set({
      ...words[DEFAULT_LOCALE],
      ...facts(kind, form),
      slug,
      ...(isMoved && (await placing(tx, kind, form.place, "last"))),
    })
    .where(eq(collections.id, id));
  return { state: "saved", id };
}

/** Only a featured rug's form asks for prices. */
const facts = (kind: CollectionKind, { url, imageUrl, priceBrl, priceEur, active }: CollectionForm) => ({
  url: url || null,
  imageUrl: imageUrl || null,
  active,
  ...(kind === "featured" && { priceBrlCents: priceBrl, priceEurCents: priceEur }),
});

/** Takes it away with its words and former addresses; answers the name that brings it back. */
export async function removeCollection(
  editor: Editor,
  kind: CollectionKind,
  id: string,
): Promise<string | null> {
  const [row] = await db().select({ id: collections.id }).from(collections).where(ofKind(kind, id));
  const removed = row ? await removeContent(editor, collectionContent, id) : null;
  if (!removed) return null;
  await contentChanged("collections", "products");
  log.info({ editor: editor.id, collection: id, kind }, "Collection removed");
  return removed;
}

/** False when it is too late. */
export async function bringBackCollection(editor: Editor, removed: string): Promise<boolean> {
  const isBack = await bringBackContent(editor, collectionContent, removed);
  if (!isBack) return false;
  await contentChanged("collections", "products");
  log.info({ editor: editor.id }, "Removal of a collection undone");
  return true;
}

/** The named ones take each other's places. */
export async function saveCollectionOrder(
  editor: Editor,
  kind: CollectionKind,
  place: CollectionPlace,
  ids: string[],
): Promise<void> {
  await recording(editor, async (tx, watch) => {
    await watch(collectionContent, ...ids);
    await saveRowOrder(tx, collections, ids, shownAt(kind, place));
    if (place === "strip") await numberTiles(tx);
  });
  await contentChanged("collections");
  log.info({ editor: editor.id, kind, place, moved: ids.length }, "Collections sorted");
}

/** The strip follows the order of its collections. */
export async function numberTiles(tx: Transaction): Promise<void> {
  await tx.execute(
    sql`update ${collections} set tile_order = placed.place from (
        select id as placed_id, row_number() over (order by display_order) as place
        from ${collections} where ${shownAt("collection", "strip")}
      ) placed where ${collections.id} = placed.placed_id`,
  );
}

async function placing(tx: Transaction, kind: CollectionKind, place: CollectionPlace, end: "first" | "last") {
  const displayOrder = await endPlace(tx, collections, end, shownAt(kind, place));
  return { displayOrder, tileOrder: place === "strip" ? displayOrder : null };
}

const placeOf = ({ tileOrder }: Collection): CollectionPlace => (tileOrder === null ? "page" : "strip");

const ofKind = (kind: CollectionKind, id: string) => and(eq(collections.kind, kind), eq(collections.id, id));

/** Featured rugs stand in one list; collections on their page or in the strip. */
export function shownAt(kind: CollectionKind, place: CollectionPlace): SQL | undefined {
  const inStrip = place === "strip" ? isNotNull(collections.tileOrder) : isNull(collections.tileOrder);
  return and(eq(collections.kind, kind), kind === "collection" ? inStrip : undefined);
}
