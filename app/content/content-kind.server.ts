import { type DocumentKind, documentKind } from "#app/platform/db/content-kind.ts";
import type { ContentType } from "./define-content.ts";
import { initialOf, isLocalized, namesOf } from "./fields.ts";

const kinds = new Map<string, DocumentKind>();

/** A type as drafts, history and trash handle it. */
export function kindOf(type: ContentType): DocumentKind {
  const known = kinds.get(type.type);
  if (known) return known;
  const { unique } = type;
  const shape = {
    type: type.type,
    isOrdered: type.order === "manual",
    fields: Object.fromEntries(
      Object.entries(type.fields).map(([name, field]) => [
        name,
        { isLocalized: isLocalized(field), initial: initialOf(field) },
      ]),
    ),
    slugOf: (document: Record<string, unknown>) => (unique ? String(document[unique.field]) : null),
  };
  const kind = documentKind(shape, {
    words: namesOf(type.fields, isLocalized),
    title: type.title,
    tags: ["content"],
  });
  kinds.set(type.type, kind);
  return kind;
}
