import { type Camera, projectionOf } from "../../engine/camera.ts";
import type { EstimatedCamera } from "../../engine/room.ts";
import type { Radians } from "../../engine/units.ts";
import { rounded } from "./camera-spread.ts";

/** Logarithm of its density relative to the best explanation of the same copy. */
export type Explanation = { camera: Camera; directions: readonly Radians[]; density: number };

/** What one copy says, and how far focal lengths found from halves of its edges are apart. */
export type Candidate = { found: EstimatedCamera; explanations: readonly Explanation[]; halves: number };

/** Horizon at both borders in picture heights, logarithm of the focal length. */
type Place = { ends: readonly [number, number]; focal: number };

function placeOf(camera: Camera): Place {
  const { horizonAt } = projectionOf(camera);
  const { width, height, focal } = camera;
  return { ends: [horizonAt(0) / height, horizonAt(width) / height], focal: Math.log(focal) };
}

/** Of the horizon at the border where it is larger; of the focal length as a fraction. */
const apart = (one: Place, other: Place) => ({
  horizon: Math.max(Math.abs(one.ends[0] - other.ends[0]), Math.abs(one.ends[1] - other.ends[1])),
  focal: Math.abs(one.focal - other.focal),
});

export const differenceOf = (one: Camera, other: Camera) => apart(placeOf(one), placeOf(other));

/** Squared, in standard deviations between copies of one picture. */
function distance(one: Place, other: Place, spread: { horizon: number; focal: number }): number {
  const { horizon, focal } = apart(one, other);
  return (horizon / spread.horizon) ** 2 + (focal / spread.focal) ** 2;
}

type Placed = Explanation & { place: Place };

/** Within this, explanations of two copies are the same camera. */
const SAME = { horizon: 0.006, focal: 0.03 };
/** What a copy says of a camera that it does not know. */
const UNKNOWN = -8;

/** Mean over the copies of the log density that each gives to this camera. */
function support({ place }: Placed, copies: readonly (readonly Placed[])[]): number {
  const of = (copy: readonly Placed[]) =>
    copy.reduce(
      (best, other) => Math.max(best, other.density - distance(place, other.place, SAME) / 2),
      UNKNOWN,
    );
  return copies.reduce((sum, copy) => sum + of(copy), 0) / copies.length;
}

/** Of these the mean is taken, one of each copy. */
const AVERAGED = { horizon: 0.01, focal: 0.04, farthest: 4 };

function averaged(chosen: Placed, copies: readonly (readonly Placed[])[]): Camera {
  const nearest = copies.flatMap((copy) => {
    const near = copy
      .map((other) => ({ other, far: distance(chosen.place, other.place, AVERAGED) }))
      .filter(({ far }) => far < AVERAGED.farthest)
      .sort((a, b) => b.other.density - b.far / 2 - (a.other.density - a.far / 2));
    return near.slice(0, 1).map(({ other }) => other.camera);
  });
  const mean = (value: (camera: Camera) => number) =>
    nearest.reduce((sum, camera) => sum + value(camera), 0) / nearest.length;
  return {
    ...chosen.camera,
    focal: rounded(Math.exp(mean(({ focal }) => Math.log(focal)))),
    pitch: rounded(mean(({ pitch }) => pitch)),
    roll: rounded(mean(({ roll }) => roll)),
    centreX: rounded(mean(({ centreX }) => centreX)),
    centreY: rounded(mean(({ centreY }) => centreY)),
  };
}

/** Smaller changes of the first camera are ignored, so that rugs do not move. */
const STILL = { horizon: 0.004, focal: 0.02 };

/**
 * Probability that the horizon is off by more than 3 % or the focal length by more than 10 %: logistic regression on
 * two logarithms, means over the copies, which change little from one version of a picture to another (docs/decisions/0017).
 */
const RISK = { always: 5.91, explanations: 0.94, halves: 1.09, little: 0.003 };
/** Edges are not independent: densities count half. */
const TEMPER = 0.5;

function riskOf(candidates: readonly Candidate[], copies: readonly (readonly Placed[])[]): number {
  const halves = meanOf(candidates.map((each) => Math.log(each.halves + RISK.little)));
  const logOdds =
    RISK.always + RISK.explanations * Math.log(focalSpread(copies) + RISK.little) + RISK.halves * halves;
  return 1 / (1 + Math.exp(-logOdds));
}

/** Standard deviation of the focal length's logarithm over all explanations; every copy counts the same. */
function focalSpread(copies: readonly (readonly Placed[])[]): number {
  const weighted = copies.flatMap((copy) => {
    const weights = copy.map(({ density }) => Math.exp(TEMPER * density));
    const sum = weights.reduce((a, b) => a + b, 0);
    return copy.map(({ place }, i) => ({
      focal: place.focal,
      weight: (weights[i] as number) / sum / copies.length,
    }));
  });
  const mean = weighted.reduce((sum, { focal, weight }) => sum + weight * focal, 0);
  return Math.sqrt(weighted.reduce((sum, { focal, weight }) => sum + weight * (focal - mean) ** 2, 0));
}

const meanOf = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
const geometricMean = (values: readonly number[]) => Math.exp(meanOf(values.map(Math.log)));
const rootMeanSquare = (values: readonly number[]) => Math.sqrt(meanOf(values.map((value) => value ** 2)));

/** The camera that all copies together find most probable; how far they are apart is the uncertainty. */
export function consensusOf(candidates: readonly [Candidate, ...Candidate[]]): EstimatedCamera {
  const copies = candidates.map(({ explanations }) =>
    explanations.map((each): Placed => ({ ...each, place: placeOf(each.camera) })),
  );
  const [first] = candidates;
  const ranked = copies.flat().map((one) => ({ one, worth: support(one, copies) }));
  const { one: chosen } = ranked.reduce((best, other) => (other.worth > best.worth ? other : best));
  const camera = averaged(chosen, copies);
  const moved = differenceOf(first.found.camera, camera);
  const isStill = moved.horizon < STILL.horizon && moved.focal < STILL.focal;
  const { camera: kept, directions } = isStill
    ? first.found
    : { camera, directions: chosen.directions.map(rounded) };
  const differences = candidates.map(({ found }) => differenceOf(kept, found.camera));
  const own = (value: (found: EstimatedCamera) => number) =>
    geometricMean(candidates.map(({ found }) => value(found)));
  return {
    ...first.found,
    ...{ camera: kept, directions },
    horizonSpread: rounded(
      Math.hypot(
        own((found) => found.horizonSpread),
        rootMeanSquare(differences.map((each) => each.horizon)),
      ),
    ),
    focalSpread: rounded(
      Math.hypot(
        own((found) => found.focalSpread),
        rootMeanSquare(differences.map((each) => each.focal)),
      ),
    ),
    risk: rounded(riskOf(candidates, copies)),
  };
}
