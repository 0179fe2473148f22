import { and, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { wordIn } from "#app/content/content.server.ts";
import { DEFAULT_LOCALE, type Locale } from "#app/i18n/locales.ts";
import { productWord } from "./product-values.server.ts";
import { products } from "./products.table.ts";

type Titled = {
  slug: string;
  name: string;
  collectionId: string | null;
  /** As {@link namesakesIn} reads them. */
  namesakes: (string | null)[];
};

/** Rugs with the same name in a language are distinguished by collection, else by code. */
export function titleNameOf(
  { slug, name, collectionId, namesakes }: Titled,
  collection: string | null,
): string {
  if (namesakes.length === 0) return name;
  const isOnlyOneThere = collection !== null && namesakes.every((other) => other !== collectionId);
  return `${name}, ${isOnlyOneThere ? collection : slug}`;
}

const other = alias(products, "namesake");

/** A column of a query of products: the collections of the other rugs of that name. */
export function namesakesIn(locale: Locale): SQL<(string | null)[]> {
  const name = productWord("name", locale);
  // The index finds the name in any language.
  const isCalledSo = [DEFAULT_LOCALE, locale].map(
    (each) => sql`${other.document} -> 'name' @> jsonb_build_object(${each}::text, ${name})`,
  );
  const isNamesake = and(
    ...[eq(other.active, true), isNull(other.withdrawnAt), ne(other.id, products.id)],
    ...[or(...isCalledSo), sql`${wordIn("name", locale, other.document)} = ${name}`],
  );
  return sql`array(select ${other.collectionId} from ${products} "namesake" where ${isNamesake})`;
}
