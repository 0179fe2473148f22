import { projectionOf } from "../engine/camera.ts";
import { DEGREE, focalFromEquivalent } from "../engine/units.ts";
import type { Segment } from "./find-lines.ts";
import {
  type Evidence,
  type Explanation,
  evidenceOf,
  explain,
  type Trial,
  telling,
} from "./line-evidence.ts";

/** What is believed of a phone's photo before its lines are seen. */
const PHONE = { millimetres: 26, spread: 0.09, share: 0.75 };
const OTHER_LENS = { millimetres: 34, spread: 0.28, share: 0.25 };
const KNOWN_LENS_SPREAD = 0.06;
const PITCH = { mean: -9 * DEGREE, spread: 11 * DEGREE };
const ROLL_SPREAD = 1.6 * DEGREE;

const COARSE_LENSES = [19, 21.5, 24, 27, 30.5, 35, 41, 49];
const COARSE_BLUR = 1.2;
/** The search narrows: noise in degrees, and the first steps of log focal length, pitch and roll. */
const STAGES = [
  { blur: 0.7, steps: [0.06, 0.8 * DEGREE, 0.7 * DEGREE] },
  { blur: 0.25, steps: [0.03, 0.35 * DEGREE, 0.3 * DEGREE] },
  { blur: 0.05, steps: [0.012, 0.12 * DEGREE, 0.1 * DEGREE] },
] as const;
const FINEST_STEP = 0.01 * DEGREE;
const STARTS = 10;
const FINALISTS = 4;

export type Prior = { width: number; height: number; lensMillimetres: number | null };
export type Fit = { trial: Trial; score: number };

const bell = (off: number, spread: number) => Math.exp(-0.5 * (off / spread) ** 2) / spread;

function logPrior({ focal, pitch, roll }: Trial, { width, height, lensMillimetres }: Prior): number {
  const millimetres = focal / focalFromEquivalent(1, Math.hypot(width, height));
  const lens =
    lensMillimetres === null
      ? Math.log(
          PHONE.share * bell(Math.log(millimetres / PHONE.millimetres), PHONE.spread) +
            OTHER_LENS.share * bell(Math.log(millimetres / OTHER_LENS.millimetres), OTHER_LENS.spread),
        )
      : -0.5 * (Math.log(millimetres / lensMillimetres) / KNOWN_LENS_SPREAD) ** 2;
  return lens - 0.5 * ((pitch - PITCH.mean) / PITCH.spread) ** 2 - 0.5 * (roll / ROLL_SPREAD) ** 2;
}

/** Pattern search around a start; also along the line of constant horizon, where focal length and pitch trade places. */
function climbed(
  evidence: Evidence,
  start: Trial,
  prior: Prior,
  { blur, steps }: (typeof STAGES)[number],
): Fit {
  const judge = (trial: Trial) => explain(evidence, trial, blur).score + logPrior(trial, prior);
  let best: Fit = { trial: start, score: judge(start) };
  let [lens, tilt, lean] = steps as readonly [number, number, number];
  const attempt = (trial: Trial) => {
    const score = judge(trial);
    if (score <= best.score + 1e-9) return false;
    best = { trial, score };
    return true;
  };
  for (let round = 0; round < 14 && tilt >= FINEST_STEP; round++) {
    let hasMoved = false;
    for (const sign of [1, -1]) {
      const zoom = Math.exp(sign * lens);
      const at = () => best.trial;
      if (attempt({ ...at(), focal: at().focal * zoom })) hasMoved = true;
      if (attempt({ ...at(), pitch: at().pitch + sign * tilt })) hasMoved = true;
      if (attempt({ ...at(), roll: at().roll + sign * lean })) hasMoved = true;
      const { focal, pitch } = at();
      if (attempt({ ...at(), focal: focal * zoom, pitch: Math.atan(Math.tan(pitch) / zoom) }))
        hasMoved = true;
    }
    if (hasMoved) continue;
    lens /= 2;
    tilt /= 2;
    lean /= 2;
  }
  return best;
}

function coarseStarts(evidence: Evidence, prior: Prior): Trial[] {
  const diagonal = Math.hypot(prior.width, prior.height);
  const lenses = prior.lensMillimetres === null ? COARSE_LENSES : [prior.lensMillimetres];
  const fits: Fit[] = [];
  for (const millimetres of lenses)
    for (let pitch = -34; pitch <= 8; pitch += 1.5)
      for (let roll = -4.5; roll <= 4.5; roll += 1.5) {
        const trial = {
          focal: focalFromEquivalent(millimetres, diagonal),
          pitch: pitch * DEGREE,
          roll: roll * DEGREE,
        };
        fits.push({ trial, score: explain(evidence, trial, COARSE_BLUR).score + logPrior(trial, prior) });
      }
  return fits
    .sort((a, b) => b.score - a.score)
    .slice(0, STARTS)
    .map((fit) => fit.trial);
}

