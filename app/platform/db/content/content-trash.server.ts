import { and, eq } from "drizzle-orm";
import { log } from "../../log.server.ts";
import { db } from "../db.server.ts";
import { hideIfReplaced } from "./content-documents.server.ts";
import type { ContentKind } from "./content-kind.ts";
import { readStates } from "./content-rows.server.ts";
import { removeToTrash, undeleteRemoved } from "./removed-rows.server.ts";
import { removedRows } from "./removed-rows.table.ts";
import { type EditorRef, withRevisions } from "./revisions.server.ts";
import { titleOf } from "./versions.server.ts";

/** Returns the key to restore it; null when it was not there. */
export async function removeContent(
  editor: EditorRef,
  kind: ContentKind,
  id: string,
): Promise<string | null> {
  const removed = await withRevisions(editor, async (tx, watch) => {
    const state = (await readStates(tx, kind, [id])).get(id);
    if (!state) return null;
    await watch(kind, id);
    const { table, parts } = kind;
    const label = { entity: kind.entity, title: titleOf(kind, state), editorId: editor.id };
    return removeToTrash(tx, { table, id, parts, label });
  });
  if (removed) log.info({ editor: editor.id, entity: kind.entity, id }, "Content removed");
  return removed;
}

/** False when it expired, or when something took its place meanwhile. */
export async function undeleteContent(
  editor: EditorRef,
  kind: ContentKind,
  removed: string,
): Promise<boolean> {
  const isBack = await withRevisions(
    editor,
    async (tx, watch) => {
      const [kept] = await db()
        .select({ id: removedRows.entityId })
        .from(removedRows)
        .where(and(eq(removedRows.id, removed), eq(removedRows.entity, kind.entity)));
      if (!kept?.id || !(await undeleteRemoved(removed))) return false;
      if (kind.document) await hideIfReplaced(tx, kind.document, kept.id);
      watch.created(kind, kept.id);
      return true;
    },
    { isRestoring: true },
  );
  if (isBack) log.info({ editor: editor.id, entity: kind.entity }, "Content restored from the trash");
  return isBack;
}
