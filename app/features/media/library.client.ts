import { IN_PLACE_HEADER } from "#app/features/accounts/accounts.rules.ts";
import { signInAgain } from "#app/features/accounts/session.client.ts";
import type { Words } from "#app/i18n/translated-words.ts";
import { LIBRARY_PARAMS, type MediaWord } from "./library.rules.ts";
import type { LibraryFile, LibraryResponse } from "./library-file.ts";

const LIBRARY_URL = "/admin/midia/escolher";
const SIGNED_OUT = 401;

export type Narrowed = { search: string; folder: string; kind: string };

export function fetchLibraryPage(
  narrowed: Narrowed,
  page: number,
  signal: AbortSignal,
): Promise<LibraryResponse> {
  const params = new URLSearchParams({
    [LIBRARY_PARAMS.search]: narrowed.search,
    [LIBRARY_PARAMS.folder]: narrowed.folder,
    [LIBRARY_PARAMS.kind]: narrowed.kind,
    [LIBRARY_PARAMS.page]: String(page),
  });
  return ask(params, signal);
}

export async function fetchLibraryFiles(
  urls: readonly string[],
  signal?: AbortSignal,
): Promise<LibraryFile[]> {
  if (urls.length === 0) return [];
  const params = new URLSearchParams(urls.map((url) => [LIBRARY_PARAMS.url, url]));
  return (await ask(params, signal)).files;
}

export async function fetchMediaWords(
  url: string,
  signal?: AbortSignal,
): Promise<Words<MediaWord> | undefined> {
  return (await ask(new URLSearchParams({ [LIBRARY_PARAMS.url]: url }), signal)).words?.[url];
}

async function ask(params: URLSearchParams, signal?: AbortSignal): Promise<LibraryResponse> {
  const headers = { accept: "application/json", [IN_PLACE_HEADER]: "1" };
  const response = await fetch(`${LIBRARY_URL}?${params}`, { signal, headers });
  if (response.status === SIGNED_OUT && (await signInAgain())) return ask(params, signal);
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  if (!response.ok || !isJson) throw new Error(`The library answered ${response.status}`);
  return (await response.json()) as LibraryResponse;
}
