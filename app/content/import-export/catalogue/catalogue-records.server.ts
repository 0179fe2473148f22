import { asc, eq } from "drizzle-orm";
import { listItems } from "#app/content/content.server.ts";
import { collections } from "#app/features/catalogue/collections.content.ts";
import { designers } from "#app/features/catalogue/designers.content.ts";
import { storedValues } from "#app/features/catalogue/product-values.server.ts";
import { productSlugs, products } from "#app/features/catalogue/products.table.ts";
import { rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { stateOf } from "#app/features/products/editor/product-drafts.server.ts";
import { db } from "#app/platform/db/db.server.ts";
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

export async function readCatalogue(): Promise<Catalogue> {
  // Sequential: within a transaction they share a connection.
  const rows = await db()
    .select()
    .from(products)
    .orderBy(...inOrder(products));
  const names = await readNames();
  const yarns = Map.groupBy(await readYarns(), ({ productId }) => productId ?? "");
  const former = await db().select().from(productSlugs);
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  const spelled = (list: Named[], id: string | null) => list.find((one) => one.id === id)?.spelled ?? "";
  const rugs = new Map<string, ProductRecord>();
  for (const row of rows) {
    const { id, slug } = row;
    const cells: Cells = {
      slug,
      state: texts.states[stateOf(row)],
      collection: spelled(names.collections, row.collectionId),
      category: spelled(names.categories, row.categoryId),
      designer: spelled(names.designers, row.designerId),
      sizes: sizesText(row.sizes),
      related: (row.document.related ?? []).flatMap((other) => slugs.get(other) ?? []).join(LIST_SEPARATOR),
      images: row.images.join(LIST_SEPARATOR),
      yarns: (yarns.get(id) ?? [])
        .flatMap((design) => design.yarns)
        .map(({ name, hex }) => `${name} ${hex}`)
        .join(LIST_SEPARATOR),
    };
    const state = storedValues(row);
    for (const column of PRODUCT_COLUMNS)
      if ("declared" in column)
        cells[column.id] = canonical(fieldText(column.declared, state[column.locale][column.field]));
    rugs.set(slug, { id, cells });
  }
  const movedTo = former.flatMap(({ slug, productId }) => {
    const to = slugs.get(productId);
    return to ? [[slug, to] as const] : [];
  });
  return { rugs, names, former: new Map(movedTo) };
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

const readYarns = () =>
  db()
    .select({ productId: rugDesigns.productId, yarns: rugDesigns.yarns })
    .from(rugDesigns)
    .where(eq(rugDesigns.active, true))
    .orderBy(asc(rugDesigns.displayOrder));
