import { log } from "../../log.server.ts";
import { db } from "../db.server.ts";
import { inOrder, type Ordered, saveRowOrder } from "../row-order.ts";
import type { ContentKind } from "./content-kind.ts";
import { type EditorRef, withRevisions } from "./revisions.server.ts";

/** The ids in the owner's order. */
export async function listOrder({ table, where }: ContentKind): Promise<string[]> {
  const rows = await db()
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(...inOrder(table as Ordered));
  return rows.map(({ id }) => String(id));
}

export async function saveOrder(editor: EditorRef, kind: ContentKind, ids: string[]): Promise<void> {
  await withRevisions(editor, async (tx, watch) => {
    await watch(kind, ...ids);
    await saveRowOrder(tx, kind.table as Ordered, ids, kind.where);
  });
  log.info({ editor: editor.id, entity: kind.entity, moved: ids.length }, "Content put in order");
}
