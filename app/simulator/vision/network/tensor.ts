import type { Arena } from "./arena.ts";
import type { Activation } from "./floor-plan.ts";

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
export type Filter = {
  size: 1 | 3;
  depth: number;
  outputs: number;
  at: number;
  stride: 1 | 2;
  isDepthwise: boolean;
};

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

/** Where each weight of an output reads, in bytes from the output's own place. */
function offsetsOf(filter: Filter, { channels, plane, stride }: Tensor, words: Int32Array) {
  const { depth, size } = filter;
  const taps = size * size;
  const reach = (size - 1) / 2;
  for (let k = 0; k < depth; k++) {
    const channel = Math.floor(k / taps);
    const [row, column] = [Math.floor((k % taps) / size), k % size];
    if (filter.stride === 1) words[k] = FLOAT * (channel * plane + (row - reach) * stride + column - reach);
    else {
      const corner = (row & 1) * 2 + (column & 1);
      words[k] = FLOAT * (((corner * channels) / 4 + channel) * plane + (row >> 1) * stride + (column >> 1));
    }
  }
}

/**
 * Accumulates into `out`, or replaces it if depthwise; its padding is undefined until `activate`. With stride 2
 * output (y, x) begins at input (2y, 2x), as TensorFlow pads even sizes.
 */
export function convolve(arena: Arena, from: Tensor, filter: Filter, out: Tensor) {
  const { taken } = arena;
  const { depth, outputs } = filter;
  const source = filter.stride === 2 ? spaceToDepth(arena, from) : from;
  const { stride, plane } = source;
  const offsets = arena.take(depth);
  offsetsOf(filter, source, arena.words(offsets, depth));
  const start = stride + 1;
  const columns = (source.height - 1) * stride + source.width;
  const [weights, views] = [FLOAT * filter.at, FLOAT * offsets];
  const [base, target] = [FLOAT * (source.at + start), FLOAT * (out.at + start)];
  const { gemm, depthwise } = arena.routines;
  if (filter.isDepthwise)
    depthwise(weights, views, base, FLOAT * plane, target, FLOAT * out.plane, outputs, columns);
  else gemm(weights, views, base, target, FLOAT * out.plane, depth, outputs, columns);
  arena.free(taken);
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

const LIMITS: Record<Activation, readonly [number, number]> = {
  relu: [0, Infinity],
  relu6: [0, 6],
  none: [-Infinity, Infinity],
};

/** Residual, bias, activation; clears the padding. */
export function activate(
  arena: Arena,
  tensor: Tensor,
  shift: Float32Array,
  keep: Tensor | null,
  activation: Activation,
) {
  const { taken } = arena;
  const { channels, width, height, stride, plane } = tensor;
  const by = arena.take(channels + 2);
  arena.floats(by, channels + 2).set([...shift, ...LIMITS[activation]]);
  const start = stride + 1;
  const place = (of: Tensor) => FLOAT * (of.at + start);
  const run = [FLOAT * by, FLOAT * (by + channels), place(tensor), FLOAT * plane, channels] as const;
  const columns = (height - 1) * stride + width;
  if (keep) arena.routines.activateSum(...run, columns, place(keep));
  else arena.routines.activate(...run, columns);
  arena.free(taken);
  const values = seen(arena, tensor);
  for (let c = 0; c < channels; c++) {
    const bottom = c * plane + (height + 1) * stride;
    for (let i = 0; i < stride; i++) {
      values[c * plane + i] = 0;
      values[bottom + i] = 0;
    }
    for (let left = c * plane + stride; left < bottom; left += stride) {
      values[left] = 0;
      values[left + stride - 1] = 0;
    }
  }
  values.fill(0, channels * plane);
}
