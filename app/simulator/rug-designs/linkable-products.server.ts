import { asc, eq, sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { listProductNames } from "#app/features/products/lists/product-names.server.ts";
import { plainLetters } from "#app/i18n/plain-letters.rules.ts";
import { db } from "#app/platform/db/db.server.ts";

/** With more, a product is named instead of chosen from a list. */
const MOST_LISTED = 200;

export type LinkableProducts = { id: string; name: string }[] | "many";

/** Products that a design may belong to. */
export async function listLinkableProducts(_editor: Editor): Promise<LinkableProducts> {
  // Sorted afterwards: sorting all products of a large catalogue takes a tenth of a second.
  const some = db()
    .select({ id: products.id, name: products.name })
    .from(products)
    .limit(MOST_LISTED + 1)
    .as("some");
  const found = await db()
    .select()
    .from(some)
    .orderBy(asc(sql`lower(${some.name})`));
  return found.length > MOST_LISTED ? "many" : found;
}

/** By its name or the address of its page; null when there is none, or more than one of the name. */
export async function findLinkableProduct(editor: Editor, words: string): Promise<string | null> {
  const slug = words.split(/[?#]/, 1)[0]?.split("/").filter(Boolean).at(-1) ?? "";
  const [addressed] = await db().select({ id: products.id }).from(products).where(eq(products.slug, slug));
  if (addressed) return addressed.id;
  const found = await listProductNames(editor, words);
  const [named, another] = found.filter(({ name }) => plainLetters(name) === plainLetters(words));
  return named && !another ? named.id : null;
}
