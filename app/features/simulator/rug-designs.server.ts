import { asc, count, desc, eq, sql } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { getPictures } from "#app/features/media/media.server.ts";
import { amountText } from "#app/features/products/amount.rules.ts";
import { products } from "#app/features/products/products.table.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { bringBackContent, removeContent } from "#app/platform/db/content-bin.server.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import { recording } from "#app/platform/db/revisions.server.ts";
import { listTranslations, saveTranslation } from "#app/platform/db/translations.server.ts";
import { contentChanged } from "#app/platform/http/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Picture } from "#app/ui/picture.rules.ts";
import { type PngFacts, readPng } from "./png-palette.ts";
import { rugDesignContent } from "./rug-design-content.server.ts";
import { readDesignFile } from "./rug-design-file.server.ts";
import type { RugDesignDraft, RugDesignForm } from "./rug-designs.rules.ts";
import {
  type RugDesign,
  rugDesignCounts,
  rugDesignSizes,
  rugDesigns,
  rugDesignYarns,
} from "./rug-designs.table.ts";
import {
  type MeasuredSize,
  PROPORTION_TOLERANCE,
  parseSize,
  proportionError,
  spelledSize,
} from "./rug-sizes.rules.ts";
import { simulatorAdminTexts } from "./simulator-admin.texts.ts";

const { editor: texts } = simulatorAdminTexts;
const ENTITY = "rug_designs";

/** A design in the panel's list. */
export type ListedDesign = Pick<RugDesign, "id" | "name" | "active" | "sizeConfirmed" | "priceBrlCents"> & {
  sizes: number;
  tried: number;
  asked: number;
  picture: Picture | null;
};

export type SaveRefusal = "unknown" | "picture" | "proportions";
export type SavedDesign = { ok: true; id: string; isNew: boolean } | { ok: false; reason: SaveRefusal };

/** Every design, those in use first. */
export async function listRugDesigns(_editor: Editor): Promise<ListedDesign[]> {
  const rows = await db()
    .select({
      id: rugDesigns.id,
      name: rugDesigns.name,
      active: rugDesigns.active,
      sizeConfirmed: rugDesigns.sizeConfirmed,
      priceBrlCents: rugDesigns.priceBrlCents,
      imageUrl: rugDesigns.imageUrl,
      sizes: count(rugDesignSizes.id),
      tried: timesOf("tried"),
      asked: timesOf("asked"),
    })
    .from(rugDesigns)
    .leftJoin(rugDesignSizes, eq(rugDesignSizes.rugDesignId, rugDesigns.id))
    .groupBy(rugDesigns.id)
    .orderBy(desc(rugDesigns.active), asc(rugDesigns.displayOrder), asc(rugDesigns.createdAt));
  const pictures = await getPictures(
    rows.map(({ imageUrl }) => imageUrl),
    DEFAULT_LOCALE,
  );
  return rows.map(({ imageUrl, ...row }) => ({ ...row, picture: pictures.get(imageUrl) ?? null }));
}

const timesOf = (act: "tried" | "asked") =>
  sql<number>`(select coalesce(sum(${rugDesignCounts.count}), 0)::int from ${rugDesignCounts}
    where ${rugDesignCounts.rugDesignId} = ${rugDesigns.id} and ${rugDesignCounts.act} = ${act}
      and ${rugDesignCounts.span} = 'month')`;

/** What the editor begins with: a saved design, or the one that belongs to a product. */
export async function getRugDesignDraft(
  _editor: Editor,
  which: { id: string } | { productId: string },
): Promise<RugDesignDraft | null> {
  const is = "id" in which ? eq(rugDesigns.id, which.id) : eq(rugDesigns.productId, which.productId);
  const [row] = await db().select().from(rugDesigns).where(is).orderBy(asc(rugDesigns.displayOrder)).limit(1);
  if (!row) return null;
  const [sizes, yarns, { es, en }] = await Promise.all([
    db()
      .select()
      .from(rugDesignSizes)
      .where(eq(rugDesignSizes.rugDesignId, row.id))
      .orderBy(asc(rugDesignSizes.displayOrder)),
    db()
      .select()
      .from(rugDesignYarns)
      .where(eq(rugDesignYarns.rugDesignId, row.id))
      .orderBy(asc(rugDesignYarns.paletteIndex)),
    listTranslations(ENTITY, row.id),
  ]);
  const picture =
    row.pictureWidth && row.pictureHeight ? { width: row.pictureWidth, height: row.pictureHeight } : null;
  const [first] = sizes;
  const fits = picture && first && Math.abs(proportionError(picture, first)) <= PROPORTION_TOLERANCE;
  return {
    id: row.id,
    name: row.name,
    nameEs: es.name ?? "",
    nameEn: en.name ?? "",
    imageUrl: row.imageUrl,
    price: amountText(row.priceBrlCents),
    priceEur: amountText(row.priceEurCents),
    sizes: sizes.map(spelledSize),
    pileMillimetres: String(Math.round(row.pileHeightMetres * 1000)),
    shape: row.shape,
    edge: row.edge,
    // An old design says nothing of proportions that do not match, so the question is asked.
    fit: row.sizeConfirmed || fits ? row.fit : "",
    productId: row.productId ?? "",
    yarns: yarns.map(({ paletteIndex, name, hex }) => ({ index: paletteIndex, name, hex })),
    picture,
  };
}

