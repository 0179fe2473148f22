import { asc, eq, sql } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { db } from "#app/platform/db/db.server.ts";

/** With more, a product is named instead of chosen from a list. */
const MOST_LISTED = 200;

export type LinkableProducts = { id: string; name: string }[] | "many";

/** Products that a design may belong to. */
export async function listLinkableProducts(_editor: Editor): Promise<LinkableProducts> {
  const found = await db()
    .select({ id: products.id, name: products.name })
    .from(products)
    .orderBy(asc(sql`lower(${products.name})`))
    .limit(MOST_LISTED + 1);
  return found.length > MOST_LISTED ? "many" : found;
}

export async function nameOfProduct(id: string): Promise<string> {
  const [row] = await db().select({ name: products.name }).from(products).where(eq(products.id, id));
  return row?.name ?? "";
}

/** By its name or the address of its page; null when there is none, or more than one of the name. */
export async function findLinkableProduct(words: string): Promise<string | null> {
  const slug = words.split(/[?#]/, 1)[0]?.split("/").filter(Boolean).at(-1) ?? "";
  const { id } = products;
  const [addressed] = await db().select({ id }).from(products).where(eq(products.slug, slug));
  if (addressed) return addressed.id;
  const named = await db()
    .select({ id })
    .from(products)
    .where(sql`lower(${products.name}) = lower(${words})`)
    .limit(2);
  return (named.length === 1 && named[0]?.id) || null;
}
