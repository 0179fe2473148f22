import { PRODUCT_FACTS, PRODUCT_FIELDS, PRODUCT_WORDS } from "#app/features/catalogue/products.content.ts";
import type { Column } from "../cells.rules.ts";
import { columnsOfField, type FieldColumn, type KnownAs } from "../field-columns.ts";
import { catalogueTexts as texts } from "./catalogue.texts.ts";

const { columns: titles } = texts;

export type ProductColumn = Column | FieldColumn;

const WIDE = 44;

/** Columns that sheets have long known by another name than their field's, and what else their heading may say. */
const KNOWN_AS: Partial<Record<keyof typeof PRODUCT_FIELDS, KnownAs>> = {
  name: { width: 26 },
  shape: { names: ["formato"] },
  coverView: { names: ["vista de cima", "capa"] },
  squareMetreBrlCents: { id: "squareBrl", names: ["m2 r$", "metro quadrado r$"] },
  squareMetreEurCents: { id: "squareEur", names: ["m2 €", "metro quadrado €"] },
  leadTimeDays: { names: ["prazo"] },
};

const columnsOf = (field: keyof typeof PRODUCT_FIELDS): FieldColumn[] =>
  columnsOfField(field, PRODUCT_FIELDS[field], KNOWN_AS[field]);

export const PRODUCT_COLUMNS: readonly ProductColumn[] = [
  { id: "slug", title: titles.slug, names: ["slug", "url", "endereco da pagina"], width: 30 },
  ...columnsOf("name"),
  { id: "state", title: titles.state, names: ["status", "estado"], width: 14 },
  { id: "collection", title: titles.collection, width: 22 },
  { id: "category", title: titles.category, names: ["categoria"], width: 18 },
  { id: "designer", title: titles.designer, width: 20 },
  { id: "sizes", title: titles.sizes, names: ["tamanhos", "medidas e precos"], width: WIDE },
  ...PRODUCT_FACTS.flatMap(columnsOf),
  ...PRODUCT_WORDS.filter((word) => word !== "name").flatMap(columnsOf),
  { id: "related", title: titles.related, names: ["relacionados"], width: WIDE },
  { id: "images", title: titles.images, names: ["imagem", "fotos"], width: WIDE },
  { id: "yarns", title: titles.yarns, names: ["fios"], width: WIDE, isNote: true },
];

export const productColumn = (id: string): ProductColumn | undefined =>
  PRODUCT_COLUMNS.find((column) => column.id === id);
