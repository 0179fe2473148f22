import type { Words } from "#app/i18n/translated-words.ts";
import type { Picture } from "#app/ui/picture.rules.ts";
import type { MediaWord } from "./library.rules.ts";

/** A file of the library as the administration shows it. */
export type LibraryFile = {
  id: string;
  url: string;
  name: string;
  contentType: string;
  bytes: number;
  width: number | null;
  height: number | null;
  /** `null`: nothing that a browser could show. */
  picture: Picture | null;
  /** In Portuguese. */
  alt: string;
  focal: { x: number; y: number };
  folderId: string | null;
};

export type LibraryFolder = { id: string; name: string; files: number };
export type LibraryPage = { files: LibraryFile[]; total: number; page: number; pages: number };

/** What the picker's resource answers: a page of the library, or the files that a field asked about. */
export type LibraryResponse = LibraryPage & {
  folders: LibraryFolder[];
  /** What the asked files show, by their address, in every language. */
  words?: Record<string, Words<MediaWord>>;
};
