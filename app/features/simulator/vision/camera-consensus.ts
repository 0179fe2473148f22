import { type Camera, projectionOf } from "../engine/camera.ts";
import type { EstimatedCamera } from "../engine/room.ts";
import { equivalentFromFocal } from "../engine/units.ts";

type Difference = { horizon: number; focal: number };

/** Of the horizon in picture heights, at the border where it is larger; of the focal length as a fraction. */
export function differenceOf(one: Camera, other: Camera): Difference {
  const [mine, theirs] = [projectionOf(one).horizonAt, projectionOf(other).horizonAt];
  const ends = [0, one.width].map((x) => Math.abs(mine(x) - theirs(x)));
  return { horizon: Math.max(...ends) / one.height, focal: Math.abs(Math.log(one.focal / other.focal)) };
}

/** Weight of the focal length, and the cap of the distance. */
const WORTH_OF_FOCAL = 0.15;
const MOST = 0.15;
const distance = ({ horizon, focal }: Difference) =>
  Math.min(MOST, horizon) + Math.min(MOST, WORTH_OF_FOCAL * focal);

/** The first camera is replaced only by one that is clearly nearer to the others. */
const CLEARLY_NEARER = 0.7;
/** Smaller changes are ignored, so that rugs do not move. */
const SAME_HORIZON = 0.004;
const SAME_FOCAL = 0.02;

export const rootMeanSquare = (values: number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);

/** A camera, and how far focal lengths found from halves of its edges are apart. */
export type Candidate = { found: EstimatedCamera; halves: number };

/** Probability that the horizon is off by more than 3 % or the focal length by more than 10 %: logistic
    regression on the logarithms of both disagreements (figures in docs/decisions/0017). */
const RISK = { always: 6.99, copies: 0.84, halves: 1.28, little: 0.003 };
/** The prior pulls copies towards the common lens, so a small spread says less there. */
const COMMON_LENS = { millimetres: 26, reach: 0.1, share: 0.45 };

function riskOf({ found: { camera, origin }, halves }: Candidate, copies: number): number {
  const lens = equivalentFromFocal(camera.focal, Math.hypot(camera.width, camera.height));
  const isCommon =
    origin === "lens" || Math.abs(Math.log(lens / COMMON_LENS.millimetres)) < COMMON_LENS.reach;
  const spread = copies * (isCommon ? COMMON_LENS.share : 1);
  const logOdds =
    RISK.always + RISK.copies * Math.log(spread + RISK.little) + RISK.halves * Math.log(halves + RISK.little);
  return 1 / (1 + Math.exp(-logOdds));
}

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] as number;

/** A millionth is the same in every engine. */
const rounded = (value: number) => Math.round(1e6 * value) / 1e6;

/** Medoid of the cameras or the first; their distance is the uncertainty. */
export function consensusOf(cameras: readonly [Candidate, ...Candidate[]]): EstimatedCamera {
  const [first] = cameras;
  const sums = cameras.map((one) =>
    cameras.reduce((sum, other) => sum + distance(differenceOf(one.found.camera, other.found.camera)), 0),
  );
  const least = Math.min(...sums);
  const isClear = least < CLEARLY_NEARER * (sums[0] ?? 0);
  const medoid = (isClear && cameras[sums.indexOf(least)]) || first;
  const { horizon, focal } = differenceOf(first.found.camera, medoid.found.camera);
  const chosen = horizon < SAME_HORIZON && focal < SAME_FOCAL ? first : medoid;
  const others = cameras
    .filter((one) => one !== chosen)
    .map((one) => differenceOf(chosen.found.camera, one.found.camera));
  if (others.length === 0) return chosen.found;
  const focals = others.map((one) => one.focal);
  const horizonSpread = rootMeanSquare(others.map((one) => one.horizon));
  return {
    ...chosen.found,
    horizonSpread: rounded(Math.hypot(chosen.found.horizonSpread, horizonSpread)),
    focalSpread: rounded(Math.hypot(chosen.found.focalSpread, rootMeanSquare(focals))),
    risk: rounded(riskOf(chosen, medianOf(focals))),
  };
}
