import type { PRODUCT_WORDS } from "#app/features/products/product-form.rules.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/i18n/locales.ts";
import { catalogueTexts as texts } from "./catalogue.texts.ts";
import type { Column } from "./cells.rules.ts";
import { titleIn } from "./sheet-languages.ts";

const { columns: titles } = texts;

export type RugColumn = Column & {
  word?: { field: (typeof PRODUCT_WORDS)[number]; locale: Locale };
};

const WIDE = 44;

const inThree = (field: (typeof PRODUCT_WORDS)[number]): RugColumn[] =>
  LOCALES.map((locale) => ({
    id: locale === DEFAULT_LOCALE ? field : `${field}.${locale}`,
    title: titleIn(titles[field], locale),
    names: locale === DEFAULT_LOCALE ? [] : [`${titles[field]} ${locale}`],
    width: field === "name" ? 26 : WIDE,
    word: { field, locale },
  }));

/** A rug as a line, identified by its address. */
export const RUG_COLUMNS: readonly RugColumn[] = [
  { id: "slug", title: titles.slug, names: ["slug", "url", "endereco da pagina"], width: 30 },
  ...inThree("name"),
  { id: "state", title: titles.state, names: ["status", "estado"], width: 14 },
  { id: "collection", title: titles.collection, width: 22 },
  { id: "category", title: titles.category, names: ["categoria"], width: 18 },
  { id: "designer", title: titles.designer, width: 20 },
  { id: "shape", title: titles.shape, names: ["formato"], width: 14 },
  { id: "sizes", title: titles.sizes, names: ["tamanhos", "medidas e precos"], width: WIDE },
  { id: "squareBrl", title: titles.squareBrl, names: ["m2 r$", "metro quadrado r$"], width: 18 },
  { id: "squareEur", title: titles.squareEur, names: ["m2 €", "metro quadrado €"], width: 18 },
  { id: "leadTimeDays", title: titles.leadTimeDays, names: ["prazo"], width: 14 },
  ...inThree("description"),
  ...inThree("materials"),
  ...inThree("technique"),
  ...inThree("care"),
  { id: "related", title: titles.related, names: ["relacionados"], width: WIDE },
  { id: "images", title: titles.images, names: ["imagem", "fotos"], width: WIDE },
  { id: "yarns", title: titles.yarns, names: ["fios"], width: WIDE, isNote: true },
];

export const rugColumn = (id: string): RugColumn | undefined =>
  RUG_COLUMNS.find((column) => column.id === id);
