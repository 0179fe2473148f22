import { listContent } from "#app/content/content.server.ts";
import { designers } from "#app/features/catalogue/designers.content.ts";
import { productValues, VALUE_COLUMNS } from "#app/features/catalogue/product-values.server.ts";
import { isListed } from "#app/features/catalogue/products.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { searchedFacts } from "#app/features/catalogue/shown-facts.ts";
import { colourFamily } from "#app/features/products/lists/catalogue-filter.rules.ts";
import { yarnsOf } from "#app/features/products/product-addresses.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { inOrder } from "#app/platform/db/row-order.ts";
import { contentOrDefault } from "#app/platform/http/cache/content-tags.server.ts";
import { searchTexts } from "./search.texts.ts";

/** Small, so that requests are served in between. */
const PART_SIZE = 250;

export type SearchableProduct = {
  id: string;
  collectionId: string | null;
  categoryId: string | null;
  /** Names of colours are not translated. */
  yarns: string[];
  wordsIn(locale: Locale): {
    name: string;
    description: string;
    materials: string;
    technique: string;
    designer: string;
    /** Of its yarns, as the catalogue's filter groups them. */
    colours: string[];
    /** What its page lists among its facts. */
    facts: string[];
  };
};

/** Names of the designers by their ids. */
type Signers = Map<Locale, Map<string, string>>;

/**
 * All of them by default; of `only`, those that are on the site. The database reads the next part while a part is
 * used.
 */
export async function* readSearchableProducts(
  locales: readonly Locale[],
  only?: string[],
): AsyncGenerator<SearchableProduct[]> {
  const ids = only ?? (await listIds());
  const signers: Signers = new Map();
  for (const locale of locales) signers.set(locale, await listSigners(locale));
  const partAt = (at: number) =>
    contentOrDefault([], "Some rugs could not be read; they are not found", () =>
      readPart(ids.slice(at, at + PART_SIZE), signers),
    );
  let next = ids.length > 0 ? partAt(0) : undefined;
  for (let at = PART_SIZE; next; at += PART_SIZE) {
    const part = await next;
    next = at < ids.length ? partAt(at) : undefined;
    yield part;
  }
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

function listSigners(locale: Locale): Promise<Map<string, string>> {
  return contentOrDefault(
    new Map<string, string>(),
    "The designers' names could not be read",
    async () => new Map((await listContent(designers, locale)).map(({ id, name }) => [id, name])),
  );
}

async function readPart(ids: string[], signers: Signers): Promise<SearchableProduct[]> {
  const { id, collectionId, categoryId, designerId } = products;
  const [rows, yarns] = await Promise.all([
    db()
      .select({ id, collectionId, categoryId, designerId, ...VALUE_COLUMNS })
      .from(products)
      .where(isListed({ ids }))
      .orderBy(...inOrder(products)),
    yarnsOf(ids),
  ]);
  return rows.map((row) => {
    const { id, collectionId, categoryId, designerId } = row;
    const own = yarns.get(id) ?? [];
    const families = new Set(own.map(({ hex }) => colourFamily(hex)));
    return {
      ...{ id, collectionId, categoryId, yarns: own.map(({ name }) => name) },
      wordsIn(locale) {
        const values = productValues(row, locale);
        const { name, description, materials, technique } = values;
        const designer = signers.get(locale)?.get(designerId ?? "") ?? "";
        const facts = searchedFacts(values, locale);
        const colours = [...families].map((family) => searchTexts(locale).colours[family]);
        return { name, description, materials, technique, designer, colours, facts };
      },
    };
  });
}
