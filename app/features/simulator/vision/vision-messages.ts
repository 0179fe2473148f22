import type {
  CameraCorrection,
  FloorLight,
  FloorMask,
  FoundCamera,
  FoundScale,
  KnownView,
  PhotoSize,
  ScaleCue,
  Stroke,
} from "../engine/room.ts";

/** The only types that cross between the page and the worker. `photo` numbers the photo a message is about. */
export type VisionRequest =
  | { kind: "start"; photo: number; picture: Blob | ImageBitmap; hints: VisionHints }
  | { kind: "strokes"; photo: number; strokes: readonly Stroke[] }
  | { kind: "scale"; photo: number; cues: readonly ScaleCue[] }
  | { kind: "camera"; photo: number; correction: CameraCorrection | null };

/** What was known before looking: hand work kept from an earlier visit, the camera of a sample room. */
export type VisionHints = {
  given?: KnownView | null;
  strokes?: readonly Stroke[];
  cues?: readonly ScaleCue[];
  correction?: CameraCorrection | null;
};

/** Why a photo was declined: the page has a sentence and an example for each. */
export type Refusal = "unreadable" | "heic" | "too-large" | "too-small" | "panorama" | "no-floor" | "stopped";

export type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** In the order of their coming; camera, mask and light come again after each correction. */
export type VisionEvent =
  | { kind: "photo"; photo: PhotoSize; display: ImageBitmap }
  /** What the worker needs is still coming over a slow line. */
  | { kind: "fetching" }
  | { kind: "lines"; lines: readonly Line[] }
  | { kind: "camera"; camera: FoundCamera; scale: FoundScale }
  | { kind: "mask"; mask: FloorMask }
  | { kind: "light"; light: FloorLight }
  | { kind: "done"; milliseconds: Readonly<Record<string, number>> }
  | { kind: "refused"; reason: Refusal };

export type VisionResponse = { photo: number; event: VisionEvent };
