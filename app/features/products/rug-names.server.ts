import { asc } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { closestFirst, holdsWords } from "#app/platform/db/plain-search.ts";
import type { NamedRug } from "./rug-names.rules.ts";

const FOUND = 20;

export async function listRugNames(_editor: Editor, search: string): Promise<NamedRug[]> {
  const where = holdsWords([products.name], search);
  if (!where) return [];
  return db()
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(where)
    .orderBy(closestFirst(products.name, search), asc(products.name), asc(products.id))
    .limit(FOUND);
}
