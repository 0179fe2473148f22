import type { Workroom } from "./mix.ts";

/** A stack of pictures, each with one empty pixel all around, so that a filter may reach over the edge. */
export type Planes = {
  channels: number;
  width: number;
  height: number;
  stride: number;
  plane: number;
  /** Where in the workroom, in floats. */
  at: number;
};

/** Weights lie in groups of four outputs: [output / 4][depth][output % 4]; `at` is where in the workroom. */
export type Filter = { size: 1 | 3; depth: number; outputs: number; at: number };

/** Pixels that are reckoned at a time; the last ones may reach over the end. */
const TOGETHER = 8;
const FLOAT = 4;

const lengthOf = ({ channels, plane, stride }: Planes) => channels * plane + stride + TOGETHER + 2;
/** Taking more of the workroom may move what was seen of it before: look again each time. */
const seen = (room: Workroom, planes: Planes) => room.floats(planes.at, lengthOf(planes));

/** Empty planes, or filled with pictures that lie one after the other. */
export function newPlanes(
  room: Workroom,
  channels: number,
  width: number,
  height: number,
  from?: Float32Array,
): Planes {
  const stride = width + 2;
  const planes = { channels, width, height, stride, plane: stride * (height + 2), at: 0 };
  planes.at = room.take(lengthOf(planes));
  const values = seen(room, planes).fill(0);
  if (from)
    for (let row = 0; row < channels * height; row++) {
      const to = Math.floor(row / height) * planes.plane + ((row % height) + 1) * stride + 1;
      values.set(from.subarray(row * width, (row + 1) * width), to);
    }
  return planes;
}

/** The pictures without their empty edge. */
export function valuesOf(room: Workroom, planes: Planes): Float32Array {
  const { channels, width, height, stride, plane } = planes;
  const values = seen(room, planes);
  const out = new Float32Array(channels * width * height);
  for (let row = 0; row < channels * height; row++) {
    const start = Math.floor(row / height) * plane + ((row % height) + 1) * stride + 1;
    out.set(values.subarray(start, start + width), row * width);
  }
  return out;
}

/** Adds the filtered pictures to `out`. The empty edge of `out` is filled with nonsense until `settle` clears it. */
export function convolve(room: Workroom, from: Planes, filter: Filter, out: Planes) {
  const { depth, size, outputs } = filter;
  const { stride, plane } = from;
  const taps = size * size;
  const reach = (size - 1) / 2;
  const offsets = room.take(depth);
  const words = room.words(offsets, depth);
  for (let k = 0; k < depth; k++) {
    const tap = k % taps;
    const shift = (Math.floor(tap / size) - reach) * stride + (tap % size) - reach;
    words[k] = FLOAT * (Math.floor(k / taps) * plane + shift);
  }
  const start = stride + 1;
  const columns = (from.height - 1) * stride + from.width;
  room.mix(
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

/** Four pictures of half the size, one for each corner of a two by two square. */
export function fold(room: Workroom, fine: Planes): Planes {
  const coarse = newPlanes(room, 4 * fine.channels, fine.width / 2, fine.height / 2);
  const from = seen(room, fine);
  const to = seen(room, coarse);
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

/** Adds each coarse pixel to the four fine ones it covers. */
export function raise(room: Workroom, coarse: Planes, fine: Planes) {
  const from = seen(room, coarse);
  const to = seen(room, fine);
  for (let c = 0; c < fine.channels; c++)
    for (let y = 0; y < fine.height; y++) {
      const row = c * fine.plane + (y + 1) * fine.stride + 1;
      const under = c * coarse.plane + ((y >> 1) + 1) * coarse.stride + 1;
      for (let x = 0; x < fine.width; x++)
        to[row + x] = (to[row + x] as number) + (from[under + (x >> 1)] as number);
    }
}

/** Shifts, adds what is kept, cuts below zero where asked, and clears the edge. */
export function settle(
  room: Workroom,
  planes: Planes,
  shift: Float32Array,
  keep: Planes | null,
  isCut: boolean,
) {
  const { channels, width, height, stride, plane } = planes;
  const values = seen(room, planes);
  const kept = keep && seen(room, keep);
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
