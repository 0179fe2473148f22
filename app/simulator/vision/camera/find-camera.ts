import { DEGREE, focalFromEquivalent } from "../../engine/units.ts";
import { type CameraHypothesis, type CameraPrior, logPrior, type Prior } from "./camera-prior.ts";
import { type Uncertainty, uncertaintyOf } from "./camera-uncertainty.ts";
import { type Edges, edgesOf, type View } from "./camera-view.ts";
import { informative, type LineEvidence, lineEvidenceOf, scoreHypothesis } from "./line-evidence.ts";
import type { Segment } from "./line-segment-detector.ts";
import { directionsThrough, FROM_FAR, FROM_NEAR, type RefinedCamera, refineCamera } from "./refine-camera.ts";

const COARSE_LENSES = [19, 21.5, 24, 27, 30.5, 35, 41, 49];
const COARSE_BLUR = 1.2;
/** Starts of the search: the best of each lens, and as many of the best. */
const STARTS = 12;
/** Noise in degrees; initial steps of log focal length, pitch and roll. */
const CLIMB = { blur: 0.7, steps: [0.06, 0.8 * DEGREE, 0.7 * DEGREE] } as const;
const FINEST_STEP = 0.1 * DEGREE;
const FINALISTS = 5;
/** Finalists that are also started from one pair, and as cropped photos. */
const BEGUN_ANEW = 3;
const FIRST_PAIR = [0.25, 0.25, 0.25, 0.12, 0.05];

type Fit = { hypothesis: CameraHypothesis; score: number };
const byScore = (a: Fit, b: Fit) => b.score - a.score;

function coarseStarts(evidence: LineEvidence, prior: Prior): CameraHypothesis[] {
  const diagonal = Math.hypot(prior.width, prior.height);
  const lenses = prior.lensMillimetres === null ? COARSE_LENSES : [prior.lensMillimetres];
  const best: Fit[] = [];
  const rest: Fit[] = [];
  for (const millimetres of lenses) {
    const fits: Fit[] = [];
    for (let pitch = -34; pitch <= 8; pitch += 1.5)
      for (let roll = -4.5; roll <= 4.5; roll += 1.5) {
        const hypothesis = {
          focal: focalFromEquivalent(millimetres, diagonal),
          pitch: pitch * DEGREE,
          roll: roll * DEGREE,
        };
        fits.push({
          hypothesis,
          score: scoreHypothesis(evidence, hypothesis, COARSE_BLUR).score + logPrior(hypothesis, prior),
        });
      }
    const [first, ...others] = fits.sort(byScore).slice(0, STARTS);
    best.push(first as Fit);
    rest.push(...others);
  }
  return [...best, ...rest.sort(byScore)].slice(0, STARTS).map(({ hypothesis }) => hypothesis);
}

