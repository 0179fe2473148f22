import { IN_PLACE_HEADER } from "#app/features/accounts/accounts.rules.ts";
import { signInAgain } from "#app/features/accounts/session.client.ts";
import type { Words } from "#app/i18n/translated-words.ts";
import { notReached } from "#app/platform/lost-connection.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { LIBRARY_PARAMS, MAX_ASKED_URLS, type MediaWord } from "./library.rules.ts";
import { libraryTexts } from "./library.texts.ts";
import type { LibraryFile, LibraryResponse } from "./library-file.ts";

const { failed } = libraryTexts.details;

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

export async function fetchMediaWords(
  url: string,
  signal?: AbortSignal,
): Promise<Words<MediaWord> | undefined> {
  return (await ask(new URLSearchParams({ [LIBRARY_PARAMS.url]: url }), signal)).words?.[url];
}

/** Words or a focal point. Not by the router, which would load the address's script and, without a connection, the page. */
export async function saveMedia(fields: Record<string, string>): Promise<Outcome> {
  const saved = send<Outcome>(LIBRARY_URL, { method: "POST", body: new URLSearchParams(fields) });
  return saved.catch((error: unknown) => (error instanceof TypeError ? notReached(failed) : refused(failed)));
}

const ask = (params: URLSearchParams, signal?: AbortSignal) =>
  send<LibraryResponse>(`${LIBRARY_URL}?${params}`, { signal });

async function send<Answer>(address: string, init: RequestInit): Promise<Answer> {
  const headers = { accept: "application/json", [IN_PLACE_HEADER]: "1" };
  const response = await fetch(address, { ...init, headers });
  if (response.status === SIGNED_OUT && (await signInAgain())) return send(address, init);
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  if (!response.ok || !isJson) throw new Error(`The library answered ${response.status}`);
  return (await response.json()) as Answer;
}
