import type { Segment } from "./line-segment-detector.ts";
import { blurred, type Grey, newGrey, resampled } from "./picture.ts";

/** `toOriginal` maps segments back. */
export type PerturbedCopy = { grey: Grey; toOriginal(segment: Segment): Segment };

const CUT_PX = 3;
const SMALLER = 0.9;
const SOFTER_PX = 0.7;

/** As photos change when they are forwarded. */
export const PERTURBATIONS: readonly ((grey: Grey) => PerturbedCopy)[] = [
  (grey) => ({ grey: cut(grey, CUT_PX), toOriginal: (segment) => shifted(segment, CUT_PX) }),
  (grey) => ({ grey: resampled(grey, SMALLER), toOriginal: (segment) => enlarged(segment, 1 / SMALLER) }),
  (grey) => ({ grey: quantised(grey), toOriginal: (segment) => segment }),
  (grey) => ({ grey: blurred(grey, SOFTER_PX), toOriginal: (segment) => segment }),
];

function cut({ width, height, data }: Grey, by: number): Grey {
  const out = newGrey(width - 2 * by, height - 2 * by);
  for (let y = 0; y < out.height; y++) {
    const from = (y + by) * width + by;
    out.data.set(data.subarray(from, from + out.width), y * out.width);
  }
  return out;
}

const shifted = ({ x1, y1, x2, y2, length }: Segment, by: number): Segment => ({
  ...{ x1: x1 + by, y1: y1 + by, x2: x2 + by, y2: y2 + by, length },
});
const enlarged = ({ x1, y1, x2, y2, length }: Segment, by: number): Segment => ({
  ...{ x1: x1 * by, y1: y1 * by, x2: x2 * by, y2: y2 * by, length: length * by },
});

const BLOCK = 8;
/** Luminance quantisation of JPEG (ITU-T T.81, table K.1) at quality 60. */
const QUALITY_60 = 0.8;
const TABLE = [
  [16, 11, 10, 16, 24, 40, 51, 61],
  [12, 12, 14, 19, 26, 58, 60, 55],
  [14, 13, 16, 24, 40, 57, 69, 56],
  [14, 17, 22, 29, 51, 87, 80, 62],
  [18, 22, 37, 56, 68, 109, 103, 77],
  [24, 35, 55, 64, 81, 104, 113, 92],
  [49, 64, 78, 87, 103, 121, 120, 101],
  [72, 92, 95, 98, 112, 100, 103, 99],
]
  .flat()
  .map((step) => Math.max(1, Math.round(step * QUALITY_60)));

/** Orthonormal DCT of eight values. */
const COSINES = Float64Array.from({ length: BLOCK * BLOCK }, (_, i) => {
  const [k, n] = [Math.floor(i / BLOCK), i % BLOCK];
  return Math.sqrt((k === 0 ? 1 : 2) / BLOCK) * Math.cos(((2 * n + 1) * k * Math.PI) / (2 * BLOCK));
});

/** Transposes, so that a second pass does the columns. */
function transformed(from: Float64Array, to: Float64Array, isBack: boolean): void {
  for (let row = 0; row < BLOCK; row++)
    for (let k = 0; k < BLOCK; k++) {
      let sum = 0;
      for (let n = 0; n < BLOCK; n++)
        sum +=
          (from[row * BLOCK + n] as number) * (COSINES[isBack ? n * BLOCK + k : k * BLOCK + n] as number);
      to[k * BLOCK + row] = sum;
    }
}

/** JPEG of quality 60; pixels beyond the last whole block stay. */
function quantised({ width, height, data }: Grey): Grey {
  const out = { width, height, data: data.slice() };
  const [block, half] = [new Float64Array(BLOCK * BLOCK), new Float64Array(BLOCK * BLOCK)];
  for (let top = 0; top + BLOCK <= height; top += BLOCK)
    for (let left = 0; left + BLOCK <= width; left += BLOCK) {
      for (let i = 0; i < block.length; i++)
        block[i] = data[(top + Math.floor(i / BLOCK)) * width + left + (i % BLOCK)] as number;
      transformed(block, half, false);
      transformed(half, block, false);
      TABLE.forEach((step, i) => {
        block[i] = Math.round((block[i] as number) / step) * step;
      });
      transformed(block, half, true);
      transformed(half, block, true);
      for (let i = 0; i < block.length; i++)
        out.data[(top + Math.floor(i / BLOCK)) * width + left + (i % BLOCK)] = block[i] as number;
    }
  return out;
}
