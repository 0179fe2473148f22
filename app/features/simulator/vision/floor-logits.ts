import { markInput, mirroredInput } from "./floor-input.ts";
import { type FloorModel, floorScores } from "./floor-network.ts";
import { NETWORK_STRIDE } from "./floor-plan.ts";
import type { Rgb } from "./picture.ts";

/** Padded to multiples of the network's stride. */
export type LogitsInput = {
  model: FloorModel;
  small: { width: number; height: number };
  shown: { width: number; height: number };
  input: Float32Array<ArrayBuffer>;
  /** Two by two pixels each. */
  cells: { width: number; height: number };
  /** Per cell: 1 below the horizon. */
  isUnder: Uint8Array;
};

/** How surely each pixel of the small picture, and each cell, is floor: logarithm of the odds. */
export type Logits = { fine: Float32Array; odds: Float32Array };

/** Pixels of the small picture. */
export type Mark = { isFloor: boolean; pixels: readonly number[] };

export const cellOf = (pixel: number, width: number, columns: number): number =>
  (Math.floor(pixel / width) >> 1) * columns + ((pixel % width) >> 1);

const OVER_HORIZON = -9;
const SUREST = 8;

const grained = (length: number) => Math.ceil(length / NETWORK_STRIDE) * NETWORK_STRIDE;

export function padded({ width, height, data }: Rgb): Rgb {
  const wide = grained(width);
  const high = grained(height);
  if (wide === width && high === height) return { width, height, data };
  const out = new Uint8Array(wide * high * 3);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const from = (Math.min(y, height - 1) * width + Math.min(x, width - 1)) * 3;
      out.set(data.subarray(from, from + 3), (y * wide + x) * 3);
    }
  return { width: wide, height: high, data: out };
}

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

/** Test-time augmentation: mean log odds of the picture and its horizontal flip, which err in different places. */
async function averagedOverFlip(
  model: FloorModel,
  input: Float32Array<ArrayBuffer>,
  { width, height }: LogitsInput["shown"],
): Promise<Float32Array> {
  const size = width * height;
  const odds = oddsOf(await floorScores(model, input, width, height), size);
  const mirrored = oddsOf(await floorScores(model, mirroredInput(input, width, height), width, height), size);
  for (let i = 0; i < size; i++) {
    const other = i - (i % width) + width - 1 - (i % width);
    odds[i] = ((odds[i] as number) + (mirrored[other] as number)) / 2;
  }
  return odds;
}

/** With strokes as input; above the horizon never floor. */
export async function logitsOf(
  { model, small, shown, input, cells, isUnder }: LogitsInput,
  marks: readonly Mark[],
): Promise<Logits> {
  const size = shown.width * shown.height;
  const marked = marks.length > 0 ? input.slice() : input;
  for (const { isFloor, pixels } of marks) {
    const there = pixels.map(
      (pixel) => Math.floor(pixel / small.width) * shown.width + (pixel % small.width),
    );
    markInput(marked, size, there, isFloor);
  }
  const all = await averagedOverFlip(model, marked, shown);
  const fine = new Float32Array(small.width * small.height);
  const odds = new Float32Array(isUnder.length);
  for (let cell = 0; cell < odds.length; cell++) {
    const at = 2 * Math.floor(cell / cells.width) * shown.width + 2 * (cell % cells.width);
    const corners = [at, at + 1, at + shown.width, at + shown.width + 1] as const;
    if (isUnder[cell] === 0) for (const corner of corners) all[corner] = OVER_HORIZON;
    odds[cell] = corners.reduce((sum, corner) => sum + (all[corner] as number), 0) / corners.length;
  }
  for (let y = 0; y < small.height; y++)
    fine.set(all.subarray(y * shown.width, y * shown.width + small.width), y * small.width);
  return { fine, odds };
}
