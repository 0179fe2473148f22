import type {
  CameraCorrection,
  EstimatedCamera,
  EstimatedScale,
  FloorLight,
  FloorMask,
  KnownView,
  PhotoSize,
  ScaleCue,
  Stroke,
} from "../engine/room.ts";

/** Types that cross between page and worker. `photo` identifies the photo. */
export type VisionRequest =
  | { kind: "start"; photo: number; picture: Blob; hints: VisionHints }
  | { kind: "strokes"; photo: number; strokes: readonly Stroke[] }
  | { kind: "scale"; photo: number; cues: readonly ScaleCue[] }
  | { kind: "camera"; photo: number; correction: CameraCorrection | null };

/** Edits of an earlier visit, or the camera of a sample room. */
export type VisionHints = {
  given?: KnownView | null;
  strokes?: readonly Stroke[];
  cues?: readonly ScaleCue[];
  correction?: CameraCorrection | null;
};

export type Refusal = "unreadable" | "heic" | "too-large" | "too-small" | "panorama" | "no-floor" | "stopped";

/** In order; camera, mask and light are repeated after corrections. */
export type VisionEvent =
  | { kind: "photo"; photo: PhotoSize; display: ImageBitmap }
  | { kind: "fetching" }
  | { kind: "lines"; count: number }
  | { kind: "camera"; camera: EstimatedCamera; scale: EstimatedScale }
  | { kind: "mask"; mask: FloorMask }
  | { kind: "light"; light: FloorLight }
  /** After the last stage, once for the photo and once for each correction; `corrections`: how many it knows. */
  | { kind: "done"; corrections: number; milliseconds: Readonly<Record<string, number>> }
  | { kind: "refused"; reason: Refusal };

export type VisionResponse = { photo: number; event: VisionEvent };
