import { eq, inArray } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import {
  type Product,
  productImages,
  productSizes,
  products,
  relatedProducts,
} from "#app/features/catalogue/products.table.ts";
import { DEFAULT_LOCALE, TRANSLATED_LOCALES } from "#app/i18n/locales.ts";
import type { BaseVersion } from "#app/platform/base-version.ts";
import { now } from "#app/platform/clock.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { type Recorded, recording } from "#app/platform/db/revisions.server.ts";
import { endPlace } from "#app/platform/db/row-order.ts";
import { listTranslations, saveTranslation } from "#app/platform/db/translations.server.ts";
import type { Watch } from "#app/platform/db/watching.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type ChangedWords, saveWords } from "#app/platform/translated-form.ts";
import { productContent } from "./product-content.server.ts";
import type { ProductWord } from "./product-drafts.server.ts";
import { productsEdited } from "./product-edit.server.ts";
import type { ProductForm, ProductState } from "./product-form.rules.ts";
import { isSlugTaken, newSlug, storeFormerSlug } from "./product-slugs.server.ts";

const ENTITY = "products";

export type SavedProduct = { state: "saved"; id: string } | { state: "slugTaken" | "missing" };

type Saving = {
  id: string | null;
  form: ProductForm;
  words: ChangedWords<ProductWord>;
  baseVersion?: BaseVersion | undefined;
};

/** A new rug is last. Former addresses redirect. */
export async function saveProduct(editor: Editor, saving: Saving): Promise<SavedProduct> {
  const { id, form, words, baseVersion } = saving;
  const save = async (tx: Transaction, watch: Watch): Promise<SavedProduct> => {
    if (id) await watch(productContent, id);
    const result = id ? await update(tx, saving, id) : await insert(tx, form);
    if (result.state !== "saved") return result;
    watch.created(productContent, result.id);
    await saveWords(tx, ENTITY, result.id, words);
    await saveParts(tx, result.id, form, id === null);
    return result;
  };
  const recorded: Recorded[] = [];
  const isDone = ({ state }: SavedProduct) => state === "saved";
  const saved = await recording(editor, save, { baseVersion, isDone, recorded });
  if (saved.state !== "saved") return saved;
  await productsEdited(recorded);
  log.info({ editor: editor.id, product: saved.id, isNew: !id }, "Product saved");
  return saved;
}

async function insert(tx: Transaction, form: ProductForm): Promise<SavedProduct> {
  const { name, description, materials, technique, care } = form;
  if (form.slug && (await isSlugTaken(tx, form.slug))) return { state: "slugTaken" };
  const [row] = await tx
    .insert(products)
    .values({
      ...{ name, description, materials, technique, care },
      ...factsOf(form),
      ...standing(form.state, null),
      slug: await newSlug(tx, form.slug, name),
      displayOrder: await endPlace(tx, products, "last"),
    })
    .returning({ id: products.id });
  if (!row) throw new Error("The product was not inserted");
  return { state: "saved", id: row.id };
}

async function update(tx: Transaction, { form, words }: Saving, id: string): Promise<SavedProduct> {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for("update");
  if (!row) return { state: "missing" };
  const slug = form.slug || row.slug;
  if (await isSlugTaken(tx, slug, id)) return { state: "slugTaken" };
  await storeFormerSlug(tx, row, slug);
  await tx
    .update(products)
    .set({ ...words[DEFAULT_LOCALE], ...factsOf(form), ...standing(form.state, row.withdrawnAt), slug })
    .where(eq(products.id, id));
  return { state: "saved", id };
}

const factsOf = (form: ProductForm) => ({
  collectionId: form.collectionId,
  categoryId: form.categoryId,
  designerId: form.designerId,
  shape: form.shape,
  squareMetreBrlCents: form.squareBrl,
  squareMetreEurCents: form.squareEur,
  leadTimeDays: form.leadTimeDays,
});

/** Keeps the date of an earlier withdrawal. */
const standing = (state: ProductState, withdrawnAt: Date | null) => ({
  active: state === "published",
  withdrawnAt: state === "withdrawn" ? (withdrawnAt ?? now()) : null,
});

