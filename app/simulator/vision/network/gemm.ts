import {
  add,
  type Code,
  constant,
  get,
  incrementBy,
  loadI32,
  loadSplat,
  loadV128,
  loop,
  multiply,
  multiplyAdd,
  set,
  storeV128,
  type WasmFunction,
} from "./wasm-writer.ts";

/**
 * Implicit GEMM convolution: right-hand rows are shifted views of the padded picture, without copying:
 * out[m][n] += Σk weights[m/4][k][m%4] · row k [n], for `rows` (of 4) m and `columns` (of 8) n. Row k starts
 * at `base + offsets[k]`; addresses, offsets and stride in bytes.
 */
export type Gemm = (
  weights: number,
  offsets: number,
  base: number,
  out: number,
  outStride: number,
  depth: number,
  rows: number,
  columns: number,
) => void;

const ROWS = [0, 1, 2, 3] as const;
const HALVES = [0, 1] as const;
const repeat = (body: (row: number, half: number) => Code): Code =>
  ROWS.flatMap((row) => HALVES.flatMap((half) => body(row, half)));

/** Four outputs by eight pixels: as many accumulators as fit the registers. */
export function gemmRoutine(): WasmFunction {
  const [weights, offsets, base, out, stride, depth, rows, columns] = [0, 1, 2, 3, 4, 5, 6, 7];
  const [n, m, k, weight, offset, target, row] = [8, 9, 10, 11, 12, 13, 14];
  const sum = (index: number, half: number) => 15 + index * 2 + half;
  const right = (half: number) => 23 + half;
  const spread = 25;
  const targetRow = (index: number) => add(get(target), multiply(get(stride), constant(index)));
  const inner: Code = [
    ...add(add(get(base), multiply(get(n), constant(4))), loadI32(get(offset))),
    ...set(row),
    ...HALVES.flatMap((half) => [...loadV128(get(row), half * 16), ...set(right(half))]),
    ...ROWS.flatMap((index) => [
      ...loadSplat(get(weight), index * 4),
      ...set(spread),
      ...HALVES.flatMap((half) => [
        ...multiplyAdd(get(spread), get(right(half)), get(sum(index, half))),
        ...set(sum(index, half)),
      ]),
    ]),
    ...incrementBy(weight, constant(16)),
    ...incrementBy(offset, constant(4)),
  ];
  const tile: Code = [
    ...add(add(get(out), multiply(get(m), get(stride))), multiply(get(n), constant(4))),
    ...set(target),
    ...repeat((index, half) => [...loadV128(targetRow(index), half * 16), ...set(sum(index, half))]),
    ...get(offsets),
    ...set(offset),
    ...loop(k, get(depth), 1, inner),
    ...repeat((index, half) => storeV128(targetRow(index), get(sum(index, half)), half * 16)),
  ];
  const body: Code = loop(n, get(columns), 8, [
    ...get(weights),
    ...set(weight),
    ...loop(m, get(rows), 4, tile),
  ]);
  return { name: "gemm", parameters: 8, words: 7, v128s: 11, body };
}
