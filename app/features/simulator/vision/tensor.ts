import type { Arena } from "./gemm.ts";

/** Channels with one pixel of padding. */
export type Tensor = {
  channels: number;
  width: number;
  height: number;
  stride: number;
  plane: number;
  /** In floats. */
  at: number;
};

/** Groups of four outputs: [output / 4][depth][output % 4]; `at` in floats. */
export type Filter = { size: 1 | 3; depth: number; outputs: number; at: number };

/** May run past the end. */
const TOGETHER = 8;
const FLOAT = 4;

const lengthOf = ({ channels, plane, stride }: Tensor) => channels * plane + stride + TOGETHER + 2;
/** Growing the arena invalidates views. */
const seen = (arena: Arena, tensor: Tensor) => arena.floats(tensor.at, lengthOf(tensor));

export function newTensor(
  arena: Arena,
  channels: number,
  width: number,
  height: number,
  from?: Float32Array,
): Tensor {
  const stride = width + 2;
  const tensor = { channels, width, height, stride, plane: stride * (height + 2), at: 0 };
  tensor.at = arena.take(lengthOf(tensor));
  const values = seen(arena, tensor).fill(0);
  if (from)
    for (let row = 0; row < channels * height; row++) {
      const to = Math.floor(row / height) * tensor.plane + ((row % height) + 1) * stride + 1;
      values.set(from.subarray(row * width, (row + 1) * width), to);
    }
  return tensor;
}

export function valuesOf(arena: Arena, tensor: Tensor): Float32Array {
  const { channels, width, height, stride, plane } = tensor;
  const values = seen(arena, tensor);
  const out = new Float32Array(channels * width * height);
  for (let row = 0; row < channels * height; row++) {
    const start = Math.floor(row / height) * plane + ((row % height) + 1) * stride + 1;
    out.set(values.subarray(start, start + width), row * width);
  }
  return out;
}

/** Accumulates into `out`, whose padding is undefined until `biasRelu`. */
export function convolve(arena: Arena, from: Tensor, filter: Filter, out: Tensor) {
  const { depth, size, outputs } = filter;
  const { stride, plane } = from;
  const taps = size * size;
  const reach = (size - 1) / 2;
  const offsets = arena.take(depth);
  const words = arena.words(offsets, depth);
  for (let k = 0; k < depth; k++) {
    const tap = k % taps;
    const shift = (Math.floor(tap / size) - reach) * stride + (tap % size) - reach;
    words[k] = FLOAT * (Math.floor(k / taps) * plane + shift);
  }
  const start = stride + 1;
  const columns = (from.height - 1) * stride + from.width;
  arena.gemm(
    FLOAT * filter.at,
    FLOAT * offsets,
    FLOAT * (from.at + start),
    FLOAT * (out.at + start),
    FLOAT * out.plane,
    depth,
    outputs,
    columns,
  );
}

/** Space to depth, 2 × 2. */
export function spaceToDepth(arena: Arena, fine: Tensor): Tensor {
  const coarse = newTensor(arena, 4 * fine.channels, fine.width / 2, fine.height / 2);
  const from = seen(arena, fine);
  const to = seen(arena, coarse);
  for (let c = 0; c < fine.channels; c++)
    for (let y = 0; y < fine.height; y++)
      for (let odd = 0; odd < 2; odd++) {
        const start =
          (((y & 1) * 2 + odd) * fine.channels + c) * coarse.plane + ((y >> 1) + 1) * coarse.stride + 1;
        const row = c * fine.plane + (y + 1) * fine.stride + 1 + odd;
        for (let x = 0; x < coarse.width; x++) to[start + x] = from[row + 2 * x] as number;
      }
  return coarse;
}

/** Nearest-neighbour upsampling by two. */
export function upsampleAdd(arena: Arena, coarse: Tensor, fine: Tensor) {
  const from = seen(arena, coarse);
  const to = seen(arena, fine);
  for (let c = 0; c < fine.channels; c++)
    for (let y = 0; y < fine.height; y++) {
      const row = c * fine.plane + (y + 1) * fine.stride + 1;
      const under = c * coarse.plane + ((y >> 1) + 1) * coarse.stride + 1;
      for (let x = 0; x < fine.width; x++)
        to[row + x] = (to[row + x] as number) + (from[under + (x >> 1)] as number);
    }
}

/** Bias, residual, ReLU; clears the padding. */
export function biasRelu(
  arena: Arena,
  tensor: Tensor,
  shift: Float32Array,
  keep: Tensor | null,
  isCut: boolean,
) {
  const { channels, width, height, stride, plane } = tensor;
  const values = seen(arena, tensor);
  const kept = keep && seen(arena, keep);
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
      const end = row + width;
      if (kept) for (let i = row + 1; i <= end; i++) values[i] = (values[i] as number) + (kept[i] as number);
      if (!isCut) for (let i = row + 1; i <= end; i++) values[i] = (values[i] as number) + by;
      else for (let i = row + 1; i <= end; i++) values[i] = Math.max(0, (values[i] as number) + by);
    }
  }
  values.fill(0, channels * plane);
}
