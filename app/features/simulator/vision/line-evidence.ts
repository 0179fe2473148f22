import { axesOf } from "../engine/camera.ts";
import { DEGREE } from "../engine/units.ts";
import type { Segment } from "./find-lines.ts";

/** What a camera is judged by: straight edges around the middle of the picture, longest first. */
export type Evidence = {
  count: number;
  middleX: Float64Array;
  middleY: Float64Array;
  alongX: Float64Array;
  alongY: Float64Array;
  weight: Float64Array;
  /** Square of the angular noise. */
  noise: Float64Array;
};

/** A camera under trial: focal length in pixels, and where it looks. */
export type Trial = { focal: number; pitch: number; roll: number };

/** How a trial explains the edges. `label`: 0 clutter, 1 vertical, 2 and up the horizontal directions. */
export type Explanation = { score: number; directions: number[]; labels: Uint8Array };

const SHORTEST = 0.018;
const MOST = 450;
const FEWEST_LONG = 12;
const FEW = 60;

/** The edges a camera is judged by: the longest, but never too few. */
export function telling(segments: readonly Segment[], diagonal: number): Segment[] {
  const sorted = [...segments].sort((a, b) => b.length - a.length);
  const long = sorted.filter((segment) => segment.length >= SHORTEST * diagonal).slice(0, MOST);
  return long.length < FEWEST_LONG ? sorted.slice(0, FEW) : long;
}

/** Edges as the camera would show them without its lens: `bend` is the first radial coefficient (Brown 1971). */
export function evidenceOf(chosen: readonly Segment[], width: number, height: number, bend = 0): Evidence {
  const diagonal = Math.hypot(width, height);
  const straight = chosen.map((segment) => straightened(segment, width, height, bend));
  const of = (value: (segment: Segment) => number) => Float64Array.from(straight, value);
  return {
    count: chosen.length,
    middleX: of((s) => (s.x1 + s.x2 - width) / 2),
    middleY: of((s) => (s.y1 + s.y2 - height) / 2),
    alongX: of((s) => (s.x2 - s.x1) / s.length),
    alongY: of((s) => (s.y2 - s.y1) / s.length),
    weight: of((s) => Math.sqrt(Math.min(s.length, 0.35 * diagonal) / (0.05 * diagonal))),
    noise: of((s) => (0.2 * DEGREE) ** 2 + (0.3 / s.length) ** 2),
  };
}

function straightened(segment: Segment, width: number, height: number, bend: number): Segment {
  if (bend === 0) return segment;
  const half = Math.hypot(width, height) / 2;
  const at = (x: number, y: number) => {
    const right = (x - width / 2) / half;
    const down = (y - height / 2) / half;
    let reach = right * right + down * down;
    for (let round = 0; round < 4; round++) reach = (right * right + down * down) / (1 + bend * reach) ** 2;
    const shrink = half / (1 + bend * reach);
    return [width / 2 + right * shrink, height / 2 + down * shrink] as const;
  };
  const [x1, y1] = at(segment.x1, segment.y1);
  const [x2, y2] = at(segment.x2, segment.y2);
  return { x1, y1, x2, y2, length: Math.hypot(x2 - x1, y2 - y1) };
}

const BINS = 180;
const QUARTER = Math.PI / 2;
const MOST_FRAMES = 4;
const MOST_PARTS = 2 + 2 * MOST_FRAMES;
/** Before looking: verticals, horizontals together, clutter. */
const VERTICAL = 0.28;
const HORIZONTAL = 0.42;
const CLUTTER = 0.3;
/** The prior counts as much as this many long edges. */
const PRIOR_WEIGHT = 6;
/** Edges are not independent: their evidence counts half. */
const GAIN = 0.5;
const COST_OF_FRAME = 1.5;

const azimuth = new Float64Array(MOST);
const vertical = new Float64Array(MOST);
const likelihood = new Float64Array(MOST * MOST_PARTS);
const histogram = new Float64Array(BINS);
const smooth = new Float64Array(BINS);
const shares = new Float64Array(MOST_PARTS);
const sums = new Float64Array(MOST_PARTS);

type Axes = ReturnType<typeof axesOf>;