/** Pattern search, also along constant horizon, where focal length and pitch are correlated. */
function climbed(evidence: LineEvidence, start: CameraHypothesis, prior: Prior): Fit {
  const judge = (hypothesis: CameraHypothesis) =>
    scoreHypothesis(evidence, hypothesis, CLIMB.blur).score + logPrior(hypothesis, prior);
  let best: Fit = { hypothesis: start, score: judge(start) };
  let [lens, tilt, lean] = CLIMB.steps as readonly [number, number, number];
  const attempt = (hypothesis: CameraHypothesis) => {
    const score = judge(hypothesis);
    if (score <= best.score + 1e-9) return false;
    best = { hypothesis, score };
    return true;
  };
  for (let round = 0; round < 14 && tilt >= FINEST_STEP; round++) {
    let hasMoved = false;
    for (const sign of [1, -1]) {
      const zoom = Math.exp(sign * lens);
      const at = () => best.hypothesis;
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

const isSame = (a: CameraHypothesis, b: CameraHypothesis) =>
  Math.abs(Math.log(a.focal / b.focal)) < 0.03 &&
  Math.abs(a.pitch - b.pitch) < 0.5 * DEGREE &&
  Math.abs(a.roll - b.roll) < 0.5 * DEGREE;

function finalistsOf(evidence: LineEvidence, prior: Prior): CameraHypothesis[] {
  const climbs = coarseStarts(evidence, prior)
    .map((start) => climbed(evidence, start, prior))
    .sort(byScore);
  return climbs
    .filter(({ hypothesis }, i) => climbs.slice(0, i).every((other) => !isSame(hypothesis, other.hypothesis)))
    .slice(0, FINALISTS)
    .map(({ hypothesis }) => hypothesis);
}

/** With all directions, and from the strongest pair alone: a wrong lens may split a right-angled pair. */
function explanationsFrom(
  edges: Edges,
  hypothesis: CameraHypothesis,
  prior: Prior,
  isBegunAnew: boolean,
): RefinedCamera[] {
  const whole: CameraPrior = { prior, framing: "whole" };
  const cut: CameraPrior = { prior, framing: "cut" };
  const straight = { ...hypothesis, shiftX: 0, shiftY: 0, bend: 0, azimuths: [] };
  const view: View = { ...straight, azimuths: directionsThrough(edges, straight) };
  const every = refineCamera(edges, view, whole, FROM_FAR);
  if (!isBegunAnew) return [every];
  const again = (first: RefinedCamera) =>
    refineCamera(
      edges,
      { ...first.view, azimuths: directionsThrough(edges, first.view) },
      first.belief,
      FROM_NEAR,
    );
  const alone = refineCamera(edges, { ...view, azimuths: view.azimuths.slice(0, 1) }, whole, FIRST_PAIR);
  const shifted = refineCamera(edges, alone.view, cut, FIRST_PAIR);
  return [
    ...[every, refineCamera(edges, every.view, cut, FROM_NEAR), again(alone), again(shifted)],
    ...uprightFrom(edges, every.view, prior),
  ];
}

/** A lens for which a picture made upright, with the same horizon, is tried too. */
const LONG_LENS = 40;
const USUAL_LENS = 28;

function uprightFrom(edges: Edges, { focal, pitch, roll }: View, prior: Prior): RefinedCamera[] {
  const diagonal = Math.hypot(prior.width, prior.height);
  if (prior.lensMillimetres !== null || focal < focalFromEquivalent(LONG_LENS, diagonal)) return [];
  const shiftY = (focal * Math.tan(pitch)) / prior.height;
  const straight = {
    focal: focalFromEquivalent(USUAL_LENS, diagonal),
    pitch: 0,
    roll,
    shiftX: 0,
    shiftY,
    bend: 0,
  };
  const view = { ...straight, azimuths: directionsThrough(edges, { ...straight, azimuths: [] }) };
  return [refineCamera(edges, view, { prior, framing: "upright" }, FROM_FAR)];
}

/** Limit of the crop: with little information tilt and crop diverge together. */
const MOST_CUT = 0.15;
const isPlausible = ({ view, belief }: RefinedCamera) =>
  belief.framing === "upright" || Math.hypot(view.shiftX, view.shiftY) <= MOST_CUT;

/** Explanations that are farther below the best one, in nats, do not count. */
const WORTH_KEEPING = 15;

export type CameraEstimate = {
  view: View;
  labels: Uint8Array;
  uncertainty: Uncertainty;
  /** Best first; logarithm of the density relative to the best. */
  explanations: { view: View; density: number }[];
};

/**
 * The camera from straight edges, of pixels of the picture: focal length, pitch, roll, crop and distortion, with the vanishing
 * points of the vertical and of right-angled pairs of level directions (a "Manhattan world", Coughlan and Yuille 1999, or
 * several, "Atlanta world"). Hypotheses of lens, pitch and roll are scored on a grid and climbed by pattern search; the best
 * are refined by expectation maximisation over which edge points to which vanishing point (Košecká and Zhang 2002), with
 * Gauss-Newton steps.
 */
export function findCamera(segments: readonly Segment[], prior: Prior): CameraEstimate {
  const chosen = informative(segments, Math.hypot(prior.width, prior.height));
  const edges = edgesOf(chosen, prior);
  const finalists = finalistsOf(lineEvidenceOf(chosen, prior), prior);
  const explanations = finalists
    .flatMap((hypothesis, i) => explanationsFrom(edges, hypothesis, prior, i < BEGUN_ANEW))
    .filter(isPlausible)
    .sort((a, b) => b.density - a.density);
  const best = explanations[0] as RefinedCamera;
  return {
    view: best.view,
    labels: best.labels,
    uncertainty: uncertaintyOf(edges, best, explanations, prior),
    explanations: explanations
      .map(({ view, density }) => ({ view, density: density - best.density }))
      .filter(({ density }) => density > -WORTH_KEEPING),
  };
}
