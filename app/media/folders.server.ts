import { eq, inArray } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { removeToTrash, undeleteRemoved } from "#app/platform/db/content/removed-rows.server.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { media, mediaFolders } from "./media.table.ts";

/** As the trash calls them. */
export const FOLDERS = "folders";

export async function createFolder(editor: Editor, name: string): Promise<string> {
  const [created] = await db().insert(mediaFolders).values({ name }).onConflictDoNothing().returning();
  if (created) {
    log.info({ editor: editor.id, folder: created.id }, "Folder created");
    return created.id;
  }
  const [found] = await db().select().from(mediaFolders).where(eq(mediaFolders.name, name));
  if (!found) throw new Error("The folder is neither there nor can it be created");
  return found.id;
}

/** "taken": another has this name. */
export async function renameFolder(
  editor: Editor,
  id: string,
  name: string,
): Promise<"renamed" | "taken" | "gone"> {
  return inTransaction(async (tx) => {
    const [same] = await tx.select().from(mediaFolders).where(eq(mediaFolders.name, name)).for("update");
    if (same && same.id !== id) return "taken";
    const renamed = await tx.update(mediaFolders).set({ name }).where(eq(mediaFolders.id, id)).returning();
    if (renamed.length === 0) return "gone";
    log.info({ editor: editor.id, folder: id }, "Folder renamed");
    return "renamed";
  });
}

/** Its files stay. Returns the key to restore it. */
export async function removeFolder(editor: Editor, id: string): Promise<string | null> {
  const kept = await inTransaction(async (tx) => {
    const [folder] = await tx.select().from(mediaFolders).where(eq(mediaFolders.id, id)).for("update");
    const label = { entity: FOLDERS, title: folder?.name ?? "", editorId: editor.id };
    return folder ? removeToTrash(tx, { table: mediaFolders, id, label }) : null;
  });
  if (kept) log.info({ editor: editor.id, folder: id }, "Folder removed");
  return kept;
}

export function undeleteFolder(_editor: Editor, name: string): Promise<boolean> {
  return undeleteRemoved(name);
}

export const foldersOf = (
  _editor: Editor,
  urls: string[],
): Promise<{ url: string; folderId: string | null }[]> =>
  db().select({ url: media.url, folderId: media.folderId }).from(media).where(inArray(media.url, urls));

export async function moveToFolder(editor: Editor, urls: string[], folderId: string | null): Promise<number> {
  const moved = await db()
    .update(media)
    .set({ folderId })
    .where(inArray(media.url, urls))
    .returning({ id: media.id });
  log.info({ editor: editor.id, folder: folderId, files: moved.length }, "Files put into a folder");
  return moved.length;
}
