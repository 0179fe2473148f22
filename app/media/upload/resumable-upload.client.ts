import type { DetailedError, Upload } from "tus-js-client";
import { signInAgain } from "#app/accounts/session.client.ts";

const UPLOADS_URL = "/admin/uploads";
/** Small enough for proxies, and the most that a lost connection costs. */
const CHUNK_BYTES = 8 * 1024 * 1024;
const SESSION_OVER = 401;
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000, 20_000];

export type Refusal = { status: number; title?: string; text?: string };

export type UploadEvents = {
  onProgress: (sent: number) => void;
  onDone: (url: string, isKnown: boolean) => void;
  onRefused: (refusal: Refusal) => void;
  onLost: () => void;
};

export type RunningUpload = {
  resume: () => void;
  /** Stops and deletes the pieces; if unreachable, the server does so later. */
  cancel: () => void;
  /** Stops and keeps the pieces for another try. */
  hold: () => void;
};

const FIRST_USES = ["pointerdown", "keydown", "dragenter"];

/** Loaded with the first use of the page, so that it is there when the connection fails later. @returns an end. */
export function prepareUploads(): () => void {
  const end = () => {
    for (const type of FIRST_USES) removeEventListener(type, prepare, true);
  };
  function prepare() {
    end();
    void loadClient().catch(() => undefined);
  }
  for (const type of FIRST_USES) addEventListener(type, prepare, true);
  return end;
}

const loadClient = () => import("tus-js-client");

async function loadWithRetry() {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await loadClient();
    } catch (error) {
      if (!navigator.onLine) throw error;
      await new Promise((next) => setTimeout(next, delay));
    }
  }
  return loadClient();
}

/** The same file chosen again continues after a reload. */
export function startUpload(file: File, kind: string, events: UploadEvents): RunningUpload {
  let upload: Upload | undefined;
  let isStopped = false;

  async function start() {
    const tus = await loadWithRetry();
    upload = new tus.Upload(file, {
      endpoint: UPLOADS_URL,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      removeFingerprintOnSuccess: true,
      metadata: { filename: file.name, filetype: file.type, kind },
      onProgress: (sent) => isStopped || events.onProgress(sent),
      onSuccess: ({ lastResponse }) => {
        if (isStopped) return;
        const url = lastResponse.getHeader("x-file-url") || wordsIn(lastResponse.getBody()).url;
        if (url) events.onDone(url, lastResponse.getHeader("x-file-known") === "1");
        else events.onLost();
      },
      onError: (error) => {
        if (isStopped) return;
        const response = (error as DetailedError).originalResponse;
        if (!response) return events.onLost();
        const { title, text } = wordsIn(response.getBody());
        const refuse = () => events.onRefused({ status: response.getStatus(), title, text });
        if (response.getStatus() === SESSION_OVER) void goOnSignedIn(refuse);
        else refuse();
      },
    });
    const earlier = await upload.findPreviousUploads();
    const same = earlier.find((previous) => previous.metadata.kind === kind);
    if (same) upload.resumeFromPreviousUpload(same);
    if (!isStopped) upload.start();
  }

  async function goOnSignedIn(refuse: () => void) {
    if (!(await signInAgain())) refuse();
    else if (!isStopped) upload?.start();
  }

  function stop(forgetPieces: boolean) {
    isStopped = true;
    upload?.abort(forgetPieces).catch(() => undefined);
  }

  const begin = () => void start().catch(events.onLost);
  begin();
  return {
    resume: () => (upload ? upload.start() : begin()),
    cancel: () => stop(true),
    hold: () => stop(false),
  };
}

function wordsIn(body: string): { url?: string; title?: string; text?: string } {
  try {
    const entries = Object.entries(Object(JSON.parse(body)));
    return Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
  } catch {
    return {};
  }
}
