import type { Ground } from "./find-floor.ts";
import { colourStep } from "./random-walk.ts";

/** What a stroke teaches: these pixels of the small picture are floor, or are not. */
export type Lesson = { isFloor: boolean; pixels: readonly number[] };

/**
 * A stroke weighs as much as this part of the region it speaks for: what is said of a chair's leg must not teach as much as
 * what is said of half of the floor.
 */
const WEIGHT_OF_REGION = 0.1;
const LEAST_WEIGHT = 0.0003;
const MOST_WEIGHT = 0.003;
/** As near as this a cell belongs to the region of a stroke. */
const IN_REGION = 0.5;
/** Keeps what the strokes say nothing about. */
const STIFFNESS = 0.004;
const ROUNDS = 3;
/** Of the cells that no stroke speaks for, every so many are enough. */
const EVERY = 5;
/** Colours of CIE Lab in steps that make a difference. */
const COLOUR_UNIT = 15;
/**
 * A stroke also speaks for its neighbourhood. One unit of way is this part of the picture's width, or this much change of
 * colour; a change of the network's opinion from no to yes is this many units.
 */
const NEAR = 0.3;
const ALIKE = 40;
const OPINION = 3;
const LOCAL_ODDS = 6;
const FARTHEST_WAY = 9;

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

/** What the network knows of each cell and its colour, scaled alike, and a constant. */
function descriptionOf(ground: Ground): { values: Float32Array; length: number } {
  const { width, height, features, featureChannels } = ground.answer;
  const size = width * height;
  const length = featureChannels + 4;
  const values = new Float32Array(size * length);
  for (let c = 0; c < featureChannels; c++) {
    let squares = 0;
    for (let i = 0; i < size; i++) squares += (features[c * size + i] as number) ** 2;
    const scale = 1 / (Math.sqrt(squares / size) + 1e-6);
    for (let i = 0; i < size; i++) values[i * length + c] = (features[c * size + i] as number) * scale;
  }
  const { colours } = ground;
  for (let i = 0; i < size; i++) {
    for (let c = 0; c < 3; c++)
      values[i * length + featureChannels + c] =
        ((colours[3 * i + c] as number) - (c === 0 ? 50 : 0)) / COLOUR_UNIT;
    values[i * length + length - 1] = 1;
  }
  return { values, length };
}

/** Solves a symmetric positive system by Cholesky's way; the matrix is overwritten. */
function solved(matrix: Float64Array, right: Float64Array): Float64Array {
  const n = right.length;
  const at = (i: number, j: number) => matrix[i * n + j] as number;
  for (let j = 0; j < n; j++)
    for (let i = j; i < n; i++) {
      let sum = at(i, j);
      for (let k = 0; k < j; k++) sum -= at(i, k) * at(j, k);
      matrix[i * n + j] = i === j ? Math.sqrt(Math.max(1e-12, sum)) : sum / at(j, j);
    }
  const out = right.slice();
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) out[i] = (out[i] as number) - at(i, k) * (out[k] as number);
    out[i] = (out[i] as number) / at(i, i);
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) out[i] = (out[i] as number) - at(k, i) * (out[k] as number);
    out[i] = (out[i] as number) / at(i, i);
  }
  return out;
}

type Example = { cell: number; target: number; weight: number };
/** A stroke, and how near each cell is to it: 1 under it, 0 where it says nothing any more. */
type Region = { isFloor: boolean; near: Float32Array };

/** Every cell teaches what it was believed to be, as far as it was sure; strokes teach the rest. */
function examplesOf({ odds, isUnder }: Ground, regions: readonly Region[]): Example[] {
  const examples: Example[] = [];
  for (let cell = 0; cell < odds.length; cell += EVERY) {
    if (isUnder[cell] !== 1) continue;
    const target = sigmoid(odds[cell] as number);
    examples.push({ cell, target, weight: (EVERY * (2 * target - 1) ** 2) / odds.length });
  }
  for (const { isFloor, near } of regions) {
    const cells: number[] = [];
    near.forEach((value, cell) => {
      if (value > IN_REGION && isUnder[cell] === 1) cells.push(cell);
    });
    const part = (WEIGHT_OF_REGION * cells.length) / odds.length;
    const weight = Math.max(LEAST_WEIGHT, Math.min(MOST_WEIGHT, part)) / cells.length;
    for (const cell of cells) examples.push({ cell, target: isFloor ? 1 : 0, weight });
  }
  return examples;
}

