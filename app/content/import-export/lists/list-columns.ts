import { choice, type Fields } from "#app/content/fields.ts";
import { collections, featured } from "#app/features/catalogue/collections.content.ts";
import { designers } from "#app/features/catalogue/designers.content.ts";
import type { Column } from "../cells.rules.ts";
import { columnsOfField, type FieldColumn, type KnownAs } from "../field-columns.ts";
import { listSheetTexts as texts } from "./list-sheet.texts.ts";

export type ListColumn = Column | FieldColumn;

const { columns: titles } = texts;

/** As sheets have long known them. */
const KNOWN_AS: Partial<Record<string, KnownAs>> = {
  title: { width: 26 },
  name: { width: 26 },
  exploreText: { width: 18 },
  imageUrl: { id: "image", names: ["foto"] },
  portraitUrl: { id: "portrait", names: ["foto"] },
  websiteUrl: { id: "website" },
  priceBrlCents: { id: "brl" },
  priceEurCents: { id: "eur" },
  place: { names: ["lugar no site"] },
};

const columnsOf = (fields: Fields, ...names: string[]): FieldColumn[] =>
  Object.entries(fields).flatMap(([field, declared]) => {
    if (!names.includes(field)) return [];
    const known = KNOWN_AS[field];
    return columnsOfField(field, declared, {
      ...known,
      title: titles[(known?.id ?? field) as keyof typeof titles],
    });
  });

const own = (id: "slug" | "kind" | "active", width = 14): Column => ({ id, title: titles[id], width });
const slug: Column = { ...own("slug", 30), names: ["slug"] };
const seo = ["seoTitle", "seoDescription", "sharePicture"];
const place = choice({ ...collections.fields.place, options: texts.places, initial: "page" });

export const COLLECTION_COLUMNS: readonly ListColumn[] = [
  slug,
  own("kind"),
  ...columnsOf(collections.fields, "title", "description"),
  ...columnsOf(collections.fields, "exploreText"),
  ...columnsOf(collections.fields, "closing"),
  ...columnsOf(collections.fields, "url"),
  ...columnsOf(collections.fields, "imageUrl"),
  ...columnsOf(collections.fields, ...seo),
  ...columnsOf(featured.fields, "priceBrlCents", "priceEurCents"),
  ...columnsOf({ place }, "place"),
  own("active"),
];

export const DESIGNER_COLUMNS: readonly ListColumn[] = [
  slug,
  ...columnsOf(designers.fields, "name", "biography", "websiteUrl", "portraitUrl"),
  own("active"),
];
