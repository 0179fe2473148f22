import { getTableColumns, inArray, sql } from "drizzle-orm";
import { withValue } from "#app/features/catalogue/product-values.server.ts";
import type { ProductValues } from "#app/features/catalogue/products.content.ts";
import { type Product, productSlugs, products } from "#app/features/catalogue/products.table.ts";
import { PRODUCT_STATES } from "#app/features/products/admin-list/product-list-address.ts";
import { productContent } from "#app/features/products/editor/product-content.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { media } from "#app/media/media.table.ts";
import { now } from "#app/platform/clock.ts";
import type { Watch } from "#app/platform/db/content/change-tracking.server.ts";
import { readDraftRows } from "#app/platform/db/content/content-drafts.server.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { inParts } from "#app/platform/db/in-parts.ts";
import { endPosition } from "#app/platform/db/row-order.ts";
import { newId } from "#app/platform/ids.ts";
import { listIn } from "../cells.rules.ts";
import { fieldValue } from "../field-cells.ts";
import type { CellChange } from "../import-export.table.ts";
import { refuseStale, refuseTouched, StaleImport } from "../imports/stale-import.ts";
import type { WrittenLine } from "../plan.ts";
import { catalogueTexts } from "./catalogue.texts.ts";
import { readSizes } from "./catalogue-cells.rules.ts";
import { productColumn } from "./catalogue-columns.ts";
import { NEW_COVER_VIEW, NEW_PRODUCT } from "./catalogue-reading.ts";
import { type Catalogue, type Named, readCatalogue } from "./catalogue-records.server.ts";

export type WithdrawnOn = Record<string, string>;
type Options = {
  watch: Watch;
  /** Address of a stored file by its name in the archive. */
  stored: ReadonlyMap<string, string>;
  withdrawn: WithdrawnOn;
  /** Called between statements; throwing rolls back. */
  pause: () => void;
};

const { states } = catalogueTexts;

/** What a known rug takes over of its new row. */
const REPLACED = Object.fromEntries(
  Object.entries(getTableColumns(products))
    .filter(([field, { generated }]) => field !== "id" && !generated)
    .map(([field, { name }]) => [field, sql`excluded.${sql.identifier(name)}`]),
);

/** In few statements. Throws when a cell changed since it was read. */
export async function writeProducts(
  tx: Transaction,
  lines: WrittenLine[],
  options: Options,
): Promise<WithdrawnOn> {
  const { watch } = options;
  const place = await endPosition(tx, products, "last");
  const catalogue = await readCatalogue();
  refuseStale(lines, catalogue.rugs);
  const rows = await lockRows(tx, lines, catalogue);
  await watch(productContent, ...rows.keys());
  const ids = new Map([...catalogue.rugs].map(([slug, { id }]) => [slug, id]));
  for (const { key, isNew } of lines) if (isNew) ids.set(key, newId());
  const idOf = (slug: string) => ids.get(slug) ?? "";
  const kept: Record<string, string> = {};
  const fresh = new Set<string>();
  const written: Product[] = [];
  for (const [at, { key, isNew, changes }] of lines.entries()) {
    const row = isNew ? newRow(idOf(key), key, place + at) : rows.get(idOf(key));
    if (!row) throw new StaleImport([key]);
    if (row.withdrawnAt) kept[key] = row.withdrawnAt.toISOString();
    if (isNew) fresh.add(key);
    written.push(rowWith(row, changes, { ...catalogue, idOf, ...options }, options.withdrawn[key]));
  }
  for (const part of inParts(fresh)) await tx.delete(productSlugs).where(inArray(productSlugs.slug, part));
  for (const part of inParts(written)) {
    await tx.insert(products).values(part).onConflictDoUpdate({ target: products.id, set: REPLACED });
    options.pause();
  }
  for (const slug of fresh) watch.created(productContent, idOf(slug));
  // With statistics of an empty catalogue the first pages afterwards could take minutes.
  if (fresh.size > 0) await tx.execute(sql`analyze ${products}, ${media}`);
  return kept;
}

