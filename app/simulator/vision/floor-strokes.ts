import type { Segmentation } from "./find-floor.ts";
import { cellOf, type Mark, sigmoid } from "./network/floor-logits.ts";

/** Influence of a stroke: one unit is this share of the width, this colour difference, or this part of a probability. */
const NEAR = 0.3;
const ALIKE = 40;
const PROBABILITY = 3;
const FARTHEST_WAY = 9;

/** Squared; lightness counts less, because of shadows. */
function colourStep(lab: Float32Array, p: number, q: number): number {
  const l = (lab[3 * p] as number) - (lab[3 * q] as number);
  const a = (lab[3 * p + 1] as number) - (lab[3 * q + 1] as number);
  const b = (lab[3 * p + 2] as number) - (lab[3 * q + 2] as number);
  return 0.6 * l * l + 1.5 * (a * a + b * b);
}

/** Geodesic distance over changes of colour and probability. */
function wayFrom(
  labelled: readonly number[],
  { question: { cells }, colours }: Segmentation,
  probability: Float32Array,
): Float32Array {
  const { width, height } = cells;
  const way = new Float32Array(width * height).fill(FARTHEST_WAY);
  for (const cell of labelled) way[cell] = 0;
  const relax = (to: number, from: number, length: number) => {
    const before = way[from] as number;
    if (before >= FARTHEST_WAY) return;
    const cost =
      length / (NEAR * width) +
      Math.sqrt(colourStep(colours, to, from)) / ALIKE +
      Math.abs((probability[to] as number) - (probability[from] as number)) * PROBABILITY;
    if (before + cost < (way[to] as number)) way[to] = before + cost;
  };
  for (let sweep = 0; sweep < 4; sweep++)
    for (let k = 0; k < way.length; k++) {
      const back = sweep % 2 === 1;
      const cell = back ? way.length - 1 - k : k;
      const x = cell % width;
      const y = Math.floor(cell / width);
      const before = back ? 1 : -1;
      const hasSide = back ? x + 1 < width : x > 0;
      const hasRow = back ? y + 1 < height : y > 0;
      if (hasSide) relax(cell, cell + before, 1);
      if (!hasRow) continue;
      const above = cell + before * width;
      relax(cell, above, 1);
      if (x > 0) relax(cell, above - 1, Math.SQRT2);
      if (x + 1 < width) relax(cell, above + 1, Math.SQRT2);
    }
  return way;
}

/** How near each cell is to a stroke: 1 under one, 0 far from all. */
export function nearStrokes(ground: Segmentation, marks: readonly Mark[]): Float32Array {
  const { question, small, untouched } = ground;
  const probability = untouched.odds.map(sigmoid);
  const near = new Float32Array(probability.length);
  for (const { pixels } of marks) {
    const labelled = pixels.map((pixel) => cellOf(pixel, small.width, question.cells.width));
    const way = wayFrom(labelled, ground, probability);
    for (let cell = 0; cell < near.length; cell++)
      near[cell] = Math.max(near[cell] as number, Math.exp(-((way[cell] as number) ** 2)));
  }
  return near;
}
