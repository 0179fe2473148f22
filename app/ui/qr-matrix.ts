import { codewordsOf } from "./qr-codewords.ts";

type Matrix = { size: number; isDark: boolean[][]; isPattern: boolean[][] };

/** Format bits of level M. */
const LEVEL_M = 0;
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

export function qrMatrix(text: string): boolean[][] {
  const { version, bytes } = codewordsOf(text);
  const matrix = withPatterns(version);
  drawBytes(matrix, bytes);
  const drawn = MASKS.map((_, mask) => masked(matrix, mask));
  return drawn.reduce((best, next) => (penaltyScore(next) < penaltyScore(best) ? next : best));
}

function set(matrix: Matrix, x: number, y: number, isDark: boolean): void {
  const [row, patterns] = [matrix.isDark[y], matrix.isPattern[y]];
  if (!row || !patterns || x < 0 || x >= matrix.size) return;
  row[x] = isDark;
  patterns[x] = true;
}

function withPatterns(version: number): Matrix {
  const size = version * 4 + 17;
  const empty = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const matrix: Matrix = { size, isDark: empty(), isPattern: empty() };
  for (let at = 0; at < size; at++) {
    set(matrix, 6, at, at % 2 === 0);
    set(matrix, at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawRings(matrix, x, y, 4, [2, 4]);
  const centres = alignmentCentres(version);
  const last = centres.length - 1;
  for (const [i, x] of centres.entries()) {
    for (const [j, y] of centres.entries()) {
      const isFinder = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!isFinder) drawRings(matrix, x, y, 2, [1]);
    }
  }
  drawFormat(matrix, 0);
  if (version >= 7) drawVersion(matrix, version);
  return matrix;
}

function drawRings(matrix: Matrix, x: number, y: number, reach: number, light: number[]): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      set(matrix, x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

function alignmentCentres(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const rest = Array.from({ length: count - 1 }, (_, index) => version * 4 + 10 - index * step);
  return [6, ...rest.reverse()];
}

/** BCH code. */
function withRemainder(value: number, bits: number, divisor: number): number {
  let rest = value;
  for (let bit = 0; bit < bits; bit++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * divisor);
  return (value << bits) | rest;
}

function drawFormat(matrix: Matrix, mask: number): void {
  const { size } = matrix;
  const bits = withRemainder((LEVEL_M << 3) | mask, 10, 0x537) ^ 0x5412;
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((bits >> bit) & 1) === 1;
    if (bit < 6) set(matrix, 8, bit, isDark);
    else if (bit < 8) set(matrix, 8, bit + 1, isDark);
    else if (bit === 8) set(matrix, 7, 8, isDark);
    else set(matrix, 14 - bit, 8, isDark);
    if (bit < 8) set(matrix, size - 1 - bit, 8, isDark);
    else set(matrix, 8, size - 15 + bit, isDark);
  }
  set(matrix, 8, size - 8, true);
}

function drawVersion(matrix: Matrix, version: number): void {
  const bits = withRemainder(version, 12, 0x1f25);
  for (let bit = 0; bit < 18; bit++) {
    const isDark = ((bits >> bit) & 1) === 1;
    const [far, near] = [matrix.size - 11 + (bit % 3), Math.floor(bit / 3)];
    set(matrix, far, near, isDark);
    set(matrix, near, far, isDark);
  }
}

/** In column pairs from the right, alternating up and down, around the function patterns. */
function drawBytes(matrix: Matrix, bytes: number[]): void {
  const { size } = matrix;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      for (const x of [right, right - 1]) {
        const y = isUpward ? size - 1 - step : step;
        const row = matrix.isDark[y];
        if (!row || matrix.isPattern[y]?.[x]) continue;
        row[x] = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit++;
      }
    }
  }
}

function masked(matrix: Matrix, mask: number): boolean[][] {
  const flips = MASKS[mask];
  const copy: Matrix = { ...matrix, isDark: matrix.isDark.map((row) => [...row]) };
  for (const [y, row] of copy.isDark.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (!matrix.isPattern[y]?.[x] && flips?.(x, y)) row[x] = !isDark;
    }
  }
  drawFormat(copy, mask);
  return copy.isDark;
}

/** Penalty of long runs and blocks; the mask with the lowest is used. */
function penaltyScore(rows: boolean[][]): number {
  const columns = rows.map((_, x) => rows.map((row) => row[x] ?? false));
  return runs(rows) + runs(columns) + squares(rows);
}

function runs(lines: boolean[][]): number {
  let penalty = 0;
  for (const line of lines) {
    let length = 0;
    for (const [at, isDark] of line.entries()) {
      length = isDark === line[at - 1] ? length + 1 : 1;
      if (length === 5) penalty += 3;
      else if (length > 5) penalty += 1;
    }
  }
  return penalty;
}

function squares(rows: boolean[][]): number {
  let penalty = 0;
  for (const [y, row] of rows.entries()) {
    const below = rows[y + 1];
    for (const [x, isDark] of row.entries()) {
      const isFlat = isDark === row[x + 1] && isDark === below?.[x] && isDark === below?.[x + 1];
      if (isFlat) penalty += 3;
    }
  }
  return penalty;
}