/** Newton's steps of a ridge logistic regression (le Cessie and van Houwelingen 1992) on top of the network's odds. */
function refitted(ground: Ground, regions: readonly Region[]): Float32Array {
  const { values, length } = descriptionOf(ground);
  const examples = examplesOf(ground, regions);
  const change = new Float64Array(length);
  const oddsWith = (cell: number) => {
    let sum = ground.odds[cell] as number;
    for (let c = 0; c < length; c++) sum += (change[c] as number) * (values[cell * length + c] as number);
    return sum;
  };
  for (let round = 0; round < ROUNDS; round++) {
    const matrix = new Float64Array(length * length);
    const slope = change.map((value) => -STIFFNESS * value);
    for (let c = 0; c < length; c++) matrix[c * length + c] = STIFFNESS;
    for (const { cell, target, weight } of examples) {
      const p = sigmoid(oddsWith(cell));
      const error = weight * (target - p);
      const sharpness = weight * Math.max(0.02, p * (1 - p));
      const from = cell * length;
      for (let c = 0; c < length; c++) {
        const value = values[from + c] as number;
        slope[c] = (slope[c] as number) + error * value;
        const part = sharpness * value;
        for (let d = 0; d <= c; d++)
          matrix[c * length + d] = (matrix[c * length + d] as number) + part * (values[from + d] as number);
      }
    }
    const step = solved(matrix, slope);
    for (let c = 0; c < length; c++) change[c] = (change[c] as number) + (step[c] as number);
  }
  return ground.odds.map((value, cell) =>
    ground.isUnder[cell] === 1 ? Math.max(-8, Math.min(8, oddsWith(cell))) : value,
  );
}

/** How far each cell is from a stroke: along ways that avoid changes of colour and of the network's opinion. */
function wayFrom(cells: readonly number[], { answer, colours }: Ground, opinion: Float32Array): Float32Array {
  const { width, height } = answer;
  const way = new Float32Array(width * height).fill(FARTHEST_WAY);
  for (const cell of cells) way[cell] = 0;
  const relax = (to: number, from: number, length: number) => {
    const before = way[from] as number;
    if (before >= FARTHEST_WAY) return;
    const cost =
      length / (NEAR * width) +
      Math.sqrt(colourStep(colours, to, from)) / ALIKE +
      Math.abs((opinion[to] as number) - (opinion[from] as number)) * OPINION;
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

function regionsOf(ground: Ground, lessons: readonly Lesson[]): Region[] {
  const { answer, small, odds } = ground;
  const opinion = odds.map(sigmoid);
  return lessons.map(({ isFloor, pixels }) => {
    const cells = pixels.map(
      (pixel) => (Math.floor(pixel / small.width) >> 1) * answer.width + ((pixel % small.width) >> 1),
    );
    return { isFloor, near: wayFrom(cells, ground, opinion).map((way) => Math.exp(-(way ** 2))) };
  });
}

/** Around a stroke, as far as nothing changes, the stroke is believed; between strokes of both kinds the nearer one. */
function withNeighbourhood(
  odds: Float32Array,
  { isUnder }: Ground,
  regions: readonly Region[],
): Float32Array {
  return odds.map((value, cell) => {
    if (isUnder[cell] !== 1) return value;
    const nearest = (kind: boolean) =>
      regions.reduce(
        (most, { isFloor, near }) => (isFloor === kind ? Math.max(most, near[cell] as number) : most),
        0,
      );
    const front = nearest(false);
    const floor = nearest(true);
    const strongest = Math.max(front, floor);
    if (strongest < 0.01) return value;
    const side = (floor ** 2 - front ** 2) / (floor ** 2 + front ** 2);
    return value * (1 - strongest) + LOCAL_ODDS * side * strongest;
  });
}

/** The odds of every cell after the strokes: the whole floor is judged anew, then each stroke's surroundings. */
export function learnt(ground: Ground, lessons: readonly Lesson[]): Float32Array {
  const regions = regionsOf(ground, lessons);
  return withNeighbourhood(refitted(ground, regions), ground, regions);
}
