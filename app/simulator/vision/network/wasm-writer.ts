/** Minimal writer of WebAssembly's binary format; numbers are opcodes. */
export type Code = number[];

export function unsigned(value: number): Code {
  const bytes: Code = [];
  let rest = value >>> 0;
  do {
    const low = rest & 127;
    rest >>>= 7;
    bytes.push(rest > 0 ? low | 128 : low);
  } while (rest > 0);
  return bytes;
}

function signed(value: number): Code {
  const bytes: Code = [];
  let rest = value;
  for (;;) {
    const low = rest & 127;
    rest >>= 7;
    const isLast = (rest === 0 && (low & 64) === 0) || (rest === -1 && (low & 64) !== 0);
    bytes.push(isLast ? low : low | 128);
    if (isLast) return bytes;
  }
}

export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number): Code => [0x21, ...unsigned(local)];
export const constant = (value: number): Code => [0x41, ...signed(value)];
export const add = (a: Code, b: Code): Code => [...a, ...b, 0x6a];
export const multiply = (a: Code, b: Code): Code => [...a, ...b, 0x6c];
export const incrementBy = (local: number, by: Code): Code => [...add(get(local), by), ...set(local)];
/** Unsigned. */
export const divide = (a: Code, b: Code): Code => [...a, ...b, 0x6e];
export const remainder = (a: Code, b: Code): Code => [...a, ...b, 0x70];
export const loadI32 = (address: Code, offset = 0): Code => [...address, 0x28, 2, ...unsigned(offset)];

export const loadV128 = (address: Code, offset = 0): Code => [...address, 0xfd, 0, 2, ...unsigned(offset)];
export const loadSplat = (address: Code, offset = 0): Code => [...address, 0xfd, 9, 2, ...unsigned(offset)];
export const storeV128 = (address: Code, value: Code, offset = 0): Code => [
  ...address,
  ...value,
  0xfd,
  11,
  2,
  ...unsigned(offset),
];
const v128Operation =
  (opcode: number) =>
  (a: Code, b: Code): Code => [...a, ...b, 0xfd, ...unsigned(opcode)];
export const addV128 = v128Operation(0xe4);
export const multiplyV128 = v128Operation(0xe6);
export const minimumV128 = v128Operation(0xe8);
export const maximumV128 = v128Operation(0xe9);
/** Rounded after product and sum, so that results are identical everywhere. */
export const multiplyAdd = (a: Code, b: Code, c: Code): Code => addV128(multiplyV128(a, b), c);

/** May run zero times. */
export const loop = (counter: number, limit: Code, step: number, body: Code): Code => [
  ...constant(0),
  ...set(counter),
  ...[0x02, 0x40, 0x03, 0x40],
  ...[...get(counter), ...limit, 0x4e, 0x0d, 1],
  ...body,
  ...incrementBy(counter, constant(step)),
  ...[0x0c, 0, 0x0b, 0x0b],
];

const WORD = 0x7f;
const FOUR = 0x7b;
const section = (id: number, content: Code): Code => [id, ...unsigned(content.length), ...content];
const text = (words: string): Code => [...unsigned(words.length), ...new TextEncoder().encode(words)];

export type WasmFunction = { name: string; parameters: number; words: number; v128s: number; body: Code };

export function moduleOf(routines: readonly WasmFunction[]): Uint8Array<ArrayBuffer> {
  const types = routines.flatMap((routine) => [
    0x60,
    ...unsigned(routine.parameters),
    ...new Array<number>(routine.parameters).fill(WORD),
    0,
  ]);
  const bodies = routines.flatMap((routine) => {
    const code = [
      2,
      ...unsigned(routine.words),
      WORD,
      ...unsigned(routine.v128s),
      FOUR,
      ...routine.body,
      0x0b,
    ];
    return [...unsigned(code.length), ...code];
  });
  const exported = routines.flatMap((routine, index) => [...text(routine.name), 0, ...unsigned(index)]);
  const count = unsigned(routines.length);
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [...count, ...types]),
    ...section(3, [...count, ...routines.flatMap((_, index) => unsigned(index))]),
    ...section(5, [1, 0, 1]),
    ...section(7, [...unsigned(routines.length + 1), ...text("memory"), 2, 0, ...exported]),
    ...section(10, [...count, ...bodies]),
  ]);
}
