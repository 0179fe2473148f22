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

const IDLE_BEFORE_STOP_MS = 60_000;

let worker: Worker | null = null;
let sleep: ReturnType<typeof setTimeout> | undefined;
let photos = 0;
let current: { photo: number; onEvent: (event: VisionEvent) => void } | null = null;

function stop() {
  worker?.terminate();
  worker = null;
}

/** A worker that fell over takes its photo with it; the next photo gets a new one. */
function fell() {
  stop();
  const job = current;
  current = null;
  job?.onEvent({ kind: "refused", reason: "stopped" });
}

function wake(): Worker {
  clearTimeout(sleep);
  if (worker) return worker;
  worker = new Worker(new URL("./vision.worker.ts", import.meta.url), { type: "module", name: "vision" });
  worker.onmessage = ({ data }: MessageEvent<VisionAnswer>) => {
    if (data.photo === current?.photo) current.onEvent(data.event);
  };
  worker.onerror = fell;
  worker.onmessageerror = fell;
  return worker;
}

/** Starts on a photo; an earlier one is dropped. Its events arrive in the order of `VisionEvent`. */
export function startVision(
  picture: Blob | ImageBitmap,
  onEvent: (event: VisionEvent) => void,
  hints: VisionHints = {},
): Vision {
  // A stage that is under way cannot be interrupted from outside, so a busy worker is replaced.
  if (current) stop();
  photos += 1;
  const photo = photos;
  current = { photo, onEvent };
  const send = (request: VisionRequest) => {
    if (current?.photo === photo) wake().postMessage(request);
  };
  send({ kind: "start", photo, picture, hints });
  return {
    setStrokes: (strokes) => send({ kind: "strokes", photo, strokes }),
    setScale: (cues) => send({ kind: "scale", photo, cues }),
    setCamera: (correction) => send({ kind: "camera", photo, correction }),
    cancel() {
      if (current?.photo !== photo) return;
      current = null;
      sleep = setTimeout(stop, IDLE_BEFORE_STOP_MS);
    },
  };
}
