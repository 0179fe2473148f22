import { and, eq, getTableName, inArray, notExists, sql } from "drizzle-orm";
import { collections } from "#app/features/catalogue/collections.content.ts";
import { designers } from "#app/features/catalogue/designers.content.ts";
import { DOCUMENT_FIELDS } from "#app/features/catalogue/product-values.server.ts";
import { hasPage } from "#app/features/catalogue/products.rules.ts";
import { productSlugs, products } from "#app/features/catalogue/products.table.ts";
import { LOCALES } from "#app/i18n/locales.ts";
import { now } from "#app/platform/clock.ts";
import { contentKind } from "#app/platform/db/content/content-kind.ts";
import { type ContentState, isSame } from "#app/platform/db/content/content-state.ts";
import type { Recorded } from "#app/platform/db/content/revisions.server.ts";
import { revisions } from "#app/platform/db/content/revisions.table.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { inParts } from "#app/platform/db/in-parts.ts";
import { contentEdited } from "#app/platform/http/cache/content-tags.server.ts";

export const productContent = contentKind({
  table: products,
  fields: DOCUMENT_FIELDS,
  title: "name",
  tags: ["products", "rug-designs"],
  parts: [productSlugs.productId],
  refersTo: { collectionId: collections.type, categoryId: collections.type, designerId: designers.type },
  edited,
  afterWrite: dateFirstShown,
  /** The former address redirects; a reused one belongs to the new rug once that has a page. */
  async beforeWrite(tx, id, facts) {
    const { slug, active, withdrawnAt } = products;
    const [before] = await tx.select({ slug, active, withdrawnAt }).from(products).where(eq(products.id, id));
    if (!before) return;
    const taken = typeof facts.slug === "string" ? facts.slug : before.slug;
    const isOwn = hasPage({ ...before, ...facts }) ? undefined : eq(productSlugs.productId, id);
    await tx.delete(productSlugs).where(and(eq(productSlugs.slug, taken), isOwn));
    if (before.slug === taken) return;
    const former = { slug: before.slug, productId: id };
    const added = tx.insert(productSlugs).values(former);
    // Another rug may have brought it back from the trash as its own former address.
    if (hasPage(before)) await added.onConflictDoUpdate({ target: productSlugs.slug, set: former });
    else await added.onConflictDoNothing();
  },
});

type State = ContentState | null;

const STANDING = [
  "active",
  "withdrawnAt",
  "slug",
  "collectionId",
  "categoryId",
  "designerId",
  "displayOrder",
];
const SQUARE_METRE = ["squareMetreBrlCents", "squareMetreEurCents"];

/** Pages of rugs, and lists if order, price or visibility changed. */
async function edited(changes: readonly Recorded[]): Promise<void> {
  const parts = changes.flatMap(({ id, before, after }) => [id, ...listsOf(before, after)]);
  const mayLag = changes.every(({ before, after }) => isOnSite(before) === isOnSite(after));
  await contentEdited({ tag: "products", parts, mayLag });
}

/** A rug is new from when visitors see it first, however long it was prepared. */
async function dateFirstShown(tx: Transaction, changes: readonly Recorded[]): Promise<void> {
  const shown = changes
    .filter(({ before, after }) => before && before.all.active !== true && isOnSite(after))
    .map(({ id }) => id);
  const wasShown = tx
    .select({ one: sql`1` })
    .from(revisions)
    .where(
      and(
        eq(revisions.entity, getTableName(products)),
        eq(revisions.entityId, sql`${products.id}::text`),
        sql`${revisions.changes} -> 'active' ->> 'before' = 'true'`,
      ),
    );
  for (const part of inParts(shown))
    await tx
      .update(products)
      .set({ createdAt: now() })
      .where(and(inArray(products.id, part), notExists(wasShown)));
}

const isOnSite = (state: State): boolean => state?.all.active === true && !state.all.withdrawnAt;

function listsOf(before: State, after: State): string[] {
  // Hidden rugs are in no list.
  if (!isOnSite(before) && !isOnSite(after)) return [];
  const differ = (fields: string[]) => fields.some((field) => !isSame(before?.all[field], after?.all[field]));
  const isElsewhere = differ(STANDING);
  const lists: string[] = [];
  if (isElsewhere) lists.push("all");
  if (isElsewhere || differ(["sizes"])) lists.push(...collectionsOf(before), ...collectionsOf(after));
  if (isElsewhere || differ(["images"])) lists.push("pictures");
  if (isElsewhere || differ(SQUARE_METRE)) lists.push("prices");
  const names = [...namesOf(before), ...namesOf(after)];
  if (isElsewhere || !isSame(namesOf(before), namesOf(after)))
    lists.push(...names.map((name) => `named:${name}`));
  return lists;
}

const collectionsOf = (state: State): string[] =>
  [state?.all.collectionId, state?.all.categoryId].flatMap((id) => (id ? [`in:${id}`] : []));

const namesOf = (state: State): string[] =>
  state ? LOCALES.map((locale) => state[locale]).flatMap(({ name }) => (name ? [String(name)] : [])) : [];
