import { differenceOf } from "./camera-consensus.ts";
import type { Prior } from "./camera-prior.ts";
import { type Edges, pinholeOf, type View } from "./camera-view.ts";
import { type RefinedCamera, refineCamera } from "./refine-camera.ts";

type CameraDifference = ReturnType<typeof differenceOf>;

/** Disagreement between halves of the edges and with other hypotheses, and the fit's own sharpness. */
export type Uncertainty = { halves: CameraDifference; others: CameraDifference; own: number };

function rootMeanSquare(all: readonly { apart: CameraDifference; worth: number }[]): CameraDifference {
  const sum = all.reduce((total, { worth }) => total + worth, 0);
  const of = (key: keyof CameraDifference) =>
    Math.sqrt(all.reduce((total, { apart, worth }) => total + worth * apart[key] ** 2, 0) / sum);
  return { horizon: of("horizon"), focal: of("focal") };
}

const SPLITS = 3;
const HALF_WAY = [0.12, 0.05, 0.05, 0.05];

/** Edges are chosen for a half by their place and slope, so that it holds the same ones in another version of a photograph. */
const CELLS = 24;

function cellsOf({ ends: [x1, y1, x2, y2], width, height }: Edges): Int32Array {
  const cell = (middle: number, size: number) => Math.floor((middle / size + 0.5) * CELLS);
  return Int32Array.from(x1, (fromX, i) => {
    const [fromY, toX, toY] = [y1[i] as number, x2[i] as number, y2[i] as number];
    const isLevel = Math.abs(toX - fromX) > Math.abs(toY - fromY);
    return 1 + cell((fromX + toX) / 2, width) + 64 * cell((fromY + toY) / 2, height) + (isLevel ? 4096 : 0);
  });
}

/** Independent fits of two halves, because the fit's own sharpness underestimates. */
function halvesOf(edges: Edges, { view, belief }: RefinedCamera): View[] {
  const views: View[] = [];
  const cells = cellsOf(edges);
  for (const side of [0, 1])
    for (let split = 0; split < SPLITS; split++) {
      const weight = edges.weight.map((w, i) =>
        ((Math.imul(cells[i] as number, 0x9e3779b1) >>> (12 + split)) & 1) === side ? w : 0,
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
  const camera = pinholeOf(best.view, prior);
  const from = (view: View) => differenceOf(camera, pinholeOf(view, prior));
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
