/** A stack of pictures, each with one empty pixel all around, so that a filter may reach over the edge. */
export type Planes = {
  channels: number;
  width: number;
  height: number;
  stride: number;
  plane: number;
  values: Float32Array;
};

/** Weights lie in groups of four outputs: [output / 4][depth][output % 4]. */
export type Filter = { size: 1 | 3; depth: number; outputs: number; weights: Float64Array };

/** Room for the last group of four pixels, which may reach over the end. */
const SLACK = 8;

export function newPlanes(channels: number, width: number, height: number, from?: Float32Array): Planes {
  const stride = width + 2;
  const plane = stride * (height + 2);
  const values = new Float32Array(channels * plane + stride + SLACK);
  if (from)
    for (let c = 0; c < channels; c++)
      for (let y = 0; y < height; y++) {
        const start = (c * height + y) * width;
        values.set(from.subarray(start, start + width), c * plane + (y + 1) * stride + 1);
      }
  return { channels, width, height, stride, plane, values };
}

/** The pictures without their empty edge. */
export function valuesOf({ channels, width, height, stride, plane, values }: Planes): Float32Array {
  const out = new Float32Array(channels * width * height);
  for (let c = 0; c < channels; c++)
    for (let y = 0; y < height; y++) {
      const start = c * plane + (y + 1) * stride + 1;
      out.set(values.subarray(start, start + width), (c * height + y) * width);
    }
  return out;
}

/** Adds the filtered pictures to `out`. The empty edge of `out` is filled with nonsense until `settle` clears it. */
export function convolve(from: Planes, filter: Filter, out: Planes) {
  const { depth, weights, size } = filter;
  const { values, stride, plane } = from;
  const taps = size * size;
  const reach = (size - 1) / 2;
  const offsets = Int32Array.from({ length: depth }, (_, k) => {
    const tap = k % taps;
    return Math.floor(k / taps) * plane + (Math.floor(tap / size) - reach) * stride + (tap % size) - reach;
  });
  const start = stride + 1;
  const end = start + (from.height - 1) * stride + from.width;
  for (let m = 0; m < filter.outputs; m += 4)
    for (let n = start; n < end; n += 2) addTile(values, offsets, weights, m * depth, out, m, n);
}

/** Four outputs at two neighbouring pixels: as many sums as fit a processor's registers. */
function addTile(
  values: Float32Array,
  offsets: Int32Array,
  weights: Float64Array,
  first: number,
  out: Planes,
  m: number,
  n: number,
) {
  let a0 = 0;
  let a1 = 0;
  let b0 = 0;
  let b1 = 0;
  let c0 = 0;
  let c1 = 0;
  let d0 = 0;
  let d1 = 0;
  let w = first;
  for (let k = 0; k < offsets.length; k++, w += 4) {
    const at = n + (offsets[k] as number);
    const left = values[at] as number;
    const right = values[at + 1] as number;
    const a = weights[w] as number;
    const b = weights[w + 1] as number;
    const c = weights[w + 2] as number;
    const d = weights[w + 3] as number;
    a0 += a * left;
    a1 += a * right;
    b0 += b * left;
    b1 += b * right;
    c0 += c * left;
    c1 += c * right;
    d0 += d * left;
    d1 += d * right;
  }
  const { values: to, plane } = out;
  const i = m * plane + n;
  to[i] = (to[i] as number) + a0;
  to[i + 1] = (to[i + 1] as number) + a1;
  to[i + plane] = (to[i + plane] as number) + b0;
  to[i + plane + 1] = (to[i + plane + 1] as number) + b1;
  to[i + 2 * plane] = (to[i + 2 * plane] as number) + c0;
  to[i + 2 * plane + 1] = (to[i + 2 * plane + 1] as number) + c1;
  to[i + 3 * plane] = (to[i + 3 * plane] as number) + d0;
  to[i + 3 * plane + 1] = (to[i + 3 * plane + 1] as number) + d1;
}

/** Four pictures of half the size, one for each corner of a two by two square. */
export function fold(fine: Planes): Planes {
  const coarse = newPlanes(4 * fine.channels, fine.width / 2, fine.height / 2);
  for (let c = 0; c < fine.channels; c++)
    for (let y = 0; y < fine.height; y++)
      for (let odd = 0; odd < 2; odd++) {
        const to =
          (((y & 1) * 2 + odd) * fine.channels + c) * coarse.plane + ((y >> 1) + 1) * coarse.stride + 1;
        const row = c * fine.plane + (y + 1) * fine.stride + 1 + odd;
        for (let x = 0; x < coarse.width; x++) coarse.values[to + x] = fine.values[row + 2 * x] as number;
      }
  return coarse;
}

/** Adds each coarse pixel to the four fine ones it covers. */
export function raise(coarse: Planes, fine: Planes) {
  for (let c = 0; c < fine.channels; c++)
    for (let y = 0; y < fine.height; y++) {
      const to = c * fine.plane + (y + 1) * fine.stride + 1;
      const from = c * coarse.plane + ((y >> 1) + 1) * coarse.stride + 1;
      for (let x = 0; x < fine.width; x++)
        fine.values[to + x] = (fine.values[to + x] as number) + (coarse.values[from + (x >> 1)] as number);
    }
}

/** Shifts, adds what is kept, cuts below zero where asked, and clears the edge. */
export function settle(planes: Planes, shift: Float32Array, keep: Planes | null, isCut: boolean) {
  const { channels, width, height, stride, plane, values } = planes;
  for (let c = 0; c < channels; c++) {
    const by = shift[c] as number;
    for (let y = -1; y <= height; y++) {
      const row = c * plane + (y + 1) * stride;
      if (y < 0 || y === height) {
        values.fill(0, row, row + stride);
        continue;
      }
      values[row] = 0;
      values[row + stride - 1] = 0;
      for (let i = row + 1; i <= row + width; i++) {
        const value = (values[i] as number) + by + (keep ? (keep.values[i] as number) : 0);
        values[i] = isCut && value < 0 ? 0 : value;
      }
    }
  }
  values.fill(0, channels * plane);
}
