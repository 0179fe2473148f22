import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import { DEFAULT_LOCALE, type Locale } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { productWord } from "./product-values.server.ts";
import { products } from "./products.table.ts";

type Titled = { id: string; slug: string; name: string; collectionId: string | null };

/** Rugs with the same name in a language are distinguished by collection, else by code. */
export async function titleNameOf(rug: Titled, collection: string | null, locale: Locale): Promise<string> {
  const { id, slug, name, collectionId } = rug;
  const namesakes = await listNamesakes(id, name, locale);
  if (namesakes.length === 0) return name;
  const isOnlyOneThere =
    collection !== null && namesakes.every((other) => other.collectionId !== collectionId);
  return `${name}, ${isOnlyOneThere ? collection : slug}`;
}

async function listNamesakes(id: string, name: string, locale: Locale) {
  const said = productWord("name", locale);
  // The index finds the name in any language.
  const isCalledSo = [DEFAULT_LOCALE, locale].map(
    (each) => sql`${products.document} -> 'name' @> ${JSON.stringify({ [each]: name })}::jsonb`,
  );
  return db()
    .select({ collectionId: products.collectionId })
    .from(products)
    .where(
      and(
        ...[eq(products.active, true), isNull(products.withdrawnAt), ne(products.id, id)],
        ...[or(...isCalledSo), eq(said, name)],
      ),
    );
}
