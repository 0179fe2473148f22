import type { Editor } from "#app/accounts/guard.server.ts";
import { emptyWords } from "#app/i18n/translated-words.ts";
import { type CropView, getCropView } from "#app/media/crop.server.ts";
import { mediaContent } from "#app/media/media-content.server.ts";
import { listMediaWords } from "#app/media/media-words.server.ts";
import { MEDIA_WORDS } from "#app/media/picker/picker.rules.ts";
import { getLibraryFile } from "#app/media/picker/picker.server.ts";
import type { FileInWords, LibraryFile } from "#app/media/picker/picker-file.ts";
import { listOutdated } from "#app/platform/db/content/outdated-texts.server.ts";
import { readWithDrafts } from "#app/platform/db/content/read-with-drafts.server.ts";
import { isId } from "#app/platform/ids.ts";
import { listUses, type Use } from "./uses.server.ts";

export type FileDetail = FileInWords & {
  uses: Use[];
  crop: CropView | null;
  /** Why a picture is not offered to be cropped. */
  uncropped: Uncropped | null;
};

export type Uncropped = "design" | "drawing" | "animation" | "unread";

export async function getFileDetail(editor: Editor, id: string): Promise<FileDetail | null> {
  return isId(id) ? readWithDrafts([{ kind: mediaContent, id }], () => readDetail(editor, id)) : null;
}

/** Only its words: where it is used takes far longer to find. */
export async function getFileInWords(editor: Editor, id: string): Promise<FileInWords | null> {
  return isId(id) ? readWithDrafts([{ kind: mediaContent, id }], () => readInWords(editor, id)) : null;
}

async function readInWords(editor: Editor, id: string): Promise<FileInWords | null> {
  const file = await getLibraryFile(editor, id);
  if (!file) return null;
  const [words, outdated] = await Promise.all([
    listMediaWords(editor, [file.url]),
    listOutdated(mediaContent, [id]),
  ]);
  return { file, words: words.get(file.url) ?? emptyWords(MEDIA_WORDS), outdated };
}

async function readDetail(editor: Editor, id: string): Promise<FileDetail | null> {
  const inWords = await readInWords(editor, id);
  if (!inWords) return null;
  const { file } = inWords;
  const [uses, crop] = await Promise.all([listUses(file.url), getCropView(editor, id)]);
  // A design is as long and wide as its rug.
  const isDesign = uses.some(({ area }) => area === "simulator");
  return {
    ...inWords,
    uses,
    crop: isDesign ? null : crop,
    uncropped: isDesign ? "design" : crop ? null : whyUncropped(file),
  };
}

function whyUncropped({ contentType }: LibraryFile): Uncropped | null {
  if (!contentType.startsWith("image/")) return null;
  if (contentType === "image/svg+xml") return "drawing";
  return contentType === "image/gif" ? "animation" : "unread";
}
