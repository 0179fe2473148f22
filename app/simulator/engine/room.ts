import type { Camera, Pixel } from "./camera.ts";
import type { Metres, Radians } from "./units.ts";

export type Room = {
  photo: PhotoSize;
  camera: EstimatedCamera;
  scale: EstimatedScale;
  mask: FloorMask | null;
  light: FloorLight | null;
};

/** All coordinates of the engine are in pixels of the working copy. */
export type PhotoSize = {
  width: number;
  height: number;
  originalWidth: number;
  originalHeight: number;
  /** 35 mm equivalent of the lens, when the file has it. */
  lensMillimetres: number | null;
};

export type CameraOrigin = "lines" | "lens" | "given" | "horizon" | "grid";

export type EstimatedCamera = {
  camera: Camera;
  origin: CameraOrigin;
  /** One standard deviation: of the horizon in picture heights, of the focal length as a fraction. */
  horizonSpread: number;
  focalSpread: number;
  /** How probable it is that the horizon is off by more than 3 % or the focal length by more than 10 %. */
  risk: number;
  /** Of walls, boards and furniture, strongest first. */
  directions: Radians[];
};

/** A rendered or measured room with known camera. */
export type KnownView = {
  camera: Camera;
  directions: readonly Radians[];
  drawn?: DrawnFloor;
  /** Standard deviations of what was found in a photo; those of a rendered room are next to nothing. */
  spread?: ViewSpread;
};

export type ViewSpread = Pick<EstimatedCamera, "horizonSpread" | "focalSpread" | "risk"> & {
  scaleSpread: number;
};

/**
 * The floor as exact as it was rendered or drawn, at an address or packed (packed-floor.ts). As a picture it is red where
 * floor is seen, green also where it goes on behind what stands there. Other strokes than these change it near them.
 */
export type DrawnFloor = { strokes: readonly Stroke[] } & ({ url: string } | { packed: string });

export type ScaleCue =
  | { kind: "distance"; points: readonly [Pixel, Pixel]; metres: Metres }
  | { kind: "sheet"; corners: readonly [Pixel, Pixel, Pixel, Pixel] }
  | { kind: "door"; foot: Pixel; head: Pixel; metres?: Metres }
  | { kind: "ceiling"; foot: Pixel; head: Pixel; metres?: Metres }
  | { kind: "holder"; holderMetres: Metres; heldAt: "eye" | "chest" };

export type ScaleOrigin = ScaleCue["kind"] | "given" | "prior";

export type EstimatedScale = {
  aboveFloor: Metres;
  /** One standard deviation as a fraction of every length on the floor. */
  spread: number;
  /** The most reliable cue used. */
  origin: ScaleOrigin;
};

/** Floor share of each pixel, 0 to 255, in a small and a fine resolution. */
export type FloorMask = {
  width: number;
  height: number;
  floor: Uint8Array;
  /** For each column of the small mask the topmost floor row before erasing strokes. */
  farthest: Int16Array;
  fineWidth: number;
  fineHeight: number;
  fine: Uint8Array;
  /** Expected share of right pixels among those under the horizon, 0 to 1, learnt on the benchmark's training rooms. */
  trust: number;
  /** Uncertain mask: a tap would help. */
  wantsTap: boolean;
  hasFloor: boolean;
};

export type Stroke = {
  mark: "floor" | "front";
  /** Pixels of the working copy; a tap has one point. */
  points: readonly Pixel[];
  radius: number;
};

/** A line over a rug of the photo that is to be covered with floor. */
export type Cover = Pick<Stroke, "points" | "radius">;

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

/** Corrections override automatic results. */
export type CameraCorrection =
  | { kind: "horizon"; left: number; right: number }
  | { kind: "grid"; corners: readonly [Pixel, Pixel, Pixel, Pixel] };
