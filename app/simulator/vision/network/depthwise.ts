import {
  add,
  type Code,
  constant,
  divide,
  get,
  incrementBy,
  loadI32,
  loadSplat,
  loadV128,
  loop,
  multiply,
  multiplyAdd,
  multiplyV128,
  remainder,
  set,
  storeV128,
  type WasmFunction,
} from "./wasm-writer.ts";

/**
 * One 3 × 3 filter for each channel: out[c][n] = Σt weights[c/4][t][c%4] · view t of plane c [n], for `columns`
 * (of 8) n. View t starts at `base + offsets[t]`; addresses, offsets and planes in bytes.
 */
export type Depthwise = (
  weights: number,
  offsets: number,
  base: number,
  plane: number,
  out: number,
  outPlane: number,
  channels: number,
  columns: number,
) => void;

const TAPS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const HALVES = [0, 1] as const;
const FLOAT = 4;
const V128 = 16;

export function depthwiseRoutine(): WasmFunction {
  const [weights, offsets, base, plane, out, outPlane, channels, columns] = [0, 1, 2, 3, 4, 5, 6, 7];
  const [channel, n, weight, target] = [8, 9, 10, 11];
  const view = (tap: number) => 12 + tap;
  const spread = (tap: number) => 21 + tap;
  const sum = (half: number) => 30 + half;
  const step: Code = [
    ...HALVES.flatMap((half) =>
      TAPS.flatMap((tap) => {
        const value = loadV128(get(view(tap)), half * V128);
        const product =
          tap === 0
            ? multiplyV128(get(spread(tap)), value)
            : multiplyAdd(get(spread(tap)), value, get(sum(half)));
        return [...product, ...set(sum(half))];
      }),
    ),
    ...HALVES.flatMap((half) => storeV128(get(target), get(sum(half)), half * V128)),
    ...TAPS.flatMap((tap) => incrementBy(view(tap), constant(2 * V128))),
    ...incrementBy(target, constant(2 * V128)),
  ];
  const group = multiply(divide(get(channel), constant(4)), constant(TAPS.length * V128));
  const body: Code = loop(channel, get(channels), 1, [
    ...add(add(get(weights), group), multiply(remainder(get(channel), constant(4)), constant(FLOAT))),
    ...set(weight),
    ...TAPS.flatMap((tap) => [
      ...loadSplat(get(weight), tap * V128),
      ...set(spread(tap)),
      ...add(get(base), loadI32(get(offsets), tap * FLOAT)),
      ...set(view(tap)),
    ]),
    ...get(out),
    ...set(target),
    ...loop(n, get(columns), 8, step),
    ...incrementBy(base, get(plane)),
    ...incrementBy(out, get(outPlane)),
  ]);
  return { name: "depthwise", parameters: 8, words: 13, v128s: 11, body };
}
