import type { Editor } from "#app/accounts/guard.server.ts";
import { foldersOf, moveToFolder } from "#app/media/folders.server.ts";
import { removeMedia, restoreMedia } from "#app/media/media.server.ts";
import { isId } from "#app/platform/ids.ts";
import { refused, succeeded } from "#app/platform/outcome.ts";
import { BULK_FIELD } from "#app/ui/lists/bulk.rules.ts";
import type { LibraryResult } from "./library-actions.server.ts";
import { libraryAdminTexts } from "./library-admin.texts.ts";
import { fileUrls, folderChoice } from "./library-forms.rules.ts";

const { toasts } = libraryAdminTexts;

export async function moveFiles(editor: Editor, fields: FormData): Promise<LibraryResult> {
  const asked = fileUrls.safeParse(fields.getAll(BULK_FIELD));
  if (!asked.success) return refused(toasts.saveFailed);
  const to = folderChoice.parse(fields.get("folder"));
  const before = await foldersOf(editor, asked.data);
  const owed = before.filter(({ folderId }) => folderId !== to);
  if (owed.length === 0) return refused(toasts.manySame);
  const urls = owed.map(({ url }) => url);
  await moveToFolder(editor, urls, to);
  return succeeded(toasts.moved(owed.length), { moved: JSON.stringify(before) });
}

/** Puts each file back into the folder that it was in. */
export async function unmoveFiles(editor: Editor, fields: FormData): Promise<LibraryResult> {
  const before = JSON.parse(String(fields.get("moved"))) as { url: string; folderId: string | null }[];
  for (const [folderId, files] of Map.groupBy(before, (file) => file.folderId))
    if (folderId === null || isId(folderId))
      await moveToFolder(
        editor,
        files.map(({ url }) => String(url)),
        folderId,
      );
  return succeeded(toasts.unmoved);
}

export async function removeFiles(editor: Editor, fields: FormData): Promise<LibraryResult> {
  const removed: string[] = [];
  for (const url of fields.getAll(BULK_FIELD).map(String))
    if (await removeMedia(editor, url)) removed.push(url);
  return removed.length > 0
    ? succeeded(toasts.manyRemoved(removed.length), { removed: removed.join("\n") })
    : refused(toasts.removeFailed);
}

/** `removed`: addresses, one a line. */
export async function undeleteFiles(editor: Editor, fields: FormData): Promise<LibraryResult> {
  let isBack = true;
  for (const url of String(fields.get("removed")).split("\n"))
    isBack = (await restoreMedia(editor, url)) && isBack;
  return isBack ? succeeded(toasts.undeleted) : refused(toasts.undoFailed);
}
