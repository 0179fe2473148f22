import type { ContentType } from "#app/content/define-content.ts";
import { isLocalized, namesOf } from "#app/content/fields.ts";
import { collections, featured } from "#app/features/catalogue/collections.content.ts";

export const COLLECTION_PAGE_SIZE = 48;

export const COLLECTION_TYPES = { collections, featured } as unknown as Record<
  "collections" | "featured",
  ContentType
>;
export type CollectionKind = keyof typeof COLLECTION_TYPES;

export const wordsOf = (kind: CollectionKind): string[] =>
  namesOf(COLLECTION_TYPES[kind].fields, isLocalized);

export type CollectionPlace = keyof (typeof collections.fields.place)["options"];

export const EDIT_KEY = "editar";
export const PLACE_KEY = "lugar";
export const PRODUCT_SEARCH_KEY = "de";

export const readCollectionPlace = (query: URLSearchParams): CollectionPlace =>
  query.get(PLACE_KEY) === "faixa" ? "strip" : "page";
