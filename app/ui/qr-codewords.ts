/** Data and Reed-Solomon error correction bytes of a QR code (ISO/IEC 18004), level M. */
const MODE_BYTES = 0b0100;
const PADDING = [0xec, 0x11] as const;
/** By version, from 1. Version 20 holds 666 bytes, enough for any address. */
const CHECKS_PER_BLOCK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];

export type Codewords = { version: number; bytes: number[] };

export function codewordsOf(text: string): Codewords {
  const data = [...new TextEncoder().encode(text)];
  for (let version = 1; version <= BLOCKS.length; version++) {
    const bytes = padded(data, version);
    if (bytes) return { version, bytes: interleaved(bytes, version) };
  }
  throw new RangeError(`A text of ${data.length} bytes is too long for a QR code`);
}

/** Bytes, error correction included. */
function capacity(version: number): number {
  const alignments = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const aligned = alignments === 0 ? 0 : (25 * alignments - 10) * alignments - 55;
  const modules = (16 * version + 128) * version + 64 - aligned - (version >= 7 ? 36 : 0);
  return Math.floor(modules / 8);
}

const at = (list: readonly number[], index: number): number => list[index] ?? 0;

/** Mode, length, data and padding; null when it does not fit. */
function padded(data: number[], version: number): number[] | null {
  const room = capacity(version) - at(CHECKS_PER_BLOCK, version - 1) * at(BLOCKS, version - 1);
  const lengthBits = version < 10 ? 8 : 16;
  if (data.length * 8 + 4 + lengthBits > room * 8) return null;
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  push(MODE_BYTES, 4);
  push(data.length, lengthBits);
  for (const byte of data) push(byte, 8);
  push(0, Math.min(4, room * 8 - bits.length));
  push(0, -bits.length & 7);
  for (let pad = 0; bits.length < room * 8; pad++) push(at(PADDING, pad % 2), 8);
  return Array.from({ length: room }, (_, byte) =>
    bits.slice(byte * 8, byte * 8 + 8).reduce((value, bit) => (value << 1) | bit, 0),
  );
}

/** Interleaves blocks of nearly equal length, so that local damage is spread. */
function interleaved(bytes: number[], version: number): number[] {
  const blocks = at(BLOCKS, version - 1);
  const checks = at(CHECKS_PER_BLOCK, version - 1);
  const divisor = generator(checks);
  const short = Math.floor(bytes.length / blocks);
  const shortBlocks = blocks - (bytes.length % blocks);
  const parts = Array.from({ length: blocks }, (_, block) => {
    const start = block * short + Math.max(0, block - shortBlocks);
    return bytes.slice(start, start + short + (block < shortBlocks ? 0 : 1));
  });
  const remainders = parts.map((part) => remainder(part, divisor));
  const woven = (rows: number[][], length: number) =>
    Array.from({ length }, (_, index) =>
      rows.flatMap((row) => (index < row.length ? [at(row, index)] : [])),
    ).flat();
  return [...woven(parts, short + 1), ...woven(remainders, checks)];
}

/** Multiplication in GF(256). */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

function generator(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let index = 0; index < degree; index++) {
      result[index] = times(at(result, index), root) ^ at(result, index + 1);
    }
    root = times(root, 2);
  }
  return result;
}

function remainder(data: number[], divisor: number[]): number[] {
  const result = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (result.shift() ?? 0);
    result.push(0);
    for (const [index, coefficient] of divisor.entries()) {
      result[index] = at(result, index) ^ times(coefficient, factor);
    }
  }
  return result;
}
