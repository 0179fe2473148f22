import { IN_PLACE_HEADER } from "#app/accounts/accounts.rules.ts";
import { signInAgain } from "#app/accounts/session.client.ts";
import { notReached } from "#app/platform/lost-connection.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import type { WordsResult } from "./file-words.tsx";
import { FILE_FIELD, LIBRARY_PARAMS, MAX_ASKED_URLS } from "./picker.rules.ts";
import { libraryTexts } from "./picker.texts.ts";
import type { FileWordsResponse, LibraryFile, LibraryResponse } from "./picker-file.ts";

const { failed } = libraryTexts.details;

const LIBRARY_URL = "/admin/midia/escolher";
const FILE_WORDS_URL = "/admin/midia/palavras";
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

type Question = { urls: Set<string>; files: Promise<LibraryFile[]> };
let waiting: Question | undefined;

/** Fields that ask at the same moment, as all of a form do at first, share one request. */
export async function fetchLibraryFiles(urls: readonly string[]): Promise<LibraryFile[]> {
  if (urls.length === 0) return [];
  if (!waiting || waiting.urls.size + urls.length > MAX_ASKED_URLS) waiting = begin();
  for (const url of urls) waiting.urls.add(url);
  const files = await waiting.files;
  return files.filter(({ url }) => urls.includes(url));
}

function begin(): Question {
  const asked = new Set<string>();
  const files = new Promise((next) => setTimeout(next)).then(async () => {
    if (waiting?.urls === asked) waiting = undefined;
    const params = new URLSearchParams([...asked].map((url) => [LIBRARY_PARAMS.url, url]));
    return (await ask(params)).files;
  });
  return { urls: asked, files };
}

export const fetchFileWords = (id: string, signal: AbortSignal): Promise<FileWordsResponse> =>
  send(`${FILE_WORDS_URL}?${new URLSearchParams({ [FILE_FIELD]: id })}`, { signal });

export const saveFileWords = (body: FormData): Promise<WordsResult> =>
  send<WordsResult>(FILE_WORDS_URL, { method: "POST", body }).catch(refusal);

export const saveMedia = (fields: Record<string, string>): Promise<Outcome> =>
  send<Outcome>(LIBRARY_URL, { method: "POST", body: new URLSearchParams(fields) }).catch(refusal);

const refusal = (error: unknown) => (error instanceof TypeError ? notReached(failed) : refused(failed));

const ask = (params: URLSearchParams, signal?: AbortSignal) =>
  send<LibraryResponse>(`${LIBRARY_URL}?${params}`, { signal });

/** Not by the router, which would load the address's script and, without a connection, the page. */
async function send<Answer>(address: string, init: RequestInit): Promise<Answer> {
  const headers = { accept: "application/json", [IN_PLACE_HEADER]: "1" };
  const response = await fetch(address, { ...init, headers });
  if (response.status === SIGNED_OUT && (await signInAgain())) return send(address, init);
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  if (!response.ok || !isJson) throw new Error(`The library answered ${response.status}`);
  return (await response.json()) as Answer;
}
