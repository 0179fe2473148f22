import type { CameraCorrection, ScaleCue, Stroke } from "../engine/room.ts";
import type { VisionAnswer, VisionEvent, VisionHints, VisionRequest } from "./vision-messages.ts";

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

let worker: Worker | null = null;
let sleep: ReturnType<typeof setTimeout> | undefined;
let silence: ReturnType<typeof setTimeout> | undefined;
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

function heard({ data }: MessageEvent<VisionAnswer>) {
  clearTimeout(silence);
  if (!current || data.photo !== current.photo) return;
  const { kind } = data.event;
  if (kind !== "done" && kind !== "light" && kind !== "refused") listen();
  current.onEvent(data.event);
}

function listen() {
  clearTimeout(silence);
  silence = setTimeout(fell, SILENCE_BEFORE_RESTART_MS);
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
  // A stage that is under way cannot be interrupted from outside, so a busy worker is replaced.
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
