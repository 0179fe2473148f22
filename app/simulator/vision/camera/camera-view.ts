import { axesOf, type Camera } from "../../engine/camera.ts";
import { noiseOf, QUARTER, weightOf } from "./line-evidence.ts";
import type { Segment } from "./line-segment-detector.ts";

/** All jointly refined parameters. */
export type View = {
  focal: number;
  pitch: number;
  roll: number;
  /** Where the lens looks, from the middle of the picture, in parts of its width and height: a cut picture's is not 0. */
  shiftX: number;
  shiftY: number;
  /** Radial coefficient at the picture's corners. */
  bend: number;
  /** One per right-angled pair, strongest first. */
  azimuths: readonly number[];
};

/** Indices of the parameters; azimuths follow. */
export const [FOCAL, PITCHED, ROLLED, SHIFT_X, SHIFT_Y, BEND, GLOBALS] = [0, 1, 2, 3, 4, 5, 6] as const;

export const valuesOf = ({ focal, pitch, roll, shiftX, shiftY, bend, azimuths }: View) =>
  Float64Array.of(Math.log(focal), pitch, roll, shiftX, shiftY, bend, ...azimuths);

export function viewOf(values: Float64Array): View {
  const at = (index: number) => values[index] as number;
  return {
    ...{ focal: Math.exp(at(FOCAL)), pitch: at(PITCHED), roll: at(ROLLED) },
    ...{ shiftX: at(SHIFT_X), shiftY: at(SHIFT_Y), bend: at(BEND) },
    azimuths: [...values.subarray(GLOBALS)],
  };
}

type Size = { width: number; height: number };

/** Without distortion. */
export const pinholeOf = ({ focal, pitch, roll, shiftX, shiftY }: View, { width, height }: Size): Camera => ({
  ...{ width, height, focal, pitch, roll, aboveFloor: 1 },
  ...{ centreX: width * (0.5 + shiftX), centreY: height * (0.5 + shiftY) },
});

/** Relative to the picture's middle. */
export type Edges = Size & {
  half: number;
  ends: readonly [x1: Float64Array, y1: Float64Array, x2: Float64Array, y2: Float64Array];
  weight: Float64Array;
  /** Square of the angular noise. */
  noise: Float64Array;
};

export function edgesOf(chosen: readonly Segment[], { width, height }: Size): Edges {
  const of = (value: (segment: Segment) => number) => Float64Array.from(chosen, value);
  const diagonal = Math.hypot(width, height);
  return {
    ...{ width, height, half: diagonal / 2 },
    ends: [
      of((s) => s.x1 - width / 2),
      of((s) => s.y1 - height / 2),
      of((s) => s.x2 - width / 2),
      of((s) => s.y2 - height / 2),
    ],
    weight: of((s) => weightOf(s, diagonal)),
    noise: of(noiseOf),
  };
}

/** Undistorted, relative to the principal point. */
export type Sheet = {
  middleX: Float64Array;
  middleY: Float64Array;
  alongX: Float64Array;
  alongY: Float64Array;
};

/** The division model (Fitzgibbon 2001): as good as Brown's for lenses this straight, and solved at once. */
export function sheetOf({ ends: [x1, y1, x2, y2], ...edges }: Edges, values: Float64Array): Sheet {
  const count = x1.length;
  const empty = () => new Float64Array(count);
  const sheet = { middleX: empty(), middleY: empty(), alongX: empty(), alongY: empty() };
  const shiftX = (values[SHIFT_X] as number) * edges.width;
  const shiftY = (values[SHIFT_Y] as number) * edges.height;
  const bend = (values[BEND] as number) / edges.half ** 2;
  for (let i = 0; i < count; i++) {
    const fromX = (x1[i] as number) - shiftX;
    const fromY = (y1[i] as number) - shiftY;
    const toX = (x2[i] as number) - shiftX;
    const toY = (y2[i] as number) - shiftY;
    const from = 1 / (1 + bend * (fromX * fromX + fromY * fromY));
    const to = 1 / (1 + bend * (toX * toX + toY * toY));
    const alongX = toX * to - fromX * from;
    const alongY = toY * to - fromY * from;
    const length = Math.sqrt(alongX * alongX + alongY * alongY);
    sheet.middleX[i] = (toX * to + fromX * from) / 2;
    sheet.middleY[i] = (toY * to + fromY * from) / 2;
    sheet.alongX[i] = alongX / length;
    sheet.alongY[i] = alongY / length;
  }
  return sheet;
}

/** Homogeneous coordinates. */
export function vanishingPoints(values: Float64Array): Float64Array {
  const focal = Math.exp(values[FOCAL] as number);
  const { up, forward, left } = axesOf({ pitch: values[PITCHED] as number, roll: values[ROLLED] as number });
  const pairs = values.length - GLOBALS;
  const rays = new Float64Array(3 * (1 + 2 * pairs));
  rays.set([focal * up[0], focal * up[1], up[2]]);
  for (let d = 0; d < 2 * pairs; d++) {
    const azimuth = (values[GLOBALS + (d >> 1)] as number) + (d & 1) * QUARTER;
    const cos = Math.cos(azimuth);
    const sin = Math.sin(azimuth);
    const along = (axis: 0 | 1 | 2) => forward[axis] * cos + left[axis] * sin;
    rays.set([focal * along(0), focal * along(1), along(2)], 3 * (1 + d));
  }
  return rays;
}

export type Turn = (across: number, along: number) => number;

/** Angle between an edge and the line from its middle to the vanishing point. */
export function turnOf(
  { middleX, middleY, alongX, alongY }: Sheet,
  rays: Float64Array,
  i: number,
  k: number,
  turn: Turn,
): number {
  const z = rays[3 * k + 2] as number;
  const towardsX = (rays[3 * k] as number) - (middleX[i] as number) * z;
  const towardsY = (rays[3 * k + 1] as number) - (middleY[i] as number) * z;
  const dx = alongX[i] as number;
  const dy = alongY[i] as number;
  return turn(towardsX * dy - towardsY * dx, towardsX * dx + towardsY * dy);
}

/** Independent of the edge's direction. */
export const angleOff: Turn = (across, along) =>
  Math.atan(across / (along < 0 ? along - 1e-12 : along + 1e-12));
