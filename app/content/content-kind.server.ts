import { contentSlugs } from "#app/platform/db/content.table.ts";
import type { DocumentShape } from "#app/platform/db/content-documents.server.ts";
import { type DocumentKind, documentKind } from "#app/platform/db/content-kind.ts";
import type { Fields } from "#app/platform/db/content-state.ts";
import type { ContentType, Entry } from "./define-content.ts";
import { type Fields as Declared, initialOf, isLocalized } from "./fields.ts";

const kinds = new Map<string, DocumentKind>();

export function kindOf(type: ContentType): DocumentKind {
  const known = kinds.get(type.type);
  if (known) return known;
  const shape = {
    type: type.type,
    isOrdered: type.order === "manual",
    keepsSlugs: type.keepsAddresses === true,
    fields: shapesOf(type.fields),
    unique: type.unique?.field,
    ...onceOf(type),
  };
  const kind = documentKind(shape, {
    title: type.title,
    tags: ["content"],
    isExclusive: type.onlyOneShown !== undefined,
    parts: type.keepsAddresses ? [contentSlugs.contentId] : [],
  });
  kinds.set(type.type, kind);
  return kind;
}

/** Declared fields as the store reads them. */
export const shapesOf = (fields: Declared): DocumentShape["fields"] =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { isLocalized: isLocalized(field), initial: initialOf(field) },
    ]),
  );

function onceOf({ unique, onlyOneShown }: ContentType): Pick<DocumentShape, "slugOf" | "isOnlyOneShown"> {
  const isOnlyOneShown =
    onlyOneShown &&
    ((document: Fields) => document.active === true && onlyOneShown(document as Partial<Entry>));
  const slugOf = (document: Fields) =>
    unique ? String(document[unique.field]) : isOnlyOneShown?.(document) ? "shown" : null;
  return { slugOf, ...(isOnlyOneShown && { isOnlyOneShown }) };
}
