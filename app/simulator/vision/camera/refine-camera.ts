import { DEGREE } from "../../engine/units.ts";
import { type CameraPrior, gaussianPriorAt } from "./camera-prior.ts";
import {
  angleOff,
  BEND,
  type Edges,
  GLOBALS,
  SHIFT_X,
  SHIFT_Y,
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

/** Fills the likelihoods; returns the score. */
function mixed(edges: Edges, values: Float64Array, extra: number): { score: number; parts: number } {
  const sheet = sheetOf(edges, values);
  const rays = vanishingPoints(values);
  const parts = rays.length / 3;
  for (let i = 0; i < edges.weight.length; i++) {
    const spread = (edges.noise[i] as number) + extra;
    const gaussian: Turn = (across, along) => gaussianAt(across, along, spread);
    for (let k = 0; k < parts; k++) likelihood[i * parts + k] = turnOf(sheet, rays, i, k, gaussian);
  }
  const more = Math.max(0, values.length - GLOBALS - 1);
  return { score: GAIN * runExpectationMaximisation(edges.weight, parts, 3) - COST_OF_PAIR * more, parts };
}

const NUDGE = 1e-5;
/** Smaller responsibilities are skipped. */
const LEAST_PART = 1e-3;

const isFixed = (p: number, { framing }: CameraPrior) =>
  (p === SHIFT_X && framing !== "cut") || (p === SHIFT_Y && framing === "whole");

/** One Gauss-Newton step; also returns the precision. */
function step(edges: Edges, values: Float64Array, belief: CameraPrior, extra: number, parts: number) {
  const { weight, noise } = edges;
  const count = weight.length;
  const size = values.length;
  toResponsibilities(count, parts);
  const sheet = sheetOf(edges, values);
  const rays = vanishingPoints(values);
  const isFree = (p: number) => !isFixed(p, belief);
  const nudged = Array.from(values, (value, p) => {
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
const LEAST_SHARE = 0.1;

export type RefinedCamera = {
  view: View;
  belief: CameraPrior;
  labels: Uint8Array;
  /** Logarithms: evidence of the hypothesis (with its volume), and density at this camera. */
  evidence: number;
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
    const { score, parts } = mixed(edges, at, extra);
    return { score: score + gaussianPriorAt(at, belief).log, parts };
  };
  let volume = 0;
  let density = 0;
  let around: Float64Array[] = [];
  for (const blur of blurs) {
    const extra = (blur * DEGREE) ** 2;
    const now = judged(values, extra);
    const { moved, logVolume, spreads } = step(edges, values, belief, extra, now.parts);
    volume = logVolume;
    around = spreads;
    density = logVolume - 0.5 * Math.log(volumeOf(spreads));
    let share = 1;
    let next = values.map((value, p) => value + (moved[p] as number));
    while (share > LEAST_SHARE && judged(next, extra).score < now.score) {
      share /= 3;
      next = values.map((value, p) => value + share * (moved[p] as number));
    }
    if (share <= LEAST_SHARE) continue;
    values = next;
    if (blur === SHARP && moved.every((by) => Math.abs(by) < SETTLED)) break;
  }
  const { score, parts } = judged(values, (SHARP * DEGREE) ** 2);
  return {
    view: viewOf(values),
    belief,
    labels: labelsOf(edges.weight.length, parts),
    evidence: score + volume,
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
