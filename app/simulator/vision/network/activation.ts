import {
  add,
  addV128,
  type Code,
  constant,
  get,
  incrementBy,
  loadSplat,
  loadV128,
  loop,
  maximumV128,
  minimumV128,
  multiply,
  set,
  storeV128,
  type WasmFunction,
} from "./wasm-writer.ts";

/**
 * out[c][n] = min(max(out[c][n] + shift[c], limits[0]), limits[1]), for `columns` (of 8) n; addresses and planes
 * in bytes.
 */
export type Activate = (
  shift: number,
  limits: number,
  out: number,
  plane: number,
  channels: number,
  columns: number,
) => void;
/** The same of out[c][n] + kept[c][n]. */
export type ActivateSum = (...of: [...Parameters<Activate>, kept: number]) => void;

const HALVES = [0, 1] as const;
const FLOAT = 4;
const V128 = 16;

function activationRoutine(name: string, isSum: boolean): WasmFunction {
  const [shift, limits, out, plane, channels, columns, kept] = [0, 1, 2, 3, 4, 5, 6];
  const parameters = isSum ? 7 : 6;
  const [channel, n, at] = [parameters, parameters + 1, parameters + 2];
  const [by, low, high] = [parameters + 3, parameters + 4, parameters + 5];
  const step: Code = [
    ...multiply(get(n), constant(FLOAT)),
    ...set(at),
    ...HALVES.flatMap((half) => {
      const value = loadV128(add(get(out), get(at)), half * V128);
      const sum = isSum ? addV128(value, loadV128(add(get(kept), get(at)), half * V128)) : value;
      const cut = minimumV128(maximumV128(addV128(sum, get(by)), get(low)), get(high));
      return storeV128(add(get(out), get(at)), cut, half * V128);
    }),
  ];
  const body: Code = [
    ...loadSplat(get(limits)),
    ...set(low),
    ...loadSplat(get(limits), FLOAT),
    ...set(high),
    ...loop(channel, get(channels), 1, [
      ...loadSplat(get(shift)),
      ...set(by),
      ...loop(n, get(columns), 8, step),
      ...incrementBy(shift, constant(FLOAT)),
      ...incrementBy(out, get(plane)),
      ...(isSum ? incrementBy(kept, get(plane)) : []),
    ]),
  ];
  return { name, parameters, words: 3, v128s: 3, body };
}

export const activationRoutines = () => [
  activationRoutine("activate", false),
  activationRoutine("activateSum", true),
];
