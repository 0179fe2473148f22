import { eq, type SQL, sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { type ContentItem, getItem } from "#app/content/content.server.ts";
import { type Saved, saveContent } from "#app/content/content-editing.server.ts";
import { kindOf } from "#app/content/content-kind.server.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { readWithDrafts } from "#app/platform/db/content/read-with-drafts.server.ts";
import { inTransaction } from "#app/platform/db/db.server.ts";
import { endPosition } from "#app/platform/db/row-order.ts";
import { COLLECTION_TYPES, type CollectionKind, type CollectionPlace } from "../collection-types.ts";

export type Saving = Parameters<typeof saveContent>[2];

export function getUnpublished(
  _editor: Editor,
  kind: CollectionKind,
  id: string,
): Promise<ContentItem | null> {
  const type = COLLECTION_TYPES[kind];
  return readWithDrafts([{ kind: kindOf(type), id }], () => getItem(type, id));
}

export async function saveCollection(editor: Editor, kind: CollectionKind, saving: Saving): Promise<Saved> {
  const { id, facts } = saving;
  const before = id && "place" in facts ? await getUnpublished(editor, kind, id) : null;
  const isMoved = before !== null && placeOf(before) !== facts.place;
  const type = COLLECTION_TYPES[kind];
  return saveContent(editor, type, {
    ...saving,
    facts: { ...facts, ...(isMoved && { displayOrder: await lastPlace(type.type) }) },
  });
}

const lastPlace = (type: string) =>
  inTransaction((tx) => endPosition(tx, content, "last", eq(content.type, type)));

const placeOf = ({ entry }: ContentItem): CollectionPlace =>
  (entry as { place?: CollectionPlace }).place ?? "page";

export const isAt = (place: CollectionPlace): SQL =>
  sql`coalesce(${content.published} ->> 'place', 'page') = ${place}`;
