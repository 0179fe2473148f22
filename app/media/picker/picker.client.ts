import { IN_PLACE_HEADER } from "#app/accounts/accounts.rules.ts";
import { signInAgain } from "#app/accounts/session.client.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Words } from "#app/i18n/translated-words.ts";
import { notReached } from "#app/platform/lost-connection.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { LIBRARY_PARAMS, MAX_ASKED_URLS, type MediaWord } from "./picker.rules.ts";
import { libraryTexts } from "./picker.texts.ts";
import type { LibraryFile, LibraryResponse } from "./picker-file.ts";

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
  const words = (await ask(new URLSearchParams({ [LIBRARY_PARAMS.url]: url }), signal)).words?.[url];
  for (const edit of [...unsaved].filter((one) => one.url === url)) {
    if (words) words[edit.locale][edit.word] = edit.text;
    void saveMediaWord(edit);
  }
  return words;
}

export type WordEdit = { url: string; locale: Locale; word: MediaWord; text: string };

/** Not answered. The dialog that they were typed in may be closed; the next one for the picture shows them. */
const unsaved = new Set<WordEdit>();
const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

export async function saveMediaWord(edit: WordEdit): Promise<Outcome> {
  const isOlder = (one: WordEdit) =>
    one.url === edit.url && one.locale === edit.locale && one.word === edit.word;
  for (const one of [...unsaved].filter(isOlder)) unsaved.delete(one);
  unsaved.add(edit);
  try {
    const outcome = await saving(edit);
    unsaved.delete(edit);
    return outcome;
  } catch (error) {
    return refusal(error);
  } finally {
    if (unsaved.size > 0) addEventListener("beforeunload", askToStay);
    else removeEventListener("beforeunload", askToStay);
  }
}

export const saveMedia = (fields: Record<string, string>): Promise<Outcome> => saving(fields).catch(refusal);

/** Words or a focal point. Not by the router, which would load the address's script and, without a connection, the page. */
const saving = (fields: Record<string, string>) =>
  send<Outcome>(LIBRARY_URL, { method: "POST", body: new URLSearchParams(fields) });

const refusal = (error: unknown) => (error instanceof TypeError ? notReached(failed) : refused(failed));

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
