import { and, asc, eq, inArray } from "drizzle-orm";
import { listItems } from "#app/content/content.server.ts";
import { collections } from "#app/features/catalogue/collections.content.ts";
import { designers } from "#app/features/catalogue/designers.content.ts";
import { storedValues } from "#app/features/catalogue/product-values.server.ts";
import { type Product, productSlugs, products } from "#app/features/catalogue/products.table.ts";
import { type RugDesign, rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { stateOf } from "#app/features/products/editor/product-drafts.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { inParts } from "#app/platform/db/in-parts.ts";
import { inOrder } from "#app/platform/db/row-order.ts";
import { type Cells, canonical, LIST_SEPARATOR } from "../cells.rules.ts";
import { fieldText } from "../field-cells.ts";
import { catalogueTexts as texts } from "./catalogue.texts.ts";
import { sizesText } from "./catalogue-cells.rules.ts";
import { PRODUCT_COLUMNS } from "./catalogue-columns.ts";

export type Named = { id: string; slug: string; spelled: string };
export type Names = { collections: Named[]; categories: Named[]; designers: Named[] };
export type ProductRecord = { id: string; cells: Cells };
export type Catalogue = {
  rugs: Map<string, ProductRecord>;
  names: Names;
  former: Map<string, string>;
};

const ROWS_AT_ONCE = 250;

export async function readCatalogue(): Promise<Catalogue> {
  // Sequential: within a transaction they share a connection.
  const listed = await db()
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .orderBy(...inOrder(products));
  const names = await readNames();
  const former = await db().select().from(productSlugs);
  const slugs = new Map(listed.map(({ id, slug }) => [id, slug]));
  const rugs = new Map<string, ProductRecord>();
  // A part at a time, so that requests are answered in between.
  for (const part of inParts(listed, ROWS_AT_ONCE)) {
    const ids = part.map(({ id }) => id);
    const rows = await db()
      .select()
      .from(products)
      .where(inArray(products.id, ids))
      .orderBy(...inOrder(products));
    const yarns = Map.groupBy(await readYarns(ids), ({ productId }) => productId ?? "");
    for (const row of rows)
      rugs.set(row.slug, {
        id: row.id,
        cells: cellsOf(row, { names, slugs, yarns: yarns.get(row.id) ?? [] }),
      });
  }
  const movedTo = former.flatMap(({ slug, productId }) => {
    const to = slugs.get(productId);
    return to ? [[slug, to] as const] : [];
  });
  return { rugs, names, former: new Map(movedTo) };
}

type Around = {
  names: Names;
  slugs: ReadonlyMap<string, string>;
  yarns: readonly Pick<RugDesign, "yarns">[];
};

function cellsOf(row: Product, { names, slugs, yarns }: Around): Cells {
  const spelled = (list: Named[], id: string | null) => list.find((one) => one.id === id)?.spelled ?? "";
  const cells: Cells = {
    slug: row.slug,
    state: texts.states[stateOf(row)],
    collection: spelled(names.collections, row.collectionId),
    category: spelled(names.categories, row.categoryId),
    designer: spelled(names.designers, row.designerId),
    sizes: sizesText(row.sizes),
    related: (row.document.related ?? []).flatMap((other) => slugs.get(other) ?? []).join(LIST_SEPARATOR),
    images: row.images.join(LIST_SEPARATOR),
    yarns: yarns
      .flatMap((design) => design.yarns)
      .map(({ name, hex }) => `${name} ${hex}`)
      .join(LIST_SEPARATOR),
  };
  const state = storedValues(row);
  for (const column of PRODUCT_COLUMNS)
    if ("declared" in column)
      cells[column.id] = canonical(fieldText(column.declared, state[column.locale][column.field]));
  return cells;
}

async function readNames(): Promise<Names> {
  const listed = (await listItems(collections)).map(({ id, entry }) => ({
    ...{ id, slug: entry.slug, title: entry.title },
  }));
  const people = (await listItems(designers)).map(({ id, entry }) => ({
    ...{ id, slug: entry.slug, title: entry.name },
  }));
  // Old rows may have collections of the other kind.
  const all = named(listed);
  return { collections: all, categories: all, designers: named(people) };
}

function named(rows: { id: string; slug: string; title: string }[]): Named[] {
  const times = Map.groupBy(rows, ({ title }) => canonical(title).toLowerCase());
  return rows.map(({ id, slug, title }) => {
    const isOnly = times.get(canonical(title).toLowerCase())?.length === 1;
    return { id, slug, spelled: isOnly ? canonical(title) : slug };
  });
}

const readYarns = (ids: string[]) =>
  db()
    .select({ productId: rugDesigns.productId, yarns: rugDesigns.yarns })
    .from(rugDesigns)
    .where(and(eq(rugDesigns.active, true), inArray(rugDesigns.productId, ids)))
    .orderBy(asc(rugDesigns.displayOrder));
