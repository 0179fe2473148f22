import type { CameraCorrection, ScaleCue, Stroke } from "../engine/room.ts";
import type { VisionEvent, VisionHints, VisionRequest, VisionResponse } from "./vision-messages.ts";

/** No events after `cancel`. */
export type Vision = {
  /** All strokes, because undo removes some. */
  setStrokes(strokes: readonly Stroke[]): void;
  setScale(cues: readonly ScaleCue[]): void;
  setCamera(correction: CameraCorrection | null): void;
  cancel(): void;
};

type Job = {
  photo: number;
  picture: Blob;
  hints: VisionHints;
  onEvent: (event: VisionEvent) => void;
  /** Sent since it was begun. */
  corrections: number;
  /** Only one restart, until the photo is read to its end. */
  hasFallen: boolean;
  /** Begun anew by the next correction. */
  hasStopped: boolean;
};

const IDLE_BEFORE_STOP_MS = 60_000;
/** Longer than any stage on the slowest phone. */
const SILENCE_BEFORE_RESTART_MS = 30_000;
/** The script must load first, on a slow connection. */
const SILENCE_BEFORE_FIRST_WORD_MS = 180_000;
/** A timer that is later than this was held up with its worker: the device slept, or the page was frozen. */
const OVERDUE_AFTER_SLEEP_MS = 5000;

let worker: Worker | null = null;
let sleep: ReturnType<typeof setTimeout> | undefined;
let silence: ReturnType<typeof setTimeout> | undefined;
/** Then the script is in the browser's cache. */
let hasSpoken = false;
let photos = 0;
let current: Job | null = null;

function stop() {
  clearTimeout(silence);
  worker?.terminate();
  worker = null;
}

/** Restarted once, with the edits made since. */
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
  job.hasStopped = true;
  job.onEvent({ kind: "refused", reason: "stopped" });
}

const LAST_WORDS = ["done", "light", "refused"];

function heard({ data: { photo, event } }: MessageEvent<VisionResponse>) {
  clearTimeout(silence);
  hasSpoken = true;
  const isOwn = photo === current?.photo;
  // Of a cancelled photo; closed explicitly, because garbage collection is late.
  if (!isOwn && event.kind === "photo") event.display.close();
  if (!current) return;
  if (isOwn && event.kind === "done") current.hasFallen = false;
  // A correction was sent meanwhile.
  const isEarly = event.kind === "done" && event.corrections < current.corrections;
  // Messages about an earlier photo also prove that it runs.
  if (!isOwn || isEarly || !LAST_WORDS.includes(event.kind)) listen();
  if (isOwn && !isEarly) current.onEvent(event);
}

function listen() {
  clearTimeout(silence);
  const patience = hasSpoken ? SILENCE_BEFORE_RESTART_MS : SILENCE_BEFORE_FIRST_WORD_MS;
  const from = Date.now();
  silence = setTimeout(() => {
    const hasSlept = Date.now() - from > patience + OVERDUE_AFTER_SLEEP_MS;
    if (hasSlept) listen();
    else fell();
  }, patience);
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

/** Stops again if no photo comes. */
export function expectPhoto(): void {
  if (current) return;
  wake();
  sleep = setTimeout(stop, IDLE_BEFORE_STOP_MS);
}

/** A browser may refuse workers. */
function send(request: VisionRequest) {
  try {
    wake().postMessage(request);
    listen();
  } catch {
    fell();
  }
}

function begin(job: Job) {
  job.corrections = 0;
  const { photo, picture, hints } = job;
  send({ kind: "start", photo, picture, hints });
}

/** An earlier photo is cancelled. Events arrive in the order of `VisionEvent`. */
export function startVision(
  picture: Blob,
  onEvent: (event: VisionEvent) => void,
  hints: VisionHints = {},
): Vision {
  // A running stage cannot be interrupted, so the worker is replaced.
  if (current) stop();
  photos += 1;
  const job: Job = {
    ...{ photo: photos, picture, hints, onEvent },
    ...{ corrections: 0, hasFallen: false, hasStopped: false },
  };
  const { photo } = job;
  current = job;
  begin(job);
  const correct = (hint: VisionHints, request: VisionRequest) => {
    job.hints = { ...job.hints, ...hint };
    job.corrections += 1;
    if (current === job) return send(request);
    if (current || !job.hasStopped) return;
    Object.assign(job, { hasFallen: false, hasStopped: false });
    current = job;
    begin(job);
  };
  return {
    setStrokes: (strokes) => correct({ strokes }, { kind: "strokes", photo, strokes }),
    setScale: (cues) => correct({ cues }, { kind: "scale", photo, cues }),
    setCamera: (correction) => correct({ correction }, { kind: "camera", photo, correction }),
    cancel() {
      job.hasStopped = false;
      if (current !== job) return;
      current = null;
      clearTimeout(silence);
      sleep = setTimeout(stop, IDLE_BEFORE_STOP_MS);
    },
  };
}
