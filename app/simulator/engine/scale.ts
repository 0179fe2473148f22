import { type Camera, type FloorPoint, type Pixel, projectionOf } from "./camera.ts";
import { isPossibleHeight, STANDING } from "./possible-height.rules.ts";
import type { EstimatedScale, ScaleCue, ScaleOrigin } from "./room.ts";
import { DEGREE, type Metres } from "./units.ts";

/** Prior: an interior photograph from a tripod at 1.1 to 1.3 m, level. */
const INTERIOR = { aboveFloor: 1.2, spread: 0.15 };
/** A level picture may also be of a standing person: prior probability of an interior photograph. */
const INTERIORS_AMONG_LEVEL = 0.6;
/** Logistic: half at this pitch, and little a few steps below. */
const LEVEL = { pitch: 4.5 * DEGREE, step: 1.5 * DEGREE };
const SHEET_AREA = 0.21 * 0.297;
const DOOR = { height: 2.1, spread: 0.025 };
const CEILING = { height: 2.6, spread: 0.08 };
/** Eyes are 12 cm below the top; a phone at the chest is at about four fifths of the height. */
const EYE_BELOW_TOP: Metres = 0.12;
const CHEST_PART = 0.79;
const HELD_SPREAD = 0.05;
/** Pointing error as a share of the picture's diagonal: 2 pixels at 1280 × 960. */
export const HAND = 2 / 1600;
/** The camera limits every cue. */
const LEAST_SPREAD = 0.015;

const MOST_TRUSTED_FIRST: readonly ScaleOrigin[] = [
  "distance",
  "sheet",
  "door",
  "ceiling",
  "holder",
  "prior",
];

type Estimate = { origin: ScaleOrigin; aboveFloor: Metres; spread: number };

function floorPoints(camera: Camera, pixels: readonly Pixel[]): FloorPoint[] | null {
  const { toFloor } = projectionOf({ ...camera, aboveFloor: 1 });
  const points = pixels.map(([x, y]) => toFloor(x, y));
  return points.every((point) => point !== null) ? (points as FloorPoint[]) : null;
}

export function areaOf(points: readonly FloorPoint[]): number {
  const twice = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] as FloorPoint;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Camera height from an upright object of known height. */
function fromUpright(camera: Camera, foot: Pixel, head: Pixel, metres: Metres): Metres | null {
  const { toFloor, toPicture } = projectionOf({ ...camera, aboveFloor: 1 });
  const standing = toFloor(foot[0], foot[1]);
  if (!standing) return null;
  const bottom = toPicture(standing[0], standing[1], 0);
  if (!bottom) return null;
  // Bisection for the height whose projection is the head.
  const way = (z: number) => {
    const at = toPicture(standing[0], standing[1], z);
    return at ? Math.hypot(at[0] - bottom[0], at[1] - bottom[1]) : Infinity;
  };
  const wanted = Math.hypot(head[0] - bottom[0], head[1] - bottom[1]);
  let [low, high] = [0, 20];
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2;
    if (way(middle) < wanted) low = middle;
    else high = middle;
  }
  return low > 0.05 ? metres / low : null;
}

function heightFrom(camera: Camera, cue: ScaleCue): Metres | null {
  switch (cue.kind) {
    case "distance": {
      const points = floorPoints(camera, cue.points);
      if (!points) return null;
      const [a, b] = points as [FloorPoint, FloorPoint];
      const apart = Math.hypot(a[0] - b[0], a[1] - b[1]);
      return apart > 0 ? cue.metres / apart : null;
    }
    case "sheet": {
      const points = floorPoints(camera, cue.corners);
      const area = points ? areaOf(points) : 0;
      return area > 0 ? Math.sqrt(SHEET_AREA / area) : null;
    }
    case "door":
      return fromUpright(camera, cue.foot, cue.head, cue.metres ?? DOOR.height);
    case "ceiling":
      return fromUpright(camera, cue.foot, cue.head, cue.metres ?? CEILING.height);
    case "holder":
      return cue.heldAt === "eye" ? cue.holderMetres - EYE_BELOW_TOP : cue.holderMetres * CHEST_PART;
  }
}

