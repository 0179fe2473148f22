import { axesOf } from "../../engine/camera.ts";
import { DEGREE } from "../../engine/units.ts";
import type { CameraHypothesis } from "./camera-prior.ts";
import {
  likelihood,
  MOST_FRAMES,
  MOST_LINES,
  runExpectationMaximisation,
} from "./expectation-maximisation.ts";
import type { Segment } from "./line-segment-detector.ts";

/** Edges relative to the centre, longest first. */
export type LineEvidence = {
  count: number;
  middleX: Float64Array;
  middleY: Float64Array;
  alongX: Float64Array;
  alongY: Float64Array;
  weight: Float64Array;
  noise: Float64Array;
};

export type Explanation = { score: number; directions: number[] };

const SHORTEST = 0.018;
const FEWEST_LONG = 12;
const FEW = 60;

/** The longest edges, but a minimum number. */
export function informative(segments: readonly Segment[], diagonal: number): Segment[] {
  const sorted = [...segments].sort((a, b) => b.length - a.length);
  const long = sorted.filter((segment) => segment.length >= SHORTEST * diagonal).slice(0, MOST_LINES);
  return long.length < FEWEST_LONG ? sorted.slice(0, FEW) : long;
}

/** Sublinear, because edges are not independent. */
export const weightOf = ({ length }: Segment, diagonal: number) =>
  Math.sqrt(Math.min(length, 0.35 * diagonal) / (0.05 * diagonal));

/** Squared: lens and wall deviations, plus a fraction of a pixel at the ends. */
export const noiseOf = ({ length }: Segment) => (0.2 * DEGREE) ** 2 + (0.3 / length) ** 2;

export function lineEvidenceOf(
  chosen: readonly Segment[],
  { width, height }: { width: number; height: number },
): LineEvidence {
  const diagonal = Math.hypot(width, height);
  const of = (value: (segment: Segment) => number) => Float64Array.from(chosen, value);
  return {
    count: chosen.length,
    middleX: of((s) => (s.x1 + s.x2 - width) / 2),
    middleY: of((s) => (s.y1 + s.y2 - height) / 2),
    alongX: of((s) => (s.x2 - s.x1) / s.length),
    alongY: of((s) => (s.y2 - s.y1) / s.length),
    weight: of((s) => weightOf(s, diagonal)),
    noise: of(noiseOf),
  };
}

const BINS = 180;
export const QUARTER = Math.PI / 2;
/** Edges are not independent. */
export const GAIN = 0.5;
const COST_OF_FRAME = 1.5;

const azimuth = new Float64Array(MOST_LINES);
const vertical = new Float64Array(MOST_LINES);
const histogram = new Float64Array(BINS);
const smooth = new Float64Array(BINS);

type Axes = ReturnType<typeof axesOf>;

/** `vertical`: angle to the vertical; `azimuth`: implied horizontal direction. */
function measure(
  evidence: LineEvidence,
  { focal }: CameraHypothesis,
  { up, forward, left }: Axes,
  extra: number,
) {
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
    // Intersection of the edge's interpretation plane with the horizontal plane.
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

/** Peaks of azimuths modulo 90°. */
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

function refinedAzimuth(evidence: LineEvidence, peak: number, spread: number): number {
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

/** Cut-off in squared standard deviations. */
const FARTHEST = 60;

/** Early exit for most pairs. */
export function gaussianAt(across: number, along: number, spread: number): number {
  if (across * across > FARTHEST * spread * (across * across + along * along)) return 0;
  const off = Math.atan(across / (Math.abs(along) + 1e-12));
  return Math.exp((-off * off) / (2 * spread)) / Math.sqrt(2 * Math.PI * spread);
}

function addLikelihoods(
  evidence: LineEvidence,
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
      const along = towardsX * dx + towardsY * dy;
      likelihood[i * parts + 1 + index] = gaussianAt(across, along, (noise[i] as number) + extra);
    }
  });
}

/** Mixture after Schindler and Dellaert (2004). `blur`: extra noise in degrees during search. */
export function scoreHypothesis(
  evidence: LineEvidence,
  hypothesis: CameraHypothesis,
  blur: number,
): Explanation {
  const axes = axesOf(hypothesis);
  const extra = (blur * DEGREE) ** 2;
  measure(evidence, hypothesis, axes, extra);
  const isCoarse = blur > 0.9;
  const peaks = frames(Math.max(1, Math.round((1 + blur) * 1.5)), isCoarse ? 2 : MOST_FRAMES);
  const directions = peaks.map((peak) => refinedAzimuth(evidence, peak, (0.8 + blur) * DEGREE));
  const angles = directions.flatMap((angle) => [angle, angle + QUARTER]);
  const parts = 1 + angles.length;
  addLikelihoods(evidence, hypothesis.focal, axes, angles, parts, extra);
  const score = runExpectationMaximisation(evidence.weight, parts, isCoarse ? 1 : 3);
  return {
    score: GAIN * (score - COST_OF_FRAME * Math.max(0, peaks.length - 1)),
    directions,
  };
}
