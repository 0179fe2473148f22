import type { Rgb } from "./picture.ts";

/** Mean over a square window, by running sums. */
function boxed(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  const across = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = -reach; x < width; x++) {
      if (x + reach < width) sum += values[row + x + reach] as number;
      if (x - reach > 0) sum -= values[row + x - reach - 1] as number;
      if (x < 0) continue;
      const count = Math.min(width - 1, x + reach) - Math.max(0, x - reach) + 1;
      across[row + x] = sum / count;
    }
  }
  const out = new Float32Array(width * height);
  const sums = new Float32Array(width);
  for (let y = -reach; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = sums[x] as number;
      if (y + reach < height) sum += across[(y + reach) * width + x] as number;
      if (y - reach > 0) sum -= across[(y - reach - 1) * width + x] as number;
      sums[x] = sum;
    }
    if (y < 0) continue;
    const count = Math.min(height - 1, y + reach) - Math.max(0, y - reach) + 1;
    for (let x = 0; x < width; x++) out[y * width + x] = (sums[x] as number) / count;
  }
  return out;
}

const product = (a: Float32Array, b: Float32Array) => a.map((value, i) => value * (b[i] as number));

const lightness = (data: ArrayLike<number>, at: number) =>
  0.3 * (data[at] as number) + 0.59 * (data[at + 1] as number) + 0.11 * (data[at + 2] as number);

/** Pixels of the small picture to each side, and how much grey may vary before it counts as an edge. */
const REACH = 2;
const FLAT = 30;

/**
 * Lifts a small soft mask to the size of its picture: around each pixel it is a linear function of the grey, so its edge
 * falls on the picture's (He and Sun 2015, the fast guided filter).
 */
export function lifted(mask: Float32Array, small: Rgb, large: Rgb): Uint8Array {
  const { width, height } = small;
  const guide = Float32Array.from({ length: width * height }, (_, i) => lightness(small.data, 3 * i));
  const mean = (values: Float32Array) => boxed(values, width, height, REACH);
  const meanGuide = mean(guide);
  const meanMask = mean(mask);
  const both = mean(product(guide, mask));
  const square = mean(product(guide, guide));
  const slope = new Float32Array(width * height);
  for (let i = 0; i < slope.length; i++) {
    const g = meanGuide[i] as number;
    slope[i] = ((both[i] as number) - g * (meanMask[i] as number)) / ((square[i] as number) - g * g + FLAT);
  }
  const start = meanMask.map((value, i) => value - (slope[i] as number) * (meanGuide[i] as number));
  return applied(mean(slope), mean(start), small, large);
}

function applied(slope: Float32Array, start: Float32Array, small: Rgb, large: Rgb): Uint8Array {
  const out = new Uint8Array(large.width * large.height);
  const across = small.width / large.width;
  const down = small.height / large.height;
  for (let y = 0; y < large.height; y++) {
    const atY = Math.max(0, Math.min(small.height - 1.001, (y + 0.5) * down - 0.5));
    const top = Math.floor(atY);
    const v = atY - top;
    for (let x = 0; x < large.width; x++) {
      const atX = Math.max(0, Math.min(small.width - 1.001, (x + 0.5) * across - 0.5));
      const left = Math.floor(atX);
      const u = atX - left;
      const i = top * small.width + left;
      const j = i + small.width;
      const a =
        ((slope[i] as number) * (1 - u) + (slope[i + 1] as number) * u) * (1 - v) +
        ((slope[j] as number) * (1 - u) + (slope[j + 1] as number) * u) * v;
      const b =
        ((start[i] as number) * (1 - u) + (start[i + 1] as number) * u) * (1 - v) +
        ((start[j] as number) * (1 - u) + (start[j + 1] as number) * u) * v;
      const at = y * large.width + x;
      const value = a * lightness(large.data, 3 * at) + b;
      out[at] = value <= 0 ? 0 : value >= 1 ? 255 : Math.round(255 * value);
    }
  }
  return out;
}
