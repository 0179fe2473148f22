import type { SubmissionResult } from "@conform-to/react";
import type { Editor } from "#app/accounts/guard.server.ts";
import { orConflict, withMerged } from "#app/content/versions/conflict.server.ts";
import type { ConflictResult } from "#app/content/versions/value-view.ts";
import { type Crop, UNCHANGED } from "#app/media/crop.rules.ts";
import { cropMedia } from "#app/media/crop.server.ts";
import {
  createFolder,
  moveToFolder,
  removeFolder,
  renameFolder,
  undeleteFolder,
} from "#app/media/folders.server.ts";
import { EXTENSIONS, type MediaType } from "#app/media/media.rules.ts";
import { removeMedia, restoreMedia } from "#app/media/media.server.ts";
import { saveFileWords } from "#app/media/media-words.server.ts";
import { MEDIA_WORDS } from "#app/media/picker/picker.rules.ts";
import { getLibraryFile } from "#app/media/picker/picker.server.ts";
import { replaceMedia } from "#app/media/replacement.server.ts";
import { readBaseVersion } from "#app/platform/base-version.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { readTranslatedFields } from "#app/platform/translated-form.ts";
import { parseForm } from "#app/ui/forms/parse-form.ts";
import { moveFiles, removeFiles, undeleteFiles, unmoveFiles } from "./bulk-files.server.ts";
import { getFileDetail } from "./file-detail.server.ts";
import { libraryAdminTexts as texts } from "./library-admin.texts.ts";
import { cropForm, fileUrls, fileWordsForm, folderChoice, folderForm } from "./library-forms.rules.ts";

const { toasts } = texts;

export type LibraryResult = Outcome<
  {
    form?: SubmissionResult;
    /** Addresses, one a line. */
    removed?: string;
    removedFolder?: string;
    /** Former folders of what was moved, as JSON. */
    moved?: string;
    cropped?: { id: string; version: number; before: Crop | null };
    folder?: string;
    /** Where the file that was replaced is now. */
    replaced?: string | undefined;
  } & ConflictResult
>;
type Action = (editor: Editor, fields: FormData) => Promise<LibraryResult>;

export const LIBRARY_ACTIONS: Record<string, { run: Action; failed: { title: string; text: string } }> = {
  words: { run: saveWords, failed: toasts.saveFailed },
  move: { run: move, failed: toasts.saveFailed },
  crop: { run: crop, failed: toasts.cropFailed },
  uncrop: { run: uncrop, failed: toasts.cropFailed },
  replace: { run: replace, failed: toasts.replaceFailed },
  replaceBack: { run: replaceBack, failed: toasts.undoFailed },
  remove: { run: remove, failed: toasts.removeFailed },
  moveMany: { run: moveFiles, failed: toasts.saveFailed },
  unmoveMany: { run: unmoveFiles, failed: toasts.undoFailed },
  removeMany: { run: removeFiles, failed: toasts.removeFailed },
  undelete: { run: undeleteFiles, failed: toasts.undoFailed },
  createFolder: { run: addFolder, failed: toasts.saveFailed },
  renameFolder: { run: nameFolder, failed: toasts.saveFailed },
  removeFolder: { run: dropFolder, failed: toasts.removeFailed },
  undeleteFolder: { run: restoreFolder, failed: toasts.undoFailed },
};

export async function saveWords(editor: Editor, fields: FormData): Promise<LibraryResult> {
  const submission = parseForm(fields, { schema: fileWordsForm(texts.errors) });
  if (submission.status !== "success") return { ...refused(), value: { form: submission.reply() } };
  const { id, name } = submission.value;
  const baseVersion = readBaseVersion(fields);
  return orConflict({ form: submission.reply() }, async () => {
    const words = readTranslatedFields(fields, MEDIA_WORDS);
    const isSaved = await saveFileWords(editor, id, { name, words }, baseVersion);
    return isSaved ? succeeded(withMerged(toasts.saved, baseVersion)) : refused(toasts.saveFailed);
  });
}

async function move(editor: Editor, fields: FormData): Promise<LibraryResult> {
  const urls = fileUrls.parse(fields.getAll("url"));
  const moved = await moveToFolder(editor, urls, folderChoice.parse(fields.get("folder")));
  return moved > 0 ? succeeded() : refused(toasts.saveFailed);
}

