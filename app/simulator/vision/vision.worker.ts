import { isSameView } from "../engine/clamp-to-photo.ts";
import type { DrawnFloor, EstimatedCamera, FloorMask, PhotoSize } from "../engine/room.ts";
import { exifLens, isHeic, isJoinedPanorama } from "./camera/exif-lens.ts";
import { floorScoresOnGpu } from "./network/floor-gpu.ts";
import { type FloorModel, readFloorModel } from "./network/floor-network.ts";
import { unpackFloor } from "./network/packed-floor.ts";
import { type Corrections, PhotoAnalysis } from "./photo-analysis.ts";
import { type Rgb, withoutAlpha } from "./picture.ts";
import type { Refusal, VisionEvent, VisionHints, VisionRequest } from "./vision-messages.ts";
import { workingSize } from "./working-size.ts";

/** Pixels. */
const DISPLAY_SIDE = 4096;
const MOST_PIXELS = 52_000_000;
/** Every room has many times more edges. */
const LEAST_LINES = 6;

class Refused extends Error {
  readonly reason: Refusal;
  constructor(reason: Refusal) {
    super(reason);
    this.reason = reason;
  }
}

let model: Promise<FloorModel> | null = null;
type Current = {
  photo: number;
  analysis: PhotoAnalysis;
  hand: Corrections;
  camera: EstimatedCamera | null;
  mask: FloorMask | null;
  /** How many were received. */
  corrections: number;
  isChecked: boolean;
};
let current: Current | null = null;
let asked = 0;
let times: Record<string, number> = {};

/** Reports progress, which proves that it runs. */
async function fetchModel(): Promise<ArrayBuffer> {
  const { body } = await fetch(new URL("./network/floor-model.bin", import.meta.url));
  const heard = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, next) {
      if (asked) report(asked, { kind: "fetching" });
      next.enqueue(piece);
    },
  });
  return new Response(body?.pipeThrough(heard)).arrayBuffer();
}

/** In the background; software adapters are slower than the processor's own loop. */
async function useGpu(read: FloorModel) {
  const adapter = await navigator.gpu?.requestAdapter();
  if (adapter && !adapter.info.isFallbackAdapter) read.gpu = await floorScoresOnGpu(read, adapter);
}

function floorModel(): Promise<FloorModel> {
  model ??= fetchModel()
    .then((bytes) => {
      const read = readFloorModel(bytes);
      void useGpu(read).catch(() => {});
      return read;
    })
    .catch((error: unknown) => {
      // Retried when it is asked for again.
      model = null;
      throw error;
    });
  return model;
}

// Loaded while the photo is chosen.
report(asked, { kind: "fetching" });
floorModel().catch(() => {});

function report(photo: number, event: VisionEvent, transfer: Transferable[] = []) {
  postMessage({ photo, event }, { transfer });
}

async function timed<T>(stage: string, work: () => T | Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  times[stage] = Math.round(performance.now() - started);
  return result;
}

/** willReadFrequently keeps it in main memory. */
function paperOf(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Refused("stopped");
  return { canvas, context };
}

/** Frees memory at once, because garbage collection is late. */
function drop(canvas: OffscreenCanvas) {
  canvas.width = 0;
  canvas.height = 0;
}

/** Halved repeatedly against moiré. */
function drawn(source: ImageBitmap, width: number, height: number): OffscreenCanvas {
  const { canvas, context } = paperOf(width, height);
  context.imageSmoothingQuality = "high";
  let from: ImageBitmap | OffscreenCanvas = source;
  let [wide, high] = [source.width, source.height];
  while (wide > 2 * width) {
    [wide, high] = [Math.ceil(wide / 2), Math.ceil(high / 2)];
    const half = paperOf(wide, high);
    half.context.drawImage(from, 0, 0, wide, high);
    if (from instanceof OffscreenCanvas) drop(from);
    from = half.canvas;
  }
  context.drawImage(from, 0, 0, width, height);
  if (from instanceof OffscreenCanvas) drop(from);
  return canvas;
}

async function opened(picture: Blob): Promise<{ bitmap: ImageBitmap; lens: number | null }> {
  if (await isJoinedPanorama(picture)) throw new Refused("panorama");
  const decoded = createImageBitmap(picture, { imageOrientation: "from-image" }).catch(() => null);
  const [bitmap, lens] = await Promise.all([decoded, exifLens(picture)]);
  if (!bitmap) throw new Refused((await isHeic(picture)) ? "heic" : "unreadable");
  return { bitmap, lens };
}

function displayOf(bitmap: ImageBitmap): ImageBitmap {
  const shrink = DISPLAY_SIDE / Math.max(bitmap.width, bitmap.height);
  if (shrink >= 1) return bitmap;
  const { width, height } = bitmap;
  const copy = drawn(bitmap, Math.round(width * shrink), Math.round(height * shrink));
  bitmap.close();
  return copy.transferToImageBitmap();
}

function pixelsOf(bitmap: ImageBitmap, { width, height }: { width: number; height: number }): Rgb {
  const canvas = drawn(bitmap, width, height);
  const pixels = canvas.getContext("2d")?.getImageData(0, 0, width, height);
  drop(canvas);
  if (!pixels) throw new Refused("stopped");
  return withoutAlpha(pixels.data, width, height);
}

