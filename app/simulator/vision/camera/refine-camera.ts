import { DEGREE } from "../../engine/units.ts";
import { type CameraPrior, gaussianPriorAt } from "./camera-prior.ts";
import {
  angleOff,
  BEND,
  type Edges,
  GLOBALS,
  SHIFT_X,
  SHIFT_Y,
  type Sheet,
  sheetOf,
  type Turn,
  turnOf,
  type View,
  valuesOf,
  vanishingPoints,
  viewOf,
} from "./camera-view.ts";
import { solveCholesky } from "./cholesky.ts";
import {
  labelsOf,
  likelihood,
  runExpectationMaximisation,
  toResponsibilities,
} from "./expectation-maximisation.ts";
import { GAIN, gaussianAt, scoreHypothesis } from "./line-evidence.ts";

/** Minimum gain of another pair; lower values let a wrong lens split a right-angled pair. */
const COST_OF_PAIR = 9;

/** What was seen from a view; likelihoods and shares are of the last one. */
type Judged = { score: number; parts: number; sheet: Sheet; rays: Float64Array };

/** Fills the likelihoods. */
function mixed(edges: Edges, values: Float64Array, extra: number): Judged {
  const sheet = sheetOf(edges, values);
  const rays = vanishingPoints(values);
  const parts = rays.length / 3;
  for (let i = 0; i < edges.weight.length; i++) {
    const spread = (edges.noise[i] as number) + extra;
    const gaussian: Turn = (across, along) => gaussianAt(across, along, spread);
    for (let k = 0; k < parts; k++) likelihood[i * parts + k] = turnOf(sheet, rays, i, k, gaussian);
  }
  const more = Math.max(0, values.length - GLOBALS - 1);
  const score = GAIN * runExpectationMaximisation(edges.weight, parts, 3) - COST_OF_PAIR * more;
  return { score, parts, sheet, rays };
}

const NUDGE = 1e-5;
/** Smaller responsibilities are skipped. */
const LEAST_PART = 1e-3;

const isFixed = (p: number, { framing }: CameraPrior) =>
  (p === SHIFT_X && framing !== "cut") || (p === SHIFT_Y && framing === "whole");

/** One Gauss-Newton step from what was judged last; also returns the precision. */
function step(
  edges: Edges,
  values: Float64Array,
  belief: CameraPrior,
  extra: number,
  { parts, sheet, rays }: Judged,
) {
  const { weight, noise } = edges;
  const count = weight.length;
  const size = values.length;
  toResponsibilities(count, parts);
  const isFree = (p: number) => !isFixed(p, belief);
  const nudged = Array.from(values, (value, p) => {
    if (!isFree(p)) return { sheet, rays };
    const moved = Float64Array.from(values);
    moved[p] = value + NUDGE;
    return p >= SHIFT_X && p <= BEND
      ? { sheet: sheetOf(edges, moved), rays }
      : { sheet, rays: vanishingPoints(moved) };
  });
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  const slope = new Float64Array(size);
  for (let i = 0; i < count; i++)
    for (let k = 0; k < parts; k++) {
      const part = likelihood[i * parts + k] as number;
      if (part < LEAST_PART) continue;
      const worth = (GAIN * (weight[i] as number) * part) / ((noise[i] as number) + extra);
      const off = turnOf(sheet, rays, i, k, angleOff);
      nudged.forEach((at, p) => {
        const isOther = p >= GLOBALS && p - GLOBALS !== (k - 1) >> 1;
        slope[p] = isOther || !isFree(p) ? 0 : (turnOf(at.sheet, at.rays, i, k, angleOff) - off) / NUDGE;
      });
      for (let p = 0; p < size; p++) {
        const s = worth * (slope[p] as number);
        if (s === 0) continue;
        right[p] = (right[p] as number) - s * off;
        for (let q = 0; q <= p; q++)
          matrix[p * size + q] = (matrix[p * size + q] as number) + s * (slope[q] as number);
      }
    }
  const { precision, pull } = gaussianPriorAt(values, belief);
  let sharpnessOfAzimuths = 0;
  for (let p = 0; p < size; p++) {
    // Keeps azimuths without edges.
    const own = p >= GLOBALS || !isFree(p) ? 1 : (precision[p] as number);
    matrix[p * size + p] = (matrix[p * size + p] as number) + own;
    right[p] = (right[p] as number) + (pull[p] as number);
    if (p >= GLOBALS) sharpnessOfAzimuths += Math.log(matrix[p * size + p] as number);
  }
  const { moved, logDeterminant, spreads } = solveCholesky(matrix, right);
  return {
    moved,
    logVolume: -0.5 * (logDeterminant - sharpnessOfAzimuths),
    spreads: spreads.filter((_, p) => isFree(p)),
  };
}