export async function removeProducts(tx: Transaction, lines: WrittenLine[], watch: Watch): Promise<void> {
  const { rugs } = await readCatalogue();
  refuseTouched(lines, rugs, (slug) => ({ ...NEW_PRODUCT, slug }));
  const keys = new Map(lines.map(({ key }) => [rugs.get(key)?.id ?? "", key]));
  const ids = [...keys.keys()];
  const drafted = [...(await readDraftRows(tx, productContent, ids)).keys()];
  if (drafted.length > 0) throw new StaleImport(drafted.map((id) => keys.get(id) ?? ""));
  await watch(productContent, ...ids);
  for (const part of inParts(ids)) await tx.delete(products).where(inArray(products.id, part));
}

async function lockRows(
  tx: Transaction,
  lines: WrittenLine[],
  { rugs }: Catalogue,
): Promise<Map<string, Product>> {
  const ids = lines.flatMap(({ key, isNew }) => (isNew ? [] : (rugs.get(key)?.id ?? [])));
  const rows = new Map<string, Product>();
  for (const part of inParts(ids))
    for (const row of await tx.select().from(products).where(inArray(products.id, part)).for("update"))
      rows.set(row.id, row);
  return rows;
}

function newRow(id: string, slug: string, displayOrder: number): Product {
  // Generated columns follow the document.
  const words = {
    name: slug,
    technique: "",
    searchWords: "",
    document: { name: { [DEFAULT_LOCALE]: slug }, coverView: NEW_COVER_VIEW },
  };
  const lists = { images: [], sizes: [], leastArea: null, longerSides: null };
  const lowest = { lowestBrlCents: null, lowestEurCents: null };
  const none = { collectionId: null, categoryId: null, designerId: null, leadTimeDays: null };
  const prices = { squareMetreBrlCents: null, squareMetreEurCents: null };
  const moments = { withdrawnAt: null, createdAt: now(), updatedAt: now() };
  return {
    ...{ id, slug, displayOrder, shape: "rectangular", active: false },
    ...{ ...words, ...lists, ...lowest, ...none, ...prices, ...moments },
  };
}

function rowWith(
  row: Product,
  changes: CellChange[],
  { names, idOf, stored }: Catalogue & Pick<Options, "stored"> & { idOf: (slug: string) => string },
  withdrawnAt: string | undefined,
): Product {
  let next = { ...row, updatedAt: now() };
  const named = (list: Named[], spelled: string) => list.find((one) => one.spelled === spelled)?.id ?? null;
  for (const { column, after } of changes) {
    const known = productColumn(column);
    if (known && "declared" in known)
      next = withValue(
        next,
        known.field as keyof ProductValues,
        known.locale,
        fieldValue(known.declared, after),
      );
    else if (column === "collection") next.collectionId = named(names.collections, after);
    else if (column === "category") next.categoryId = named(names.categories, after);
    else if (column === "designer") next.designerId = named(names.designers, after);
    else if (column === "images")
      next = withList(
        next,
        "images",
        listIn(after).map((name) => stored.get(name) ?? name),
      );
    else if (column === "sizes") next = withList(next, "sizes", sizesIn(after));
    else if (column === "related") next = withList(next, "related", listIn(after).map(idOf));
    else if (column === "state") Object.assign(next, standing(after, withdrawnAt));
  }
  return next;
}

const withList = <Name extends "sizes" | "images" | "related">(
  row: Product,
  name: Name,
  list: Product["document"][Name],
): Product => ({
  ...row,
  document: { ...row.document, [name]: list },
});

function standing(word: string, withdrawnAt: string | undefined) {
  const state = PRODUCT_STATES.find((each) => states[each] === word) ?? "draft";
  const since = withdrawnAt ? new Date(withdrawnAt) : now();
  return { active: state === "published", withdrawnAt: state === "withdrawn" ? since : null };
}

function sizesIn(text: string) {
  const read = readSizes(text);
  return "sizes" in read ? read.sizes : [];
}
