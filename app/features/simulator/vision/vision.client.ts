import type { CameraCorrection, ScaleCue, Stroke } from "../engine/room.ts";
import type { VisionEvent, VisionHints, VisionRequest, VisionResponse } from "./vision-messages.ts";

/** One photo being understood. Events stop for good after `cancel`. */
export type Vision = {
  /** All strokes, not only the newest: undo sends a shorter list. */
  setStrokes(strokes: readonly Stroke[]): void;
  setScale(cues: readonly ScaleCue[]): void;
  setCamera(correction: CameraCorrection | null): void;
  cancel(): void;
};

/** A photo at work, with all that is needed to begin again. */
type Job = {
  photo: number;
  picture: Blob | ImageBitmap;
  hints: VisionHints;
  onEvent: (event: VisionEvent) => void;
  /** A second fall is final. */
  hasFallen: boolean;
};

const IDLE_BEFORE_STOP_MS = 60_000;
/** No stage takes nearly as long on the slowest phone: a worker that is silent for this long is gone. */
const SILENCE_BEFORE_RESTART_MS = 30_000;
/** Before its first word its script has to come, and a slow line is no fall. */
const SILENCE_BEFORE_FIRST_WORD_MS = 180_000;

let worker: Worker | null = null;
let sleep: ReturnType<typeof setTimeout> | undefined;
let silence: ReturnType<typeof setTimeout> | undefined;
/** Since then the script lies in the browser's own cache. */
let hasSpoken = false;
let photos = 0;
let current: Job | null = null;

function stop() {
  clearTimeout(silence);
  worker?.terminate();
  worker = null;
}

/** A worker that fell over is replaced once, and begins again with what the hand has done since. */
function fell() {
  stop();
  const job = current;
  if (!job) return;
  if (!job.hasFallen) {
    job.hasFallen = true;
    begin(job);
    return;
  }
  current = null;
  job.onEvent({ kind: "refused", reason: "stopped" });
}

const LAST_WORDS = ["done", "light", "refused"];

function heard({ data: { photo, event } }: MessageEvent<VisionResponse>) {
  clearTimeout(silence);
  hasSpoken = true;
  if (!current) return;
  // A word about an earlier photo is a sign of life as well.
  const isOwn = photo === current.photo;
  if (!isOwn || !LAST_WORDS.includes(event.kind)) listen();
  if (isOwn) current.onEvent(event);
}

function listen() {
  clearTimeout(silence);
  silence = setTimeout(fell, hasSpoken ? SILENCE_BEFORE_RESTART_MS : SILENCE_BEFORE_FIRST_WORD_MS);
}

function wake(): Worker {
  clearTimeout(sleep);
  if (worker) return worker;
  worker = new Worker(new URL("./vision.worker.ts", import.meta.url), { type: "module", name: "vision" });
  worker.onmessage = heard;
  worker.onerror = fell;
  worker.onmessageerror = fell;
  return worker;
}

/** A photo may come: the worker starts and fetches what it needs, and stops again if none does. */
export function expectPhoto(): void {
  if (current) return;
  wake();
  sleep = setTimeout(stop, IDLE_BEFORE_STOP_MS);
}

function send(request: VisionRequest) {
  wake().postMessage(request);
  listen();
}

const begin = ({ photo, picture, hints }: Job) => send({ kind: "start", photo, picture, hints });

/** Starts on a photo; an earlier one is dropped. Its events arrive in the order of `VisionEvent`. */
export function startVision(
  picture: Blob | ImageBitmap,
  onEvent: (event: VisionEvent) => void,
  hints: VisionHints = {},
): Vision {
  // A stage that is under way cannot be interrupted from outside, so a running worker is replaced.
  if (current) stop();
  photos += 1;
  const job: Job = { photo: photos, picture, hints, onEvent, hasFallen: false };
  const { photo } = job;
  current = job;
  begin(job);
  const correct = (hint: VisionHints, request: VisionRequest) => {
    if (current !== job) return;
    job.hints = { ...job.hints, ...hint };
    send(request);
  };
  return {
    setStrokes: (strokes) => correct({ strokes }, { kind: "strokes", photo, strokes }),
    setScale: (cues) => correct({ cues }, { kind: "scale", photo, cues }),
    setCamera: (correction) => correct({ correction }, { kind: "camera", photo, correction }),
    cancel() {
      if (current !== job) return;
      current = null;
      clearTimeout(silence);
      sleep = setTimeout(stop, IDLE_BEFORE_STOP_MS);
    },
  };
}
