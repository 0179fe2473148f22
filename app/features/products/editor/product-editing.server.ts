import { and, eq, ilike, ne } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { valuesOf } from "#app/content/content-form.ts";
import { madeBefore, rememberCreation } from "#app/content/repeated-creation.server.ts";
import { PRODUCT_FIELDS, PRODUCT_WORDS, type ProductWord } from "#app/features/catalogue/products.content.ts";
import { productSlugs, products } from "#app/features/catalogue/products.table.ts";
import { freeSlug } from "#app/features/catalogue/slugs.rules.ts";
import { DEFAULT_LOCALE, LOCALES, siteLocale } from "#app/i18n/locales.ts";
import type { BaseVersion } from "#app/platform/base-version.ts";
import { now } from "#app/platform/clock.ts";
import type { Watch } from "#app/platform/db/content/change-tracking.server.ts";
import { missingReferences, readStates, writeState } from "#app/platform/db/content/content-rows.server.ts";
import { type ContentState, type Fields, isSame } from "#app/platform/db/content/content-state.ts";
import { insertRow } from "#app/platform/db/content/content-writes.server.ts";
import { withRevisions } from "#app/platform/db/content/revisions.server.ts";
import { latestVersion, titleOf } from "#app/platform/db/content/versions.server.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { endPosition } from "#app/platform/db/row-order.ts";
import { isUniqueViolation } from "#app/platform/db/violations.ts";
import { log } from "#app/platform/log.server.ts";
import type { ChangedWords } from "#app/platform/translated-form.ts";
import { productContent } from "./product-content.server.ts";
import { named } from "./product-drafts.server.ts";
import { type ProductForm, productSlugOf } from "./product-form.ts";

export type SavedProduct =
  | { state: "saved"; id: string }
  | { state: "slugTaken" }
  | { state: "missing" }
  /** Fields that name a collection, category or designer that was removed meanwhile. */
  | { state: "lost"; fields: string[] };

type Saving = {
  id: string | null;
  form: ProductForm;
  words: ChangedWords<ProductWord>;
  baseVersion?: BaseVersion | undefined;
};

/** A new rug is last. Former addresses redirect. */
export async function saveProduct(editor: Editor, saving: Saving): Promise<SavedProduct> {
  const { id, baseVersion, form, words } = saving;
  const creation = { editor, kind: productContent, baseVersion, said: [form, words] };
  const save = async (tx: Transaction, watch: Watch): Promise<SavedProduct> => {
    const again = id ? null : await madeBefore(tx, creation);
    if (again) return { state: "saved", id: again };
    if (id) await watch(productContent, id);
    const fields = await lostChoices(tx, form);
    if (fields.length > 0) return { state: "lost", fields };
    const result = id ? await update(tx, saving, id) : await insert(tx, saving);
    if (result.state !== "saved") return result;
    watch.created(productContent, result.id);
    if (!id) rememberCreation(creation, result.id);
    return result;
  };
  const isDone = ({ state }: SavedProduct) => state === "saved";
  const saved = await withRevisions(editor, save, { baseVersion, isDone }).catch(slugTaken);
  if (saved.state !== "saved") return saved;
  log.info({ editor: editor.id, product: saved.id, isNew: !id }, "Product saved");
  return saved;
}

/** An address that was drafted, and that another rug took before it was published. */
function slugTaken(error: unknown): SavedProduct {
  if (isUniqueViolation(error)) return { state: "slugTaken" };
  throw error;
}

const lostChoices = (tx: Transaction, { collectionId, categoryId, designerId }: ProductForm) =>
  missingReferences(tx, productContent, { collectionId, categoryId, designerId });

async function insert(tx: Transaction, { form, words }: Saving): Promise<SavedProduct> {
  if (form.slug && (await isSlugTaken(tx, form.slug))) return { state: "slugTaken" };
  // The name in the site's own language stands in the row until somebody writes a Portuguese one.
  const name = form.name || String(words[siteLocale()]?.name ?? "");
  const id = await insertNamed(tx, name, form.slug);
  const portuguese = { ...Object.fromEntries(PRODUCT_WORDS.map((word) => [word, form[word]])), name };
  const facts = { ...factsOf(id, form, null), ...(form.slug && { slug: form.slug }) };
  await writeState(tx, productContent, id, { ...words, [DEFAULT_LOCALE]: portuguese, all: facts });
  return { state: "saved", id };
}