/** Fills `vertical` with each edge's angle to the vertical, `azimuth` with the horizontal direction it would have. */
function measure(evidence: Evidence, { focal }: Trial, { up, forward, left }: Axes, extra: number) {
  histogram.fill(0);
  const { count, middleX, middleY, alongX, alongY, weight, noise } = evidence;
  for (let i = 0; i < count; i++) {
    const mx = middleX[i] as number;
    const my = middleY[i] as number;
    const dx = alongX[i] as number;
    const dy = alongY[i] as number;
    const towardsX = focal * up[0] - mx * up[2];
    const towardsY = focal * up[1] - my * up[2];
    const off = towardsX * dy - towardsY * dx;
    const angle = Math.atan(off / (Math.abs(towardsX * dx + towardsY * dy) + 1e-12));
    vertical[i] = angle;
    // The plane through the eye and the edge meets the horizontal plane in the direction the edge would have.
    const nx = -dy * focal;
    const ny = dx * focal;
    const nz = mx * dy - my * dx;
    const px = ny * up[2] - nz * up[1];
    const py = nz * up[0] - nx * up[2];
    const pz = nx * up[1] - ny * up[0];
    const ahead = px * forward[0] + py * forward[1] + pz * forward[2];
    const aside = px * left[0] + py * left[1] + pz * left[2];
    const found = Math.atan2(aside, ahead);
    azimuth[i] = found;
    if (angle * angle < 4 * ((noise[i] as number) + extra)) continue;
    const certainty = Math.sqrt((ahead * ahead + aside * aside) / (nx * nx + ny * ny + nz * nz));
    if (certainty < 0.05) continue;
    const quarters = found / QUARTER;
    const bin = Math.min(BINS - 1, Math.floor((quarters - Math.floor(quarters)) * BINS));
    histogram[bin] = (histogram[bin] as number) + (weight[i] as number) * Math.min(1, 2 * certainty);
  }
}

/** Peaks of the azimuths folded to a quarter turn: each is a pair of directions at right angles. */
function frames(reach: number, most: number): number[] {
  for (let k = 0; k < BINS; k++) {
    let sum = 0;
    for (let j = -reach; j <= reach; j++)
      sum += (histogram[(k + j + BINS) % BINS] as number) * (1 - Math.abs(j) / (reach + 1));
    smooth[k] = sum;
  }
  const at = (k: number) => smooth[(k + BINS) % BINS] as number;
  const peaks: number[] = [];
  for (let k = 0; k < BINS; k++) if (at(k) > 0 && at(k) >= at(k + 1) && at(k) > at(k - 1)) peaks.push(k);
  peaks.sort((a, b) => at(b) - at(a) || a - b);
  const chosen: number[] = [];
  for (const peak of peaks) {
    const strongest = chosen[0];
    if (chosen.length >= most || (strongest !== undefined && at(peak) < 0.2 * at(strongest))) break;
    const isNew = chosen.every((other) => {
      const apart = Math.abs(other - peak);
      return Math.min(apart, BINS - apart) > reach + 1;
    });
    if (isNew) chosen.push(peak);
  }
  return chosen;
}

function refinedAzimuth(evidence: Evidence, peak: number, spread: number): number {
  let angle = ((peak + 0.5) / BINS) * QUARTER;
  for (let round = 0; round < 2; round++) {
    let sum = 0;
    let moment = 0;
    for (let i = 0; i < evidence.count; i++) {
      let off = (azimuth[i] as number) - angle;
      off -= Math.round(off / QUARTER) * QUARTER;
      if (off > 3 * spread || off < -3 * spread) continue;
      const pull = (evidence.weight[i] as number) * Math.exp((-off * off) / (2 * spread * spread));
      sum += pull;
      moment += pull * off;
    }
    if (sum > 0) angle += moment / sum;
  }
  return angle;
}

