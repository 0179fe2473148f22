import { type Camera, projectionOf } from "../engine/camera.ts";
import { cornersOf, pointOn } from "../engine/placement.ts";
import type { Prior } from "./camera-prior.ts";
import { type Edges, pinholeOf, type View } from "./camera-view.ts";
import { type RefinedCamera, refineCamera } from "./refine-camera.ts";

/** How far apart cameras are: of the horizon in picture heights, of the focal length as a fraction, of a rug's corners in diagonals. */
export type CameraDifference = { horizon: number; focal: number; rug: number };

/**
 * What speaks against a camera: half of the edges and the other half, and other explanations of all of them, each as far as it is
 * probable; and how sharply the horizon is held.
 */
export type Uncertainty = { halves: CameraDifference; others: CameraDifference; own: number };

/** A rug of 3 by 2 metres in the lower part of the picture, turned a little, from a usual height. */
const RUG = { width: 3, length: 2, angle: 0.4 };
const ABOVE_FLOOR = 1.45;
const DOWN_THE_PICTURE = 0.75;
const UNDER_HORIZON = 0.2;

/** Mean distance of the corners that two cameras draw, when its middle and the middle of a side are shown. */
function rugApart(ours: Camera, theirs: Camera): number {
  const [mine, other] = [ours, theirs].map((each) => projectionOf({ ...each, aboveFloor: ABOVE_FLOOR })) as [
    ReturnType<typeof projectionOf>,
    ReturnType<typeof projectionOf>,
  ];
  const { width, height } = theirs;
  const x = width / 2;
  const y = Math.max(DOWN_THE_PICTURE * height, other.horizonAt(x) + UNDER_HORIZON * height);
  const lies = other.toFloor(x, y);
  const seen = mine.toFloor(x, y);
  if (!lies || !seen) return 1;
  const rug = { ...RUG, x: lies[0], y: lies[1] };
  const side = other.toPicture(...pointOn(rug, 1, 0));
  const end = side && mine.toFloor(...side);
  if (!end) return 1;
  const placed = { ...RUG, x: seen[0], y: seen[1], angle: Math.atan2(end[1] - seen[1], end[0] - seen[0]) };
  const corners = cornersOf(rug).map(([a, b]) => other.toPicture(a, b));
  const diagonal = Math.hypot(width, height);
  const off = cornersOf(placed).map(([a, b], i) => {
    const [here, there] = [mine.toPicture(a, b), corners[i]];
    return here && there ? Math.min(1, Math.hypot(here[0] - there[0], here[1] - there[1]) / diagonal) : 1;
  });
  return off.reduce((a, b) => a + b, 0) / off.length;
}

function differenceOf(best: View, other: View, prior: Prior): CameraDifference {
  const [ours, theirs] = [pinholeOf(best, prior), pinholeOf(other, prior)];
  const [mine, horizonAt] = [projectionOf(ours).horizonAt, projectionOf(theirs).horizonAt];
  const ends = [0, prior.width].map((x) => Math.abs(horizonAt(x) - mine(x)));
  return {
    horizon: Math.max(...ends) / prior.height,
    focal: Math.abs(Math.log(other.focal / best.focal)),
    rug: rugApart(ours, theirs),
  };
}

/** Root of the mean square, each counting as much as it is worth. */
function rootMeanSquare(all: readonly { apart: CameraDifference; worth: number }[]): CameraDifference {
  const sum = all.reduce((total, { worth }) => total + worth, 0);
  const of = (key: keyof CameraDifference) =>
    Math.sqrt(all.reduce((total, { apart, worth }) => total + worth * apart[key] ** 2, 0) / sum);
  return { horizon: of("horizon"), focal: of("focal"), rug: of("rug") };
}

const SPLITS = 3;
const HALF_WAY = [0.12, 0.05, 0.05, 0.05];

/** The same view as half of the edges and the other half see it: which the fit's own sharpness cannot measure. */
function halvesOf(edges: Edges, { view, belief }: RefinedCamera): View[] {
  const views: View[] = [];
  for (const side of [0, 1])
    for (let split = 0; split < SPLITS; split++) {
      const weight = edges.weight.map((w, i) =>
        ((Math.imul(i + 1, 0x9e3779b1) >>> (12 + split)) & 1) === side ? w : 0,
      );
      views.push(refineCamera({ ...edges, weight }, view, belief, HALF_WAY).view);
    }
  return views;
}

export function uncertaintyOf(
  edges: Edges,
  best: RefinedCamera,
  all: readonly RefinedCamera[],
  prior: Prior,
): Uncertainty {
  const from = (view: View) => differenceOf(best.view, view, prior);
  const others = all.map(({ view, density }) => ({
    apart: from(view),
    worth: Math.exp(density - best.density),
  }));
  const own = best.around().map((view) => from(view).horizon);
  return {
    halves: rootMeanSquare(halvesOf(edges, best).map((view) => ({ apart: from(view), worth: 1 }))),
    others: rootMeanSquare(others),
    own: Math.hypot(...own),
  };
}
