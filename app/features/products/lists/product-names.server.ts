import { asc } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { closestFirst, holdsWords } from "#app/platform/db/plain-search.ts";
import type { NamedProduct } from "./product-names.rules.ts";

const FOUND = 20;

export async function listProductNames(_editor: Editor, search: string): Promise<NamedProduct[]> {
  const where = holdsWords([products.name], search);
  if (!where) return [];
  return db()
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(where)
    .orderBy(closestFirst(products.name, search), asc(products.name), asc(products.id))
    .limit(FOUND);
}