/** Fetched while the photo is read. Null if it does not come: then the floor is found as in any photo. */
function fetchDrawn(drawn: DrawnFloor): (size: PhotoSize) => Promise<Rgb | null> {
  const fetched = "url" in drawn ? fetch(drawn.url).then((response) => response.blob()) : null;
  fetched?.catch(() => {});
  return async (size) => {
    try {
      if ("packed" in drawn) return await unpackFloor(drawn.packed, size);
      const bitmap = await createImageBitmap((await fetched) as Blob, { colorSpaceConversion: "none" });
      const rgb = pixelsOf(bitmap, size);
      bitmap.close();
      return rgb;
    } catch {
      return null;
    }
  };
}

async function start(photo: number, picture: Blob, hints: VisionHints) {
  current = null;
  asked = photo;
  times = {};
  const started = performance.now();
  const given = hints.given ?? null;
  const readDrawn = given?.drawn && fetchDrawn(given.drawn);
  const { bitmap, lens } = await opened(picture);
  const isTooLarge = bitmap.width * bitmap.height > MOST_PIXELS;
  const working = isTooLarge ? { refused: "too-large" as const } : workingSize(bitmap.width, bitmap.height);
  if ("refused" in working) {
    bitmap.close();
    throw new Refused(working.refused);
  }
  const size: PhotoSize = {
    ...working,
    originalWidth: bitmap.width,
    originalHeight: bitmap.height,
    lensMillimetres: lens,
  };
  const rgb = pixelsOf(bitmap, size);
  const display = displayOf(bitmap);
  report(photo, { kind: "photo", photo: size, display }, [display]);
  times.decode = Math.round(performance.now() - started);
  const drawn = (await readDrawn?.(size)) ?? null;
  // Fetched meanwhile; the analysis asks for it again.
  floorModel().catch(() => {});
  const analysis = new PhotoAnalysis(rgb, size, floorModel, given, drawn);
  const count = given ? 0 : (await timed("lines", () => analysis.lines())).length;
  report(photo, { kind: "lines", count });
  const isMarked = given || hints.strokes?.length || hints.correction;
  if (count < LEAST_LINES && !isMarked) throw new Refused("no-floor");
  current = {
    photo,
    analysis,
    camera: null,
    mask: null,
    corrections: 0,
    isChecked: false,
    hand: { camera: hints.correction ?? null, cues: hints.cues ?? [], strokes: hints.strokes ?? [] },
  };
  // It changes the final camera; without one, rugs keep their place on the photo when the camera changes.
  if (hints.correction) while (!analysis.checkCamera());
  await analyseAgain("camera");
  check(photo);
}

/** Checks the camera in steps; requests come first. */
function check(photo: number) {
  enqueue(photo, async () => {
    // Messages are delivered between tasks.
    await new Promise((arrived) => setTimeout(arrived));
    if (current?.photo !== photo) return;
    const { analysis, hand, camera: before } = current;
    if (!(await timed("check", () => analysis.checkCamera()))) return check(photo);
    if (!hand.camera) {
      const after = analysis.camera(null);
      if (before && isSameView(before.camera, after.camera)) {
        current.camera = after;
        reportCamera();
      } else await analyseAgain("camera");
    }
    current.isChecked = true;
    reportDone(current);
  });
}

function reportDone({ photo, corrections, isChecked }: Current) {
  if (isChecked) report(photo, { kind: "done", corrections, milliseconds: times });
}

function reportCamera() {
  if (!current?.camera) return;
  const { photo, analysis, hand, camera: found } = current;
  const scale = analysis.scale(found.camera, hand.cues);
  const camera = { ...found.camera, aboveFloor: scale.aboveFloor };
  report(photo, { kind: "camera", camera: { ...found, camera }, scale });
}

/** Only dependent stages. */
async function analyseAgain(from: "camera" | "scale" | "strokes") {
  const now = current;
  if (!now) return;
  const { photo, analysis, hand } = now;
  const found =
    from === "camera" || !now.camera ? await timed("camera", () => analysis.camera(hand.camera)) : now.camera;
  now.camera = found;
  const camera = { ...found.camera, aboveFloor: analysis.scale(found.camera, hand.cues).aboveFloor };
  if (from !== "strokes") reportCamera();
  const mask =
    from !== "scale" || !now.mask ? await timed("mask", () => analysis.mask(camera, hand.strokes)) : now.mask;
  now.mask = mask;
  if (from !== "scale") report(photo, { kind: "mask", mask });
  const light = await timed("light", () => analysis.light(camera, mask));
  report(photo, { kind: "light", light });
}

/** Superseded requests are dropped. */
let newest: VisionRequest | null = null;

async function handleRequest(request: VisionRequest) {
  if (request.kind === "start") return start(request.photo, request.picture, request.hints);
  await new Promise((arrived) => setTimeout(arrived));
  if (current?.photo !== request.photo) return;
  current.corrections += 1;
  if (request.kind === "strokes" && newest !== request && newest?.kind === "strokes") return;
  await correct(current, request);
  reportDone(current);
}

function correct(now: Current, request: Exclude<VisionRequest, { kind: "start" }>) {
  const { hand } = now;
  switch (request.kind) {
    case "strokes":
      now.hand = { ...hand, strokes: request.strokes };
      return analyseAgain("strokes");
    case "scale":
      now.hand = { ...hand, cues: request.cues };
      return analyseAgain("scale");
    case "camera":
      now.hand = { ...hand, camera: request.correction };
      return analyseAgain("camera");
  }
}

/** Serial. */
let queue = Promise.resolve();
function enqueue(photo: number, work: () => Promise<void> | void) {
  queue = queue.then(work).catch((error: unknown) => {
    report(photo, { kind: "refused", reason: error instanceof Refused ? error.reason : "stopped" });
  });
}

addEventListener("message", ({ data }: MessageEvent<VisionRequest>) => {
  newest = data;
  enqueue(data.photo, () => handleRequest(data));
});
