import { type SQL, sql } from "drizzle-orm";
import { localizedValue, wordIn } from "#app/content/content.server.ts";
import { shapesOf } from "#app/content/content-kind.server.ts";
import { isLocalized } from "#app/content/fields.ts";
import { DEFAULT_LOCALE, type Locale, siteLocale } from "#app/i18n/locales.ts";
import { addFields, withFields } from "#app/platform/db/content/content-documents.server.ts";
import { type ContentState, emptyState, type RevisedIn } from "#app/platform/db/content/content-state.ts";
import {
  PRODUCT_FACTS,
  PRODUCT_FIELDS,
  PRODUCT_WORDS,
  type ProductFact,
  type ProductValues,
  type ProductWord,
} from "./products.content.ts";
import { type Product, products } from "./products.table.ts";

/** A field whose column a query sorts, counts or joins by; all others are in the row's document. */
const hasColumn = (name: string): name is ProductFact & keyof Product =>
  name in products && !isLocalized(PRODUCT_FIELDS[name as keyof ProductValues]);

/** The fields that a product's document holds, as the store reads them. */
export const DOCUMENT_FIELDS = {
  ...Object.fromEntries(Object.entries(shapesOf(PRODUCT_FIELDS)).filter(([name]) => !hasColumn(name))),
  sizes: { isLocalized: false, initial: [] },
  images: { isLocalized: false, initial: [] },
  related: { isLocalized: false, initial: [] },
};

/** A query's column with a word in a language, or in Portuguese where it is not translated. */
export const productWord = (name: ProductWord, locale: Locale): SQL<string> =>
  sql<string>`coalesce(${wordIn(name, locale, products.document)}, '')`;

/** Of a query that reads what {@link productValues} asks for, and nothing else. */
export const VALUE_COLUMNS = {
  ...(Object.fromEntries(PRODUCT_FACTS.filter(hasColumn).map((name) => [name, products[name]])) as Pick<
    typeof products,
    ProductFact & keyof Product
  >),
  document: products.document,
};
type ValueRow = Pick<Product, "document" | (ProductFact & keyof Product)>;

/** Once, because the search reads the values of every product. */
const READERS = Object.entries(PRODUCT_FIELDS).map(([name, field]) => {
  const read = hasColumn(name)
    ? (row: ValueRow) => row[name]
    : (row: ValueRow, locale: Locale) => localizedValue(field, row.document[name], locale);
  return { name, read };
});

/** What a row says in each declared field. */
export function productValues(row: ValueRow, locale: Locale): ProductValues {
  const values: Record<string, unknown> = {};
  for (const { name, read } of READERS) values[name] = read(row, locale);
  return values as ProductValues;
}

/** The same in every language. */
export function storedValues(row: Product): ContentState {
  const state = emptyState();
  addFields(state, DOCUMENT_FIELDS, row.document);
  for (const name of PRODUCT_FACTS) if (hasColumn(name)) state.all[name] = row[name];
  return state;
}

/** A row with another value of a declared field. */
export function withValue(
  row: Product,
  name: keyof ProductValues,
  locale: RevisedIn,
  value: unknown,
): Product {
  if (hasColumn(name)) return { ...row, [name]: value };
  const document = withFields({ fields: DOCUMENT_FIELDS }, row.document, locale, { [name]: value });
  return { ...row, document };
}

/** How many words that stand in for a language it lacks. */
export function missingWords(row: Product, locale: Locale): number {
  const words = storedValues(row);
  const standIn = (name: ProductWord) => words[siteLocale()][name] || words[DEFAULT_LOCALE][name];
  return PRODUCT_WORDS.filter((name) => standIn(name) && !words[locale][name]).length;
}
