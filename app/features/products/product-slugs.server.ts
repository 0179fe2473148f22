import { and, eq, ilike, ne } from "drizzle-orm";
import { productSlugs, products } from "#app/features/catalogue/products.table.ts";
import { freeSlug } from "#app/features/catalogue/slugs.rules.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { productSlugOf } from "./product-form.ts";

export async function isSlugTaken(tx: Transaction, slug: string, id?: string): Promise<boolean> {
  const [taken] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.slug, slug), id ? ne(products.id, id) : undefined));
  return taken !== undefined;
}

/** Former addresses are avoided. */
export async function newSlug(tx: Transaction, name: string): Promise<string> {
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