/** A rug that says nothing but its name yet, and that nobody sees. */
const insertNamed = async (tx: Transaction, name: string, slug: string): Promise<string> =>
  insertRow(tx, products, {
    document: { name: { [DEFAULT_LOCALE]: name } },
    active: false,
    slug: slug || (await newSlug(tx, name)),
    displayOrder: await endPosition(tx, products, "last"),
  });

async function update(tx: Transaction, { form, words }: Saving, id: string): Promise<SavedProduct> {
  const [row] = await tx.select().from(products).where(eq(products.id, id));
  if (!row) return { state: "missing" };
  const slug = form.slug || row.slug;
  if (await isSlugTaken(tx, slug, id)) return { state: "slugTaken" };
  const { related = [] } = row.document;
  const isAsShown = isSame(
    form.related,
    (await named(related)).map((other) => other.id),
  );
  await writeState(tx, productContent, id, {
    ...words,
    all: { ...factsOf(id, isAsShown ? { ...form, related } : form, row.withdrawnAt), slug },
  });
  return { state: "saved", id };
}

/** What a form says in every language alike, as the store names it. */
const factsOf = (id: string, form: ProductForm, withdrawnAt: Date | null): Fields => ({
  ...valuesOf(PRODUCT_FIELDS, form),
  collectionId: form.collectionId,
  categoryId: form.categoryId,
  designerId: form.designerId,
  active: form.state === "published",
  // A rug that was withdrawn before keeps the day on which it was.
  withdrawnAt: form.state === "withdrawn" ? (withdrawnAt ?? now()) : null,
  sizes: form.sizes,
  images: [...new Set(form.images)],
  related: [...new Set(form.related)].filter((other) => other !== id),
});

/** Copies everything but address and design. Null when missing. */
export async function duplicateProduct(
  editor: Editor,
  id: string,
  name: (of: string) => string,
): Promise<string | null> {
  const copy = await withRevisions(editor, async (tx, watch) => {
    const state = (await readStates(tx, productContent, [id])).get(id);
    const copied = state ? await copyOf(tx, state, name(titleOf(productContent, state))) : null;
    if (copied) watch.created(productContent, copied);
    return copied;
  });
  // A copy is not public.
  if (!copy) return null;
  log.info({ editor: editor.id, product: copy, of: id }, "Product duplicated");
  return copy;
}

async function copyOf(tx: Transaction, { all, ...words }: ContentState, name: string): Promise<string> {
  const id = await insertNamed(tx, name, "");
  const { slug: _slug, active: _active, withdrawnAt: _day, displayOrder: _place, ...facts } = all;
  // Translated names belong to the original.
  for (const locale of LOCALES) delete words[locale].name;
  await writeState(tx, productContent, id, { ...words, all: facts });
  return id;
}

/** Null when missing. `version`: the one before. */
export async function moveProductToFront(
  editor: Editor,
  id: string,
): Promise<{ name: string; version: number } | null> {
  const moved = await withRevisions(editor, async (tx, watch) => {
    const state = (await readStates(tx, productContent, [id])).get(id);
    if (!state) return null;
    await watch(productContent, id);
    const version = await latestVersion(tx);
    const displayOrder = await endPosition(tx, products, "first");
    await writeState(tx, productContent, id, { all: { displayOrder } });
    return { name: titleOf(productContent, state), version };
  });
  if (moved) log.info({ editor: editor.id, product: id }, "Product moved to the start of the catalogue");
  return moved;
}

async function isSlugTaken(tx: Transaction, slug: string, id?: string): Promise<boolean> {
  const [taken] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.slug, slug), id ? ne(products.id, id) : undefined));
  return taken !== undefined;
}

/** Former addresses are avoided. */
async function newSlug(tx: Transaction, name: string): Promise<string> {
  const made = productSlugOf(name);
  const like = `${made}%`;
  const present = await tx.select({ slug: products.slug }).from(products).where(ilike(products.slug, like));
  const former = await tx
    .select({ slug: productSlugs.slug })
    .from(productSlugs)
    .where(ilike(productSlugs.slug, like));
  return freeSlug(
    made,
    [...present, ...former].map(({ slug }) => slug),
  );
}