/** Lists are replaced. */
async function saveParts(tx: Transaction, productId: string, form: ProductForm, isNew: boolean) {
  const { sizes, images } = form;
  if (!isNew) {
    await tx.delete(productSizes).where(eq(productSizes.productId, productId));
    await tx.delete(productImages).where(eq(productImages.productId, productId));
    await tx.delete(relatedProducts).where(eq(relatedProducts.productId, productId));
  }
  if (sizes.length > 0)
    await tx
      .insert(productSizes)
      .values(sizes.map((size, at) => ({ ...size, productId, displayOrder: at + 1 })));
  if (images.length > 0)
    await tx
      .insert(productImages)
      .values([...new Set(images)].map((imageUrl, at) => ({ imageUrl, productId, displayOrder: at + 1 })));
  const related = await present(
    tx,
    form.related.filter((id) => id !== productId),
  );
  if (related.length > 0)
    await tx
      .insert(relatedProducts)
      .values(related.map((relatedId, at) => ({ relatedId, productId, displayOrder: at + 1 })));
}

/** Existing ones, in order. */
async function present(tx: Transaction, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx.select({ id: products.id }).from(products).where(inArray(products.id, ids));
  const found = new Set(rows.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => found.has(id));
}

/** Copies everything but address and design. Null when missing. */
export async function duplicateProduct(
  editor: Editor,
  id: string,
  name: (of: string) => string,
): Promise<string | null> {
  const copy = await recording(editor, async (tx, watch) => {
    const [row] = await tx.select().from(products).where(eq(products.id, id));
    const copied = row ? await copyOf(tx, row, name(row.name)) : null;
    if (copied) watch.created(productContent, copied);
    return copied;
  });
  // A copy is not public.
  if (!copy) return null;
  log.info({ editor: editor.id, product: copy, of: id }, "Product duplicated");
  return copy;
}

async function copyOf(tx: Transaction, row: Product, name: string): Promise<string> {
  const { id: of, createdAt: _created, updatedAt: _updated, ...facts } = row;
  const [inserted] = await tx
    .insert(products)
    .values({
      ...facts,
      name,
      active: false,
      withdrawnAt: null,
      slug: await newSlug(tx, "", name),
      displayOrder: await endPlace(tx, products, "last"),
    })
    .returning({ id: products.id });
  if (!inserted) throw new Error("The copy was not inserted");
  const productId = inserted.id;
  const sizes = await tx.select().from(productSizes).where(eq(productSizes.productId, of));
  if (sizes.length > 0)
    await tx.insert(productSizes).values(
      sizes.map(({ widthMetres, lengthMetres, priceBrlCents, priceEurCents, displayOrder }) => ({
        ...{ widthMetres, lengthMetres, priceBrlCents, priceEurCents },
        displayOrder,
        productId,
      })),
    );
  const images = await tx.select().from(productImages).where(eq(productImages.productId, of));
  if (images.length > 0)
    await tx
      .insert(productImages)
      .values(images.map(({ imageUrl, displayOrder }) => ({ imageUrl, displayOrder, productId })));
  const related = await tx.select().from(relatedProducts).where(eq(relatedProducts.productId, of));
  if (related.length > 0)
    await tx
      .insert(relatedProducts)
      .values(related.map(({ relatedId, displayOrder }) => ({ relatedId, displayOrder, productId })));
  const translations = await listTranslations(ENTITY, of, tx);
  // Translated names belong to the original.
  for (const locale of TRANSLATED_LOCALES)
    await saveTranslation(tx, ENTITY, productId, locale, { ...translations[locale], name: undefined });
  return productId;
}

/** False when missing. */
export async function moveProductToFront(editor: Editor, id: string): Promise<boolean> {
  const recorded: Recorded[] = [];
  const move = async (tx: Transaction, watch: Watch) => {
    await watch(productContent, id);
    const displayOrder = await endPlace(tx, products, "first");
    const moved = await tx
      .update(products)
      .set({ displayOrder })
      .where(eq(products.id, id))
      .returning({ id: products.id });
    return moved.length > 0;
  };
  const isMoved = await recording(editor, move, { recorded });
  if (isMoved) await productsEdited(recorded);
  if (isMoved) log.info({ editor: editor.id, product: id }, "Product moved to the head of the catalogue");
  return isMoved;
}

/** The old address redirects. False when the rug is missing or the address taken. */
export async function renameProduct(editor: Editor, id: string, slug: string): Promise<boolean> {
  const recorded: Recorded[] = [];
  const rename = async (tx: Transaction, watch: Watch) => {
    await watch(productContent, id);
    const [rug] = await tx.select().from(products).where(eq(products.id, id)).for("update");
    if (!rug || (await isSlugTaken(tx, slug))) return false;
    await storeFormerSlug(tx, rug, slug);
    await tx.update(products).set({ slug }).where(eq(products.id, id));
    return true;
  };
  if (!(await recording(editor, rename, { recorded }))) return false;
  await productsEdited(recorded);
  log.info({ editor: editor.id, product: id, slug }, "Product renamed");
  return true;
}