async function crop(editor: Editor, fields: FormData): Promise<LibraryResult> {
  const submission = parseForm(fields, { schema: cropForm(texts.errors) });
  if (submission.status !== "success") return { ...refused(), value: { form: submission.reply() } };
  const { id, version, crop } = submission.value;
  return cropTo(editor, id, crop, version);
}

function uncrop(editor: Editor, fields: FormData): Promise<LibraryResult> {
  return cropTo(editor, String(fields.get("id")), UNCHANGED, Number(fields.get("version")));
}

async function cropTo(editor: Editor, id: string, crop: Crop, seen: number): Promise<LibraryResult> {
  const detail = await getFileDetail(editor, id);
  const result = detail?.crop ? await cropMedia(editor, id, crop, seen) : "gone";
  if (result === "changed") return refused(toasts.cropChanged);
  if (result === "tooSmall") return refused(toasts.cropSmall);
  if (result === "gone") return refused(toasts.cropFailed);
  return succeeded(result.isRestored ? toasts.restored : toasts.cropped, { cropped: { id, ...result } });
}

async function replace(editor: Editor, fields: FormData): Promise<LibraryResult> {
  const id = String(fields.get("id"));
  // Yarns, palette and proportions were counted from the file.
  if ((await getFileDetail(editor, id))?.uncropped === "design") return refused(toasts.designKept);
  const { outcome, former } = await replaceMedia(editor, id, String(fields.get("url")));
  if (outcome === "replaced") return succeeded(toasts.replaced, { replaced: former });
  if (outcome === "gone") return refused(toasts.replaceFailed);
  const { title, text } = toasts.otherType;
  return refused({ title, text: text(await typeName(editor, id)) });
}

async function replaceBack(editor: Editor, fields: FormData): Promise<LibraryResult> {
  const former = String(fields.get("url"));
  if (!(await restoreMedia(editor, former))) return refused(toasts.undoFailed);
  const { outcome } = await replaceMedia(editor, String(fields.get("id")), former);
  return outcome === "replaced" ? succeeded(toasts.replacedBack) : refused(toasts.undoFailed);
}

async function typeName(editor: Editor, id: string): Promise<string> {
  const type = (await getLibraryFile(editor, id))?.contentType as MediaType | undefined;
  return (type ? (EXTENSIONS[type][0] ?? "") : "").toUpperCase();
}

async function remove(editor: Editor, fields: FormData): Promise<LibraryResult> {
  const url = String(fields.get("url"));
  const isRemoved = await removeMedia(editor, url);
  return isRemoved ? succeeded(toasts.removed, { removed: url }) : refused(toasts.removeFailed);
}

async function addFolder(editor: Editor, fields: FormData): Promise<LibraryResult> {
  const submission = parseForm(fields, { schema: folderForm(texts.folders.required) });
  if (submission.status !== "success") return { ...refused(), value: { form: submission.reply() } };
  const folder = await createFolder(editor, submission.value.name);
  return succeeded(toasts.folderCreated, { folder });
}

async function nameFolder(editor: Editor, fields: FormData): Promise<LibraryResult> {
  const submission = parseForm(fields, { schema: folderForm(texts.folders.required) });
  if (submission.status !== "success") return { ...refused(), value: { form: submission.reply() } };
  const result = await renameFolder(editor, String(fields.get("id")), submission.value.name);
  if (result === "renamed") return succeeded(toasts.folderSaved, { folder: "" });
  return refused(result === "taken" ? toasts.folderTaken : toasts.folderGone);
}

async function dropFolder(editor: Editor, fields: FormData): Promise<LibraryResult> {
  const removedFolder = await removeFolder(editor, String(fields.get("id")));
  return removedFolder ? succeeded(toasts.folderRemoved, { removedFolder }) : refused(toasts.removeFailed);
}

async function restoreFolder(editor: Editor, fields: FormData): Promise<LibraryResult> {
  const isBack = await undeleteFolder(editor, String(fields.get("removedFolder")));
  return isBack ? succeeded(toasts.undeleted) : refused(toasts.undoFailed);
}
