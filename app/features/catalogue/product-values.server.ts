import { readerValue } from "#app/content/content.server.ts";
import { shapesOf } from "#app/content/content-kind.server.ts";
import { isLocalized } from "#app/content/fields.ts";
import { DEFAULT_LOCALE, type Locale } from "#app/i18n/locales.ts";
import { addFields, withFields } from "#app/platform/db/content-documents.server.ts";
import { type ContentState, emptyState, type RevisedIn } from "#app/platform/db/content-state.ts";
import { translated } from "#app/platform/db/translations.server.ts";
import { PRODUCT_FIELDS, PRODUCT_WORDS, type ProductValues } from "./products.content.ts";
import { type Product, products } from "./products.table.ts";

type DeclaredName = keyof ProductValues;

/** A field whose column a query sorts, counts or joins by; all others are in the row's document. */
export const hasColumn = (name: DeclaredName): name is DeclaredName & keyof Product => name in products;

/** The fields that a product's document holds, as the store reads them. */
export const DOCUMENT_FIELDS = Object.fromEntries(
  Object.entries(shapesOf(PRODUCT_FIELDS)).filter(([name]) => !hasColumn(name as DeclaredName)),
);

/** These rows with the words of their columns in a language. */
export const translatedProducts = (rows: Product[], locale: Locale): Promise<Product[]> =>
  translated("products", rows, locale, PRODUCT_WORDS.filter(hasColumn));

/** What a translated row says in each declared field. */
export function productValues(row: Product, locale: Locale): ProductValues {
  const columns: Record<string, unknown> = row;
  const values = Object.entries(PRODUCT_FIELDS).map(([name, field]) => [
    name,
    name in row ? columns[name] : readerValue(field, row.document[name], locale),
  ]);
  return Object.fromEntries(values) as ProductValues;
}

/** The same in every language, without the words that the translations hold of a column. */
export function storedValues(row: Product): ContentState {
  const state = emptyState();
  addFields(state, DOCUMENT_FIELDS, row.document);
  for (const [name, field] of Object.entries(PRODUCT_FIELDS))
    if (hasColumn(name as DeclaredName))
      state[isLocalized(field) ? DEFAULT_LOCALE : "all"][name] = row[name as keyof Product];
  return state;
}

/** A row with another value of a declared field; of a column's words only Portuguese is in the row. */
export function withValue(row: Product, name: DeclaredName, locale: RevisedIn, value: unknown): Product {
  if (hasColumn(name)) return { ...row, [name]: value };
  return {
    ...row,
    document: withFields({ fields: DOCUMENT_FIELDS }, row.document, locale, { [name]: value }),
  };
}

/** How many words that its document has in Portuguese a language lacks. */
export function missingWords(row: Product, locale: Locale): number {
  const words = storedValues(row);
  const inDocument = PRODUCT_WORDS.filter((name) => !hasColumn(name));
  return inDocument.filter((name) => words[DEFAULT_LOCALE][name] && !words[locale][name]).length;
}