/** Others are ignored. */
export function isPossibleCue(camera: Camera, cue: ScaleCue): boolean {
  const aboveFloor = heightFrom(camera, cue);
  return aboveFloor !== null && isPossibleHeight(aboveFloor);
}

function slipped(cue: ScaleCue, index: number, dx: number, dy: number): ScaleCue {
  const moved = <T extends readonly Pixel[]>(points: T) =>
    points.map(([x, y], i) => (i === index ? [x + dx, y + dy] : [x, y])) as unknown as T;
  switch (cue.kind) {
    case "distance":
      return { ...cue, points: moved(cue.points) };
    case "sheet":
      return { ...cue, corners: moved(cue.corners) };
    case "door":
    case "ceiling": {
      const [foot, head] = moved([cue.foot, cue.head] as const);
      return { ...cue, foot, head };
    }
    case "holder":
      return cue;
  }
}

const pointsOf = (cue: ScaleCue) => (cue.kind === "holder" ? 0 : cue.kind === "sheet" ? 4 : 2);

const slips = (cue: ScaleCue, by: number): ScaleCue[] =>
  Array.from({ length: 2 * pointsOf(cue) }, (_, k) =>
    slipped(cue, k >> 1, k % 2 === 0 ? by : 0, k % 2 === 1 ? by : 0),
  );

function ownSpread(cue: ScaleCue): number {
  if (cue.kind === "holder") return HELD_SPREAD;
  if (cue.kind === "door") return cue.metres === undefined ? DOOR.spread : LEAST_SPREAD;
  if (cue.kind === "ceiling") return cue.metres === undefined ? CEILING.spread : LEAST_SPREAD;
  return LEAST_SPREAD;
}

function estimateFrom(camera: Camera, cue: ScaleCue): Estimate | null {
  const aboveFloor = heightFrom(camera, cue);
  if (aboveFloor === null || !isPossibleHeight(aboveFloor)) return null;
  const hand = HAND * Math.hypot(camera.width, camera.height);
  const squares = slips(cue, hand).reduce((sum, slip) => {
    const other = heightFrom(camera, slip);
    return sum + (other ? Math.log(other / aboveFloor) ** 2 : 1);
  }, ownSpread(cue) ** 2);
  return { origin: cue.kind, aboveFloor, spread: Math.sqrt(squares) };
}

/** Mixture by pitch, as one Gaussian of the logarithm. */
function priorOf({ pitch }: Camera): Estimate {
  const interior = INTERIORS_AMONG_LEVEL / (1 + Math.exp((Math.abs(pitch) - LEVEL.pitch) / LEVEL.step));
  const apart = Math.log(STANDING.aboveFloor / INTERIOR.aboveFloor);
  const variance =
    (1 - interior) * STANDING.spread ** 2 +
    interior * INTERIOR.spread ** 2 +
    interior * (1 - interior) * apart ** 2;
  return {
    origin: "prior",
    aboveFloor: STANDING.aboveFloor * Math.exp(-interior * apart),
    spread: Math.sqrt(variance),
  };
}

/** Product of Gaussians of log height. */
export function scaleFrom(camera: Camera, cues: readonly ScaleCue[]): EstimatedScale {
  const estimates: Estimate[] = cues
    .map((cue) => estimateFrom(camera, cue))
    .filter((estimate) => estimate !== null);
  const all: Estimate[] = [...estimates, priorOf(camera)];
  const weight = all.reduce((sum, { spread }) => sum + 1 / spread ** 2, 0);
  const mean =
    all.reduce((sum, { aboveFloor, spread }) => sum + Math.log(aboveFloor) / spread ** 2, 0) / weight;
  const origin =
    MOST_TRUSTED_FIRST.find((kind) => all.some((estimate) => estimate.origin === kind)) ?? "prior";
  // Rounded to micrometres, because engines differ in the last bit of Math.pow.
  return { aboveFloor: Math.round(1e6 * Math.exp(mean)) / 1e6, spread: Math.sqrt(1 / weight), origin };
}
