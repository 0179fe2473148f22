import { type Mix, mixRoutine } from "../../app/features/simulator/vision/mix.ts";
import {
  add,
  addFloats,
  type Code,
  constant,
  fusedMultiplyAdd,
  get,
  grow,
  lane,
  loadFloat,
  loadFour,
  loadWord,
  loop,
  moduleOf,
  multiply,
  type Routine,
  set,
  storeFloat,
  zeroFour,
} from "../../app/features/simulator/vision/wasm-writer.ts";

/**
 * Convolution as a matrix product whose right-hand rows are shifted views of the padded picture, so that nothing is
 * copied. Row k of the picture side starts at `base + offsets[k]`; addresses and offsets count bytes.
 */
export type Kernels = {
  memory: Float32Array;
  words: Int32Array;
  mix: Mix;
  /** out[m][k] += Σn picture[m][n] · row k [n], for `rows` (of 4) m and `depth` (of 2) k. */
  correlate(
    picture: number,
    pictureStride: number,
    offsets: number,
    base: number,
    out: number,
    depth: number,
    rows: number,
    columns: number,
  ): void;
};

const ROWS = [0, 1, 2, 3] as const;
const HALVES = [0, 1] as const;
const repeat = (body: (row: number, half: number) => Code): Code =>
  ROWS.flatMap((row) => HALVES.flatMap((half) => body(row, half)));

function correlateRoutine(): Routine {
  const [picture, stride, offsets, base, out, depth, rows, columns] = [0, 1, 2, 3, 4, 5, 6, 7];
  const [k, m, n, first, second, left, target] = [8, 9, 10, 11, 12, 13, 14];
  const four = (row: number, half: number) => 15 + row * 2 + half;
  const leftRow = (index: number) => add(get(left), multiply(get(stride), constant(index)));
  const at = (half: number) =>
    loadWord(add(get(offsets), multiply(add(get(k), constant(half)), constant(4))));
  const inner: Code = [
    ...loadFour(get(first)),
    ...set(23),
    ...loadFour(get(second)),
    ...set(24),
    ...ROWS.flatMap((r) => [
      ...loadFour(leftRow(r)),
      ...set(25),
      ...HALVES.flatMap((half) => [
        ...fusedMultiplyAdd(get(25), get(23 + half), get(four(r, half))),
        ...set(four(r, half)),
      ]),
    ]),
    ...[first, second, left].flatMap((pointer) => grow(pointer as number, constant(16))),
  ];
  const sum = (value: Code) =>
    addFloats(addFloats(lane(value, 0), lane(value, 1)), addFloats(lane(value, 2), lane(value, 3)));
  const targetRow = (index: number) =>
    add(get(target), multiply(multiply(get(depth), constant(4)), constant(index)));
  const tile: Code = [
    ...HALVES.flatMap((half) => [...add(get(base), at(half)), ...set(half === 0 ? first : second)]),
    ...add(get(picture), multiply(get(m), get(stride))),
    ...set(left),
    ...repeat((r, half) => [...zeroFour(), ...set(four(r, half))]),
    ...loop(n, get(columns), 4, inner),
    ...add(get(out), multiply(add(multiply(get(m), get(depth)), get(k)), constant(4))),
    ...set(target),
    ...repeat((r, half) => {
      const total = addFloats(loadFloat(targetRow(r), half * 4), sum(get(four(r, half))));
      return storeFloat(targetRow(r), total, half * 4);
    }),
  ];
  const body: Code = loop(k, get(depth), 2, loop(m, get(rows), 4, tile));
  return { name: "correlate", parameters: 8, words: 7, fours: 11, body };
}

export function loadKernels(megabytes: number): Kernels {
  const module = new WebAssembly.Module(
    moduleOf([mixRoutine(fusedMultiplyAdd), correlateRoutine()], megabytes),
  );
  const { memory, mix, correlate } = new WebAssembly.Instance(module).exports as {
    memory: WebAssembly.Memory;
    mix: Kernels["mix"];
    correlate: Kernels["correlate"];
  };
  return {
    memory: new Float32Array(memory.buffer),
    words: new Int32Array(memory.buffer),
    mix,
    correlate,
  };
}
