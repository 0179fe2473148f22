import { contentSlugs } from "#app/platform/db/content/content.table.ts";
import type { DocumentShape } from "#app/platform/db/content/content-documents.server.ts";
import { type DocumentKind, documentKind } from "#app/platform/db/content/content-kind.ts";
import type { Fields } from "#app/platform/db/content/content-state.ts";
import { areAllShown, type Recorded } from "#app/platform/db/content/revisions.server.ts";
import { contentChanged, contentEdited } from "#app/platform/http/cache/content-tags.server.ts";
import { countUses } from "./content.server.ts";
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
    edited,
  });
  kinds.set(type.type, kind);
  return kind;
}

async function edited(changes: readonly Recorded[]): Promise<void> {
  const parts = changes.map(({ kind }) => kind.entity);
  await contentEdited({ tag: "content", parts, mayLag: areAllShown(changes) });
  // Rugs that name what came back have changed without an edit of their own.
  const back = changes.filter(({ before }) => before === null).map(({ id }) => id);
  if ((await countUses(back)).size > 0) await contentChanged("products");
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
