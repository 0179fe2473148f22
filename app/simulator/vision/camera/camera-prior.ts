import { DEGREE, focalFromEquivalent } from "../../engine/units.ts";
import { BEND, FOCAL, PITCHED, ROLLED, SHIFT_X, SHIFT_Y } from "./camera-view.ts";

/** Prior of phone lenses. */
const PHONE = { millimetres: 26, spread: 0.09, share: 0.75 };
const OTHER_LENS = { millimetres: 34, spread: 0.28, share: 0.25 };
const KNOWN_LENS_SPREAD = 0.06;
const PITCH = { mean: -9 * DEGREE, spread: 11 * DEGREE };
const ROLL_SPREAD = 1.6 * DEGREE;
/** Radial distortion left by phones. */
const BEND_SPREAD = 0.008;
/** One photo in five is cropped; standard deviation of its centre. */
const CUT_SHARE = 0.2;
const SHIFT_SPREAD = 0.05;
/** One in twenty was made upright, by a shift lens or afterwards: its verticals are parallel wherever its horizon is. */
const UPRIGHT = { share: 0.05, spread: 0.25 * DEGREE, shiftSpread: 0.15 };

export type Prior = { width: number; height: number; lensMillimetres: number | null };
export type CameraHypothesis = { focal: number; pitch: number; roll: number };
export type Framing = "whole" | "cut" | "upright";
export type CameraPrior = { prior: Prior; framing: Framing };

const SHARE: Record<Framing, number> = {
  whole: 1 - CUT_SHARE - UPRIGHT.share,
  cut: CUT_SHARE,
  upright: UPRIGHT.share,
};

/** Density of a lens by log millimetres, and its Gaussian approximation. */
function lensGaussian({ lensMillimetres }: Prior, logMillimetres: number) {
  const lenses =
    lensMillimetres === null
      ? [PHONE, OTHER_LENS]
      : [{ millimetres: lensMillimetres, spread: KNOWN_LENS_SPREAD, share: 1 }];
  let [sum, precision, pull] = [0, 0, 0];
  for (const { millimetres, spread, share } of lenses) {
    const off = logMillimetres - Math.log(millimetres);
    const part = (share / spread) * Math.exp(-0.5 * (off / spread) ** 2);
    sum += part;
    precision += part / spread ** 2;
    pull -= (part * off) / spread ** 2;
  }
  // Underflow: practically impossible.
  if (sum < 1e-300) return { log: -700, precision: 0, pull: 0 };
  return { log: Math.log(sum), precision: precision / sum, pull: pull / sum };
}

const logMillimetres = (logFocal: number, { width, height }: Prior) =>
  logFocal - Math.log(focalFromEquivalent(1, Math.hypot(width, height)));

export const logPrior = ({ focal, pitch, roll }: CameraHypothesis, prior: Prior): number =>
  lensGaussian(prior, logMillimetres(Math.log(focal), prior)).log -
  0.5 * ((pitch - PITCH.mean) / PITCH.spread) ** 2 -
  0.5 * (roll / ROLL_SPREAD) ** 2;

/** Precision, gradient and log density. */
export function gaussianPriorAt(values: Float64Array, { prior, framing }: CameraPrior) {
  const precision = new Float64Array(values.length);
  const pull = new Float64Array(values.length);
  const lens = lensGaussian(prior, logMillimetres(values[FOCAL] as number, prior));
  precision[FOCAL] = lens.precision;
  pull[FOCAL] = lens.pull;
  let log = lens.log + Math.log(SHARE[framing]);
  const gaussian = (index: number, mean: number, spread: number) => {
    const off = (values[index] as number) - mean;
    precision[index] = 1 / spread ** 2;
    pull[index] = -off / spread ** 2;
    log -= 0.5 * (off / spread) ** 2;
  };
  if (framing === "upright") {
    gaussian(PITCHED, 0, UPRIGHT.spread);
    gaussian(ROLLED, 0, UPRIGHT.spread);
    gaussian(SHIFT_Y, 0, UPRIGHT.shiftSpread);
    log += Math.log((PITCH.spread * ROLL_SPREAD) / UPRIGHT.spread ** 2 / UPRIGHT.shiftSpread);
  } else {
    gaussian(PITCHED, PITCH.mean, PITCH.spread);
    gaussian(ROLLED, 0, ROLL_SPREAD);
  }
  gaussian(BEND, 0, BEND_SPREAD);
  if (framing === "cut") {
    gaussian(SHIFT_X, 0, SHIFT_SPREAD);
    gaussian(SHIFT_Y, 0, SHIFT_SPREAD);
    log -= 2 * Math.log(SHIFT_SPREAD);
  }
  return { precision, pull, log };
}
