import { listContent } from "#app/content/content.server.ts";
import { designers } from "#app/features/catalogue/designers.content.ts";
import { productValues, VALUE_COLUMNS } from "#app/features/catalogue/product-values.server.ts";
import { isListed } from "#app/features/catalogue/products.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { searchedFacts } from "#app/features/catalogue/shown-facts.ts";
import { yarnsOf } from "#app/features/products/product-addresses.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { inOrder } from "#app/platform/db/row-order.ts";
import { contentOrDefault } from "#app/platform/http/content-tags.server.ts";

/** Small, so that requests are served in between. */
const PART_SIZE = 250;

export type SearchableProduct = {
  id: string;
  name: string;
  description: string;
  materials: string;
  technique: string;
  collectionId: string | null;
  categoryId: string | null;
  designer: string;
  yarns: string[];
  /** What its page lists among its facts. */
  facts: string[];
};

/** All of them by default; of `only`, those that are on the site. */
export async function* readSearchableProducts(
  locale: Locale,
  only?: string[],
): AsyncGenerator<SearchableProduct[]> {
  const ids = only ?? (await listIds());
  const signers = await contentOrDefault(
    new Map<string, string>(),
    "The designers' names could not be read",
    async () => new Map((await listContent(designers, locale)).map(({ id, name }) => [id, name])),
  );
  for (let at = 0; at < ids.length; at += PART_SIZE)
    yield await contentOrDefault([], "Some rugs could not be read; they are not found", () =>
      readPart(ids.slice(at, at + PART_SIZE), signers, locale),
    );
}

function listIds(): Promise<string[]> {
  return contentOrDefault([], "The rugs could not be read; none are found", async () => {
    const rows = await db()
      .select({ id: products.id })
      .from(products)
      .where(isListed())
      .orderBy(...inOrder(products));
    return rows.map(({ id }) => id);
  });
}

async function readPart(
  ids: string[],
  signers: Map<string, string>,
  locale: Locale,
): Promise<SearchableProduct[]> {
  const { id, collectionId, categoryId, designerId } = products;
  const rows = await db()
    .select({ id, collectionId, categoryId, designerId, ...VALUE_COLUMNS })
    .from(products)
    .where(isListed({ ids }))
    .orderBy(...inOrder(products));
  const yarns = await yarnsOf(ids);
  return rows.map((row) => {
    const { id, collectionId, categoryId, designerId } = row;
    const values = productValues(row, locale);
    const { name, description, materials, technique } = values;
    return {
      ...{ id, name, description, materials, technique, collectionId, categoryId },
      designer: signers.get(designerId ?? "") ?? "",
      yarns: yarns.get(id) ?? [],
      facts: searchedFacts(values, locale),
    };
  });
}
