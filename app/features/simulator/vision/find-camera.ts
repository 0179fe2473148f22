import { DEGREE, focalFromEquivalent } from "../engine/units.ts";
import { type Evidence, type Explanation, evidenceOf, explain, type Trial } from "./line-evidence.ts";
import type { Segment } from "./find-lines.ts";

/** What is believed of a phone's photo before its lines are seen. */
const PHONE = { millimetres: 26, spread: 0.09, share: 0.75 };
const OTHER_LENS = { millimetres: 34, spread: 0.28, share: 0.25 };
const KNOWN_LENS_SPREAD = 0.03;
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
function climbed(evidence: Evidence, start: Trial, prior: Prior, { blur, steps }: (typeof STAGES)[number]): Fit {
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
      if (attempt({ ...at(), focal: focal * zoom, pitch: Math.atan(Math.tan(pitch) / zoom) })) hasMoved = true;
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

/** The most probable camera for these edges. */
export function findTrial(segments: readonly Segment[], prior: Prior): { evidence: Evidence; fits: Fit[]; explanation: Explanation } {
  const evidence = evidenceOf(segments, prior.width, prior.height);
  const fits = fitsOf(evidence, coarseStarts(evidence, prior), prior);
  const explanation = explain(evidence, (fits[0] as Fit).trial, STAGES[2].blur, true);
  return { evidence, fits, explanation };
}
