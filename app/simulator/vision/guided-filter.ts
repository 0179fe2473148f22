import type { Rgb } from "./picture.ts";

/** Box mean by running sums. */
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

/** Radius in pixels, and variance of grey that counts as an edge. */
const REACH = 2;
const FLAT = 30;

/** Depends on the picture only. */
export type Guide = {
  width: number;
  height: number;
  grey: Float32Array;
  mean: Float32Array;
  /** Variance around each pixel, and what counts as none. */
  spread: Float32Array;
  largeWidth: number;
  largeHeight: number;
  large: Float32Array;
};

const greyOf = ({ width, height, data }: Rgb) => {
  const grey = new Float32Array(width * height);
  for (let i = 0; i < grey.length; i++) grey[i] = lightness(data, 3 * i);
  return grey;
};

export function guideOf(small: Rgb, large: Rgb): Guide {
  const { width, height } = small;
  const grey = greyOf(small);
  const mean = boxed(grey, width, height, REACH);
  const square = boxed(product(grey, grey), width, height, REACH);
  const spread = square.map((value, i) => value - (mean[i] as number) * (mean[i] as number) + FLAT);
  const { width: largeWidth, height: largeHeight } = large;
  return { width, height, grey, mean, spread, largeWidth, largeHeight, large: greyOf(large) };
}

/** Fast guided filter (He and Sun 2015): upsamples a soft mask, with edges at those of the picture. */
export function lifted(mask: Float32Array, guide: Guide): Uint8Array {
  const { width, height, grey, mean, spread } = guide;
  const over = (values: Float32Array) => boxed(values, width, height, REACH);
  const meanMask = over(mask);
  const both = over(product(grey, mask));
  const slope = new Float32Array(width * height);
  for (let i = 0; i < slope.length; i++)
    slope[i] = ((both[i] as number) - (mean[i] as number) * (meanMask[i] as number)) / (spread[i] as number);
  const start = meanMask.map((value, i) => value - (slope[i] as number) * (mean[i] as number));
  return applied(over(slope), over(start), guide);
}

function applied(slope: Float32Array, start: Float32Array, guide: Guide): Uint8Array {
  const { width, height, largeWidth, largeHeight, large } = guide;
  const out = new Uint8ClampedArray(largeWidth * largeHeight);
  const across = width / largeWidth;
  const down = height / largeHeight;
  const a = new Float32Array(width);
  const b = new Float32Array(width);
  const lefts = new Int32Array(largeWidth);
  const shares = new Float32Array(largeWidth);
  for (let x = 0; x < largeWidth; x++) {
    const atX = Math.max(0, Math.min(width - 1.001, (x + 0.5) * across - 0.5));
    lefts[x] = Math.floor(atX);
    shares[x] = atX - Math.floor(atX);
  }
  for (let y = 0; y < largeHeight; y++) {
    const atY = Math.max(0, Math.min(height - 1.001, (y + 0.5) * down - 0.5));
    const top = Math.floor(atY);
    const v = atY - top;
    for (let x = 0; x < width; x++) {
      const i = top * width + x;
      a[x] = (slope[i] as number) * (1 - v) + (slope[i + width] as number) * v;
      b[x] = (start[i] as number) * (1 - v) + (start[i + width] as number) * v;
    }
    for (let x = 0; x < largeWidth; x++) {
      const left = lefts[x] as number;
      const u = shares[x] as number;
      const at = y * largeWidth + x;
      const value =
        ((a[left] as number) * (1 - u) + (a[left + 1] as number) * u) * (large[at] as number) +
        (b[left] as number) * (1 - u) +
        (b[left + 1] as number) * u;
      out[at] = 255 * value;
    }
  }
  return new Uint8Array(out.buffer);
}