/** Degrees of noise, decreasing. */
const SHARP = 0.05;
export const FROM_FAR = [0.25, 0.25, 0.12, 0.12, 0.05, 0.05, 0.05, 0.05, 0.05, 0.05];
export const FROM_NEAR = [0.12, 0.05, 0.05, 0.05, 0.05, 0.05];
const SETTLED = 2e-6;
/** Of a step, until one is no worse. */
const STEP_SHARES = [1, 1 / 3, 1 / 3 / 3];

export type RefinedCamera = {
  view: View;
  belief: CameraPrior;
  labels: Uint8Array;
  /** Logarithm, at this camera. */
  density: number;
  /** One standard deviation away, in independent directions. */
  around: () => View[];
};

/** Gauss-Newton with backtracking over lens, crop, distortion and directions. */
export function refineCamera(
  edges: Edges,
  start: View,
  belief: CameraPrior,
  blurs: readonly number[],
): RefinedCamera {
  let values = valuesOf(start);
  for (const p of [SHIFT_X, SHIFT_Y]) if (isFixed(p, belief)) values[p] = 0;
  const judged = (at: Float64Array, extra: number) => {
    const found = mixed(edges, at, extra);
    return { ...found, score: found.score + gaussianPriorAt(at, belief).log };
  };
  /** At `values`, while nothing was judged since. */
  let last: { blur: number; found: Judged } | null = null;
  let refused: number | null = null;
  let density = 0;
  let around: Float64Array[] = [];
  for (const blur of blurs) {
    // It would be refused again.
    if (blur === refused) continue;
    const extra = (blur * DEGREE) ** 2;
    const now: Judged = last?.blur === blur ? last.found : judged(values, extra);
    const { moved, logVolume, spreads } = step(edges, values, belief, extra, now);
    around = spreads;
    density = logVolume - 0.5 * Math.log(volumeOf(spreads));
    const from: Float64Array = values;
    last = null;
    for (const share of STEP_SHARES) {
      const next = from.map((value, p) => value + share * (moved[p] as number));
      const found = judged(next, extra);
      if (found.score < now.score) continue;
      [values, last] = [next, { blur, found }];
      break;
    }
    refused = last ? null : blur;
    if (!last) continue;
    if (blur === SHARP && moved.every((by) => Math.abs(by) < SETTLED)) break;
  }
  const { score, parts } = last?.blur === SHARP ? last.found : judged(values, (SHARP * DEGREE) ** 2);
  return {
    view: viewOf(values),
    belief,
    labels: labelsOf(edges.weight.length, parts),
    density: score + density,
    around: () => around.map((by) => viewOf(values.map((value, p) => value + (by[p] as number)))),
  };
}

function volumeOf(spreads: Float64Array[]): number {
  const both = (p: number, q: number) =>
    spreads.reduce((sum, by) => sum + (by[p] as number) * (by[q] as number), 0);
  const [a, b, c, d, e, f] = [both(0, 0), both(0, 1), both(0, 2), both(1, 1), both(1, 2), both(2, 2)];
  return Math.max(1e-300, a * (d * f - e * e) - b * (b * f - e * c) + c * (b * e - d * c));
}

const LOOKING_AGAIN = 0.25;

export function directionsThrough(edges: Edges, view: View): number[] {
  const { weight, noise } = edges;
  const evidence = { count: weight.length, weight, noise, ...sheetOf(edges, valuesOf(view)) };
  return scoreHypothesis(evidence, view, LOOKING_AGAIN).directions;
}
