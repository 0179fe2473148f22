import {
  PRODUCT_FACTS,
  PRODUCT_FIELDS,
  PRODUCT_WORDS,
  type ProductFact,
  type ProductWord,
} from "#app/features/catalogue/products.content.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/i18n/locales.ts";
import { catalogueTexts as texts } from "./catalogue.texts.ts";
import type { Column } from "./cells.rules.ts";
import { sheetWord } from "./field-cells.ts";
import { titleIn } from "./sheet-languages.ts";

const { columns: titles } = texts;

export type ProductColumn = Column & {
  /** A translated word: its field, and the language that this column holds. */
  word?: { field: ProductWord; locale: Locale };
  fact?: ProductFact;
};

const WIDE = 44;

const inThree = (field: ProductWord): ProductColumn[] => {
  const title = sheetWord(PRODUCT_FIELDS[field].label);
  return LOCALES.map((locale) => ({
    id: locale === DEFAULT_LOCALE ? field : `${field}.${locale}`,
    title: titleIn(title, locale),
    names: locale === DEFAULT_LOCALE ? [] : [`${title} ${locale}`],
    width: field === "name" ? 26 : WIDE,
    word: { field, locale },
  }));
};

/** Columns that sheets have long known by another name than their field's, and what else their heading may say. */
const KNOWN_AS: Partial<Record<ProductFact, { id?: string; names: string[] }>> = {
  shape: { names: ["formato"] },
  coverView: { names: ["vista de cima", "capa"] },
  squareMetreBrlCents: { id: "squareBrl", names: ["m2 r$", "metro quadrado r$"] },
  squareMetreEurCents: { id: "squareEur", names: ["m2 €", "metro quadrado €"] },
  leadTimeDays: { names: ["prazo"] },
};

const factColumn = (fact: ProductFact): ProductColumn => ({
  ...{ id: fact, title: sheetWord(PRODUCT_FIELDS[fact].label), width: 18, fact },
  ...KNOWN_AS[fact],
});

export const PRODUCT_COLUMNS: readonly ProductColumn[] = [
  { id: "slug", title: titles.slug, names: ["slug", "url", "endereco da pagina"], width: 30 },
  ...inThree("name"),
  { id: "state", title: titles.state, names: ["status", "estado"], width: 14 },
  { id: "collection", title: titles.collection, width: 22 },
  { id: "category", title: titles.category, names: ["categoria"], width: 18 },
  { id: "designer", title: titles.designer, width: 20 },
  { id: "sizes", title: titles.sizes, names: ["tamanhos", "medidas e precos"], width: WIDE },
  ...PRODUCT_FACTS.map(factColumn),
  ...PRODUCT_WORDS.filter((word) => word !== "name").flatMap(inThree),
  { id: "related", title: titles.related, names: ["relacionados"], width: WIDE },
  { id: "images", title: titles.images, names: ["imagem", "fotos"], width: WIDE },
  { id: "yarns", title: titles.yarns, names: ["fios"], width: WIDE, isNote: true },
];

export const productColumn = (id: string): ProductColumn | undefined =>
  PRODUCT_COLUMNS.find((column) => column.id === id);