/** Every start climbs on blurred evidence; the best few go on to the sharp one. Best first. */
export function fitsOf(evidence: Evidence, starts: Trial[], prior: Prior): Fit[] {
  let fits: Fit[] = starts.map((trial) => ({ trial, score: 0 }));
  for (const stage of STAGES) {
    fits = fits
      .map(({ trial }) => climbed(evidence, trial, prior, stage))
      .sort((a, b) => b.score - a.score)
      .slice(0, FINALISTS);
  }
  return fits;
}

/** Phones straighten their pictures, not always to the end: what is left of the lens. */
const BEND = { spread: 0.008, step: 0.006, most: 0.018 };

/** A lens that bends straight lines is looked for around the best fit. */
function unbent(chosen: Segment[], first: Fit, prior: Prior) {
  let best = { fit: first, bend: 0 };
  for (const sign of [1, -1])
    for (let bend = sign * BEND.step; Math.abs(bend) <= BEND.most; bend += sign * BEND.step) {
      const evidence = evidenceOf(chosen, prior.width, prior.height, bend);
      const found = climbed(evidence, best.fit.trial, prior, STAGES[1]);
      const { trial, score } = climbed(evidence, found.trial, prior, STAGES[2]);
      const fit = { trial, score: score - 0.5 * (bend / BEND.spread) ** 2 };
      if (fit.score <= best.fit.score) break;
      best = { fit, bend };
    }
  return best;
}

/** How far apart half of the edges and the other half put the camera: what the fit's own sharpness cannot tell. */
function disagreement(chosen: Segment[], bend: number, best: Trial, starts: Trial[], prior: Prior) {
  const horizon = horizonEnds(best, prior);
  let apart = 0;
  let focals = 0;
  for (const side of [0, 1])
    for (let split = 0; split < SPLITS; split++) {
      const half = chosen.filter((_, i) => ((Math.imul(i + 1, 0x9e3779b1) >>> (12 + split)) & 1) === side);
      const evidence = evidenceOf(half, prior.width, prior.height, bend);
      const fit = starts
        .map((start) => climbed(evidence, climbed(evidence, start, prior, STAGES[1]).trial, prior, STAGES[2]))
        .reduce((a, b) => (b.score > a.score ? b : a));
      const ends = horizonEnds(fit.trial, prior);
      apart += Math.max(...ends.map((end, i) => (end - (horizon[i] as number)) ** 2));
      focals += Math.log(fit.trial.focal / best.focal) ** 2;
    }
  const count = 2 * SPLITS;
  return { horizon: Math.sqrt(apart / count) / prior.height, focal: Math.sqrt(focals / count) };
}

const SPLITS = 3;

const horizonEnds = ({ focal, pitch, roll }: Trial, { width, height }: Prior) => {
  const { horizonAt } = projectionOf({
    ...{ width, height, focal, pitch, roll },
    ...{ centreX: width / 2, centreY: height / 2, aboveFloor: 1 },
  });
  return [horizonAt(0), horizonAt(width)];
};

export type Found = {
  trial: Trial;
  bend: number;
  chosen: Segment[];
  explanation: Explanation;
  /** Disagreement of half-samples: of the horizon in picture heights, of the focal length as a fraction. */
  apart: { horizon: number; focal: number };
};

/** The most probable camera for these edges. */
export function findTrial(segments: readonly Segment[], prior: Prior): Found {
  const chosen = telling(segments, Math.hypot(prior.width, prior.height));
  const straight = evidenceOf(chosen, prior.width, prior.height);
  const fits = fitsOf(straight, coarseStarts(straight, prior), prior);
  const { fit, bend } = unbent(chosen, fits[0] as Fit, prior);
  const evidence = evidenceOf(chosen, prior.width, prior.height, bend);
  const starts = [fit, ...fits.slice(1, 2)].map(({ trial }) => trial);
  return {
    trial: fit.trial,
    bend,
    chosen,
    explanation: explain(evidence, fit.trial, STAGES[2].blur, true),
    apart: disagreement(chosen, bend, fit.trial, starts, prior),
  };
}
