import type { EditorFrame } from "#app/content/versions/editor-frame.ts";
import type { OutdatedText, Words } from "#app/i18n/translated-words.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import type { MediaWord } from "./picker.rules.ts";

export type LibraryFile = {
  id: string;
  url: string;
  name: string;
  contentType: string;
  bytes: number;
  width: number | null;
  height: number | null;
  picture: Picture | null;
  alt: string;
  folderId: string | null;
};

export type LibraryFolder = { id: string; name: string; files: number };
export type LibraryPage = { files: LibraryFile[]; total: number; page: number; pages: number };

export type LibraryResponse = LibraryPage & { folders: LibraryFolder[] };

export type FileInWords = { file: LibraryFile; words: Words<MediaWord>; outdated: OutdatedText[] };

/** With what the frame of its own screen knows. */
export type FileWordsResponse = Pick<EditorFrame, "version" | "drafts"> & { detail: FileInWords };
