import { type MediaType, uploadKind } from "../media.rules.ts";

/** Fills whole rows of the widest grid. */
export const LIBRARY_PAGE_SIZE = 24;
export const MAX_FILE_NAME_LENGTH = 200;
export const MAX_FOLDER_NAME_LENGTH = 60;
const MAX_SEARCH_LENGTH = 100;
export const MAX_ASKED_URLS = 100;

export const LIBRARY_PARAMS = {
  search: "q",
  folder: "pasta",
  page: "pagina",
  kind: "tipo",
  url: "url",
} as const;

/** Query key of a file of the library, by its id. */
export const FILE_FIELD = "arquivo";

export const NO_FOLDER = "sem-pasta";

export type LibraryQuery = {
  search: string;
  /** A folder's id, `NO_FOLDER`, or empty for all. */
  folder: string;
  types: readonly MediaType[];
  /** Counts from 1. */
  page: number;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function readLibraryQuery(params: URLSearchParams): LibraryQuery {
  const folder = params.get(LIBRARY_PARAMS.folder) ?? "";
  const page = Number.parseInt(params.get(LIBRARY_PARAMS.page) ?? "1", 10);
  return {
    search: (params.get(LIBRARY_PARAMS.search) ?? "").trim().slice(0, MAX_SEARCH_LENGTH),
    folder: folder === NO_FOLDER || UUID.test(folder) ? folder : "",
    types: uploadKind(params.get(LIBRARY_PARAMS.kind))?.types ?? [],
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

export function readAskedUrls(params: URLSearchParams): string[] {
  return [...new Set(params.getAll(LIBRARY_PARAMS.url))].slice(0, MAX_ASKED_URLS);
}

export const MEDIA_WORDS = ["alt", "caption"] as const;
export type MediaWord = (typeof MEDIA_WORDS)[number];
export const MOST_LETTERS: Readonly<Record<MediaWord, number>> = { caption: 200, alt: 400 };