/** Products that a design may belong to. */
export function listLinkableProducts(_editor: Editor): Promise<{ id: string; name: string }[]> {
  return db()
    .select({ id: products.id, name: products.name })
    .from(products)
    .orderBy(asc(sql`lower(${products.name})`));
}

/** Saves what the form says. The file itself decides about pixels and colours; the form only names them. */
export async function saveRugDesign(editor: Editor, form: RugDesignForm): Promise<SavedDesign> {
  const facts = await factsOf(form.imageUrl);
  if (!facts) return { ok: false, reason: "picture" };
  const sizes = form.sizes.flatMap((text) => parseSize(text) ?? []);
  const [first] = sizes;
  const isOff = first && Math.abs(proportionError(facts, first)) > PROPORTION_TOLERANCE;
  if (isOff && !form.fit) return { ok: false, reason: "proportions" };
  const saved = await recording(editor, async (tx, watch) => {
    if (form.id) await watch(rugDesignContent, form.id);
    const id = await saveRow(tx, form, facts);
    if (!id) return null;
    watch.created(rugDesignContent, id);
    await replaceParts(tx, id, form, sizes, facts);
    await saveTranslation(tx, ENTITY, id, "es", { name: form.nameEs ?? "" });
    await saveTranslation(tx, ENTITY, id, "en", { name: form.nameEn ?? "" });
    return id;
  });
  if (!saved) return { ok: false, reason: "unknown" };
  await contentChanged("rug-designs", "products");
  log.info({ editor: editor.id, rugDesign: saved }, "Rug design saved");
  return { ok: true, id: saved, isNew: !form.id };
}

async function factsOf(url: string): Promise<PngFacts | null> {
  const bytes = await readDesignFile(url);
  return bytes && readPng(bytes);
}

async function saveRow(tx: Transaction, form: RugDesignForm, facts: PngFacts): Promise<string | undefined> {
  const values = {
    name: form.name,
    productId: form.productId ?? null,
    imageUrl: form.imageUrl,
    pictureWidth: facts.width,
    pictureHeight: facts.height,
    shape: form.shape,
    edge: form.edge,
    fit: form.fit ?? ("scale" as const),
    sizeConfirmed: true,
    pileHeightMetres: form.pileMillimetres / 1000,
    priceBrlCents: form.price,
    priceEurCents: form.priceEur ?? null,
  };
  if (form.id) {
    const [row] = await tx.update(rugDesigns).set(values).where(eq(rugDesigns.id, form.id)).returning();
    return row?.id;
  }
  const next = sql<number>`(select coalesce(max(${rugDesigns.displayOrder}), 0) + 1 from ${rugDesigns})`;
  const [row] = await tx
    .insert(rugDesigns)
    .values({ ...values, displayOrder: next })
    .returning();
  return row?.id;
}

async function replaceParts(
  tx: Transaction,
  rugDesignId: string,
  form: RugDesignForm,
  sizes: MeasuredSize[],
  { palette }: PngFacts,
): Promise<void> {
  await tx.delete(rugDesignSizes).where(eq(rugDesignSizes.rugDesignId, rugDesignId));
  const distinct = [...new Map(sizes.map((size) => [spelledSize(size), size])).values()];
  await tx
    .insert(rugDesignSizes)
    .values(distinct.map((size, place) => ({ rugDesignId, ...size, displayOrder: place + 1 })));
  await tx.delete(rugDesignYarns).where(eq(rugDesignYarns.rugDesignId, rugDesignId));
  const names = new Map(form.yarns.map(({ index, name }) => [index, name]));
  const yarns = (palette ?? []).map(({ index, hex }, place) => ({
    rugDesignId,
    paletteIndex: index,
    name: names.get(index) ?? texts.yarnName(place + 1),
    hex,
  }));
  if (yarns.length > 0) await tx.insert(rugDesignYarns).values(yarns);
}

/** Shows a design in the simulator, or no longer. */
export async function showRugDesign(editor: Editor, id: string, active: boolean): Promise<string | null> {
  const [row] = await recording(editor, async (tx, watch) => {
    await watch(rugDesignContent, id);
    return tx
      .update(rugDesigns)
      .set({ active })
      .where(eq(rugDesigns.id, id))
      .returning({ name: rugDesigns.name });
  });
  if (!row) return null;
  await contentChanged("rug-designs", "products");
  log.info({ editor: editor.id, rugDesign: id, active }, "Rug design shown or hidden");
  return row.name;
}

/** Answers the name under which it can be brought back; null when there was none. */
export async function removeRugDesign(editor: Editor, id: string): Promise<string | null> {
  const removed = await removeContent(editor, rugDesignContent, id);
  if (!removed) return null;
  await contentChanged("rug-designs", "products");
  log.info({ editor: editor.id, rugDesign: id }, "Rug design removed");
  return removed;
}

export async function bringBackRugDesign(editor: Editor, removed: string): Promise<boolean> {
  const isBack = await bringBackContent(editor, rugDesignContent, removed);
  if (isBack) await contentChanged("rug-designs", "products");
  log.info({ editor: editor.id, removed, isBack }, "Removal of a rug design undone");
  return isBack;
}
