import type { Camera, Pixel } from "./camera.ts";
import type { Metres, Radians } from "./units.ts";

/** Everything understood about one photo: what simulator pages call the visitor's room. Plain data, so it can be kept. */
export type Room = {
  photo: PhotoSize;
  camera: FoundCamera;
  scale: FoundScale;
  mask: FloorMask | null;
  light: FloorLight | null;
};

/** Sizes in pixels: the working copy carries every coordinate of the engine; the photo is what the visitor opened. */
export type PhotoSize = {
  width: number;
  height: number;
  originalWidth: number;
  originalHeight: number;
  /** 35 mm equivalent of the lens, when the file has it. */
  lensMillimetres: number | null;
};

export type CameraOrigin = "lines" | "lens" | "given" | "horizon" | "grid";

export type FoundCamera = {
  camera: Camera;
  origin: CameraOrigin;
  /** One standard deviation: of the horizon in picture heights, of the focal length as a fraction. */
  horizonSpread: number;
  focalSpread: number;
  /** How probable it is that the horizon is off by more than 3 % or the focal length by more than 10 %. */
  risk: number;
  /** Horizontal directions of walls, boards and furniture, strongest first. */
  directions: Radians[];
};

/** A room that was rendered or measured: camera, height and the floor's directions are known, and nothing has to be found. */
export type KnownView = { camera: Camera; directions: readonly Radians[]; drawn?: DrawnFloor };

/**
 * A picture of the floor, as exact as it was rendered or drawn: red where floor is seen, green also where it goes on behind
 * what stands there. It holds while there are no other strokes than these.
 */
export type DrawnFloor = { url: string; strokes: readonly Stroke[] };

export type ScaleCue =
  | { kind: "distance"; points: readonly [Pixel, Pixel]; metres: Metres }
  | { kind: "sheet"; corners: readonly [Pixel, Pixel, Pixel, Pixel] }
  | { kind: "rug"; corners: readonly [Pixel, Pixel, Pixel, Pixel]; width: Metres; length: Metres }
  | { kind: "door"; foot: Pixel; head: Pixel; metres?: Metres }
  | { kind: "ceiling"; foot: Pixel; head: Pixel; metres?: Metres }
  | { kind: "holder"; holderMetres: Metres; heldAt: "eye" | "chest" };

export type ScaleOrigin = ScaleCue["kind"] | "given" | "prior";

export type FoundScale = {
  aboveFloor: Metres;
  /** One standard deviation as a fraction of every length on the floor. */
  spread: number;
  /** The most trusted cue that was used. */
  origin: ScaleOrigin;
};

/** How much of each pixel is floor, 0 to 255: a small copy to reckon with and a fine one to draw with. */
export type FloorMask = {
  width: number;
  height: number;
  floor: Uint8Array;
  /** For each column of the small copy the highest row that was floor before a hand cut anything away. */
  farthest: Int16Array;
  fineWidth: number;
  fineHeight: number;
  fine: Uint8Array;
  /** Expected share of right pixels among those under the horizon, 0 to 1, learnt on the benchmark's training rooms. */
  trust: number;
  /** The mask is a guess: one tap on the floor would help. It is used all the same. */
  wantsTap: boolean;
  /** Less than a trace of floor was found: there is nothing for a rug to lie on. */
  hasFloor: boolean;
};

export type Stroke = {
  mark: "floor" | "front";
  /** Pixels of the working copy; a tap is a stroke of one point. */
  points: readonly Pixel[];
  radius: number;
};

/** Relative illumination of the floor on a metric grid: natural logarithm, median 0. */
export type FloorLight = {
  x0: Metres;
  y0: Metres;
  step: Metres;
  columns: number;
  rows: number;
  log: Float32Array;
  /** Colour of the light on the floor, linear, green = 1. */
  white: readonly [number, number, number];
  /** Linear luminance that a surface of reflectance 1 would show on the floor where `log` is 0. */
  exposure: number;
};

/** What the visitor corrected by hand; the automatic answer never overrules it. */
export type CameraCorrection =
  | { kind: "horizon"; left: number; right: number }
  | { kind: "grid"; corners: readonly [Pixel, Pixel, Pixel, Pixel]; aspect?: number };