function addLikelihoods(
  evidence: Evidence,
  focal: number,
  axes: Axes,
  angles: number[],
  parts: number,
  extra: number,
) {
  const { count, middleX, middleY, alongX, alongY, noise } = evidence;
  const { forward, left } = axes;
  for (let i = 0; i < count; i++) {
    const spread = (noise[i] as number) + extra;
    const off = vertical[i] as number;
    likelihood[i * parts] = Math.exp((-off * off) / (2 * spread)) / Math.sqrt(2 * Math.PI * spread);
  }
  angles.forEach((angle, index) => {
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const x = focal * (forward[0] * cos + left[0] * sin);
    const y = focal * (forward[1] * cos + left[1] * sin);
    const z = forward[2] * cos + left[2] * sin;
    for (let i = 0; i < count; i++) {
      const towardsX = x - (middleX[i] as number) * z;
      const towardsY = y - (middleY[i] as number) * z;
      const dx = alongX[i] as number;
      const dy = alongY[i] as number;
      const across = towardsX * dy - towardsY * dx;
      const off = Math.atan(across / (Math.abs(towardsX * dx + towardsY * dy) + 1e-12));
      const spread = (noise[i] as number) + extra;
      const g = (off * off) / (2 * spread);
      likelihood[i * parts + 1 + index] = g > 30 ? 0 : Math.exp(-g) / Math.sqrt(2 * Math.PI * spread);
    }
  });
}

/** Expectation and maximisation over the shares of verticals, directions and clutter. */
function mixtureScore({ count, weight }: Evidence, parts: number, rounds: number): number {
  const horizontal = parts - 1;
  const prior = (k: number) => (k === 0 ? VERTICAL : k === parts ? CLUTTER : HORIZONTAL / horizontal);
  for (let k = 0; k <= parts; k++) shares[k] = prior(k);
  if (horizontal > 2)
    for (let k = 1; k < parts; k++) shares[k] = k < 3 ? HORIZONTAL / 3 : HORIZONTAL / 3 / (horizontal - 2);
  let score = 0;
  for (let round = 0; round < rounds; round++) {
    score = 0;
    sums.fill(0);
    let total = 0;
    for (let i = 0; i < count; i++) {
      const clutter = (shares[parts] as number) / Math.PI;
      let sum = clutter;
      for (let k = 0; k < parts; k++) sum += (shares[k] as number) * (likelihood[i * parts + k] as number);
      const w = weight[i] as number;
      score += w * Math.log(sum);
      total += w;
      for (let k = 0; k < parts; k++)
        sums[k] =
          (sums[k] as number) + (w * (shares[k] as number) * (likelihood[i * parts + k] as number)) / sum;
      sums[parts] = (sums[parts] as number) + (w * clutter) / sum;
    }
    for (let k = 0; k <= parts; k++)
      shares[k] = ((sums[k] as number) + PRIOR_WEIGHT * prior(k)) / (total + PRIOR_WEIGHT);
  }
  return score;
}

function labelsOf(count: number, parts: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, i) => {
    let best = (shares[parts] as number) / Math.PI;
    let label = 0;
    for (let k = 0; k < parts; k++) {
      const share = (shares[k] as number) * (likelihood[i * parts + k] as number);
      if (share <= best) continue;
      best = share;
      label = k + 1;
    }
    return label;
  });
}

/**
 * How well a trial explains the edges: each belongs to the vertical, to one of up to four right-angled pairs of horizontal
 * directions, or to clutter (after Schindler and Dellaert 2004). `blur` in degrees widens the noise while searching.
 */
export function explain(evidence: Evidence, trial: Trial, blur: number, isFull = false): Explanation {
  const axes = axesOf(trial);
  const extra = (blur * DEGREE) ** 2;
  measure(evidence, trial, axes, extra);
  const isCoarse = blur > 0.9;
  const peaks = frames(Math.max(1, Math.round((1 + blur) * 1.5)), isCoarse ? 2 : MOST_FRAMES);
  const directions = peaks.map((peak) => refinedAzimuth(evidence, peak, (0.8 + blur) * DEGREE));
  const angles = directions.flatMap((angle) => [angle, angle + QUARTER]);
  const parts = 1 + angles.length;
  addLikelihoods(evidence, trial.focal, axes, angles, parts, extra);
  const score = mixtureScore(evidence, parts, isCoarse ? 1 : 3);
  return {
    score: GAIN * (score - COST_OF_FRAME * Math.max(0, peaks.length - 1)),
    directions,
    labels: isFull ? labelsOf(evidence.count, parts) : new Uint8Array(0),
  };
}
