import { markInput } from "./floor-input.ts";
import { type FloorModel, floorScores } from "./floor-network.ts";
import { NETWORK_STRIDE } from "./floor-plan.ts";

type Size = { width: number; height: number };

export type LogitsInput = {
  model: FloorModel;
  small: Size;
  /** What the network sees, see `networkSize`. */
  shown: Size;
  input: Float32Array<ArrayBuffer>;
  /** Two by two pixels of the small picture each. */
  cells: Size;
  /** Per cell: 1 below the horizon. */
  isUnder: Uint8Array;
};

/** How surely each pixel of the small picture, and each cell, is floor: logarithm of the odds. */
export type Logits = { fine: Float32Array; odds: Float32Array };

/** The probability. */
export const sigmoid = (odds: number) => 1 / (1 + Math.exp(-odds));

/** Pixels of the small picture. */
export type Mark = { isFloor: boolean; pixels: readonly number[] };

export const cellOf = (pixel: number, width: number, columns: number): number =>
  (Math.floor(pixel / width) >> 1) * columns + ((pixel % width) >> 1);

const OVER_HORIZON = -9;
const SUREST = 8;

const grained = (length: number) =>
  Math.max(NETWORK_STRIDE, Math.round(length / NETWORK_STRIDE) * NETWORK_STRIDE);

/** Sides are multiples of the network's stride: stretched, as rows that are only padding mislead it. */
export const networkSize = ({ width, height }: Size): Size => ({
  width: grained(width),
  height: grained(height),
});

function oddsOf(scores: Float32Array, size: number): Float32Array {
  const odds = new Float32Array(size);
  for (let i = 0; i < size; i++) {
    const first = scores[size + i] as number;
    const second = scores[2 * size + i] as number;
    const third = scores[3 * size + i] as number;
    const highest = Math.max(first, second, third);
    const sum = Math.exp(first - highest) + Math.exp(second - highest) + Math.exp(third - highest);
    const value = (scores[i] as number) - highest - Math.log(sum);
    odds[i] = Math.max(-SUREST, Math.min(SUREST, value));
  }
  return odds;
}

/** Bilinear. */
function resized(values: Float32Array, from: Size, to: Size): Float32Array {
  if (from.width === to.width && from.height === to.height) return values;
  const places = (length: number, others: number) =>
    Array.from({ length }, (_, i) => {
      const at = Math.max(0, Math.min(others - 1, ((i + 0.5) * others) / length - 0.5));
      const first = Math.min(others - 2, Math.floor(at));
      return { first, share: at - first };
    });
  const columns = places(to.width, from.width);
  const out = new Float32Array(to.width * to.height);
  places(to.height, from.height).forEach((row, y) => {
    columns.forEach((column, x) => {
      const at = row.first * from.width + column.first;
      const mixed = (place: number) =>
        (values[place] as number) * (1 - column.share) + (values[place + 1] as number) * column.share;
      out[y * to.width + x] = mixed(at) * (1 - row.share) + mixed(at + from.width) * row.share;
    });
  });
  return out;
}

/** Pixels of what the network sees whose middle lies in the mark. */
function pixelsShown({ pixels }: Mark, small: Size, shown: Size): number[] {
  const isMarked = new Uint8Array(small.width * small.height);
  for (const pixel of pixels) isMarked[pixel] = 1;
  const found: number[] = [];
  for (let y = 0; y < shown.height; y++) {
    const row = Math.floor(((y + 0.5) * small.height) / shown.height) * small.width;
    for (let x = 0; x < shown.width; x++)
      if (isMarked[row + Math.floor(((x + 0.5) * small.width) / shown.width)] === 1)
        found.push(y * shown.width + x);
  }
  return found;
}

/** With strokes as input; above the horizon never floor. */
export async function logitsOf(
  { model, small, shown, input, cells, isUnder }: LogitsInput,
  marks: readonly Mark[],
): Promise<Logits> {
  const size = shown.width * shown.height;
  const marked = marks.length > 0 ? input.slice() : input;
  for (const mark of marks) markInput(marked, size, pixelsShown(mark, small, shown), mark.isFloor);
  const scores = await floorScores(model, marked, shown.width, shown.height);
  const fine = resized(oddsOf(scores, size), shown, small);
  const odds = new Float32Array(isUnder.length);
  for (let cell = 0; cell < odds.length; cell++) {
    const x = Math.min(small.width - 2, 2 * (cell % cells.width));
    const y = Math.min(small.height - 2, 2 * Math.floor(cell / cells.width));
    const at = y * small.width + x;
    const corners = [at, at + 1, at + small.width, at + small.width + 1] as const;
    if (isUnder[cell] === 0) for (const corner of corners) fine[corner] = OVER_HORIZON;
    odds[cell] = corners.reduce((sum, corner) => sum + (fine[corner] as number), 0) / corners.length;
  }
  return { fine, odds };
}
