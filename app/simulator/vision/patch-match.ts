import type { FloorPlane } from "./floor-plane.ts";

/** Patches have so many cells each way from their middle. */
export const PATCH = 3;
const SIDE = 2 * PATCH + 1;
const ROUNDS = 4;
const EPOCHS = 3;
/** A source that lies farther away than its target is seen less sharply: what doubling the distance costs, per cell. */
const FARTHER = 0.004;

/** For each cell to be filled the cell that it is taken from; -1 elsewhere. */
export type Sources = Int32Array;

/** The same random numbers each time (Park and Miller 1988). */
function randomNumbers(): () => number {
  let state = 20261;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/**
 * Fills `isHole` in a plane so that each patch of it looks like a patch of the seen floor: completion by example (Wexler, Shechtman
 * and Irani 2007), with PatchMatch (Barnes et al. 2009) to find the nearest patches. `from` are the sources of a plane of half
 * the size. Null if there is no whole patch of floor to take from.
 */
export function fillByPatches(
  plane: FloorPlane,
  isHole: Uint8Array,
  from: { sources: Sources; columns: number } | null,
): Sources | null {
  const { columns, rows, isSeen, isPlain } = plane;
  const isKnown = isSeen.map((seen, cell) => (seen && !isHole[cell] ? 1 : 0));
  const plain = isKnown.map((known, cell) => (known && isPlain[cell] ? 1 : 0));
  const whole = wholePatches(plain, columns, rows);
  if (whole.length === 0) return null;
  const isWhole = new Uint8Array(columns * rows);
  for (const cell of whole) isWhole[cell] = 1;
  const targets = [...isHole.keys()].filter((cell) => isHole[cell] && isInside(cell, columns, rows));
  const random = randomNumbers();
  const sources = new Int32Array(columns * rows).fill(-1);
  for (const cell of targets) {
    const doubled = from ? doubledSource(from, cell, columns) : -1;
    sources[cell] = isWhole[doubled] === 1 ? doubled : (whole[Math.floor(random() * whole.length)] as number);
  }
  const search = { plane, isHole, isKnown, isWhole, targets, sources, random };
  if (from) vote(search);
  else diffuse(search);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    improve(search);
    vote(search);
  }
  return sources;
}

type Search = {
  plane: FloorPlane;
  isHole: Uint8Array;
  isKnown: Uint8Array;
  isWhole: Uint8Array;
  targets: readonly number[];
  sources: Sources;
  random: () => number;
};

function isInside(cell: number, columns: number, rows: number): boolean {
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  return column >= PATCH && row >= PATCH && column < columns - PATCH && row < rows - PATCH;
}

function wholePatches(isKnown: Uint8Array, columns: number, rows: number): number[] {
  const whole: number[] = [];
  for (let row = PATCH; row < rows - PATCH; row++)
    for (let column = PATCH; column < columns - PATCH; column++) {
      let isAll = true;
      for (let y = row - PATCH; isAll && y <= row + PATCH; y++)
        for (let x = column - PATCH; isAll && x <= column + PATCH; x++)
          isAll = isKnown[y * columns + x] === 1;
      if (isAll) whole.push(row * columns + column);
    }
  return whole;
}

function doubledSource(from: { sources: Sources; columns: number }, cell: number, columns: number): number {
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  const coarse = (row >> 1) * from.columns + (column >> 1);
  const source = from.sources[coarse] ?? -1;
  if (source < 0) return -1;
  return (
    (2 * Math.floor(source / from.columns) + (row & 1)) * columns + 2 * (source % from.columns) + (column & 1)
  );
}

/** Mean colour around, from the edge of the hole inwards: the first guess of the coarsest plane. */
function diffuse({ plane: { columns, colours }, isKnown, targets }: Search): void {
  const isFilled = Uint8Array.from(isKnown);
  let waiting = [...targets];
  while (waiting.length > 0) {
    const ring = waiting.filter((cell) => [-1, 1, -columns, columns].some((by) => isFilled[cell + by]));
    if (ring.length === 0) return;
    for (const cell of ring) {
      const around = [-1, 1, -columns, columns].map((by) => cell + by).filter((other) => isFilled[other]);
      for (let c = 0; c < 3; c++)
        colours[3 * cell + c] =
          around.reduce((sum, other) => sum + (colours[3 * other + c] as number), 0) / around.length;
    }
    for (const cell of ring) isFilled[cell] = 1;
    waiting = waiting.filter((cell) => !isFilled[cell]);
  }
}

/** Sum of squared differences of two patches over the cells that are known or being filled; stops at `most`. */
function distance({ plane, isHole, isKnown }: Search, target: number, source: number, most: number): number {
  const { columns, colours } = plane;
  const [far, near] = [source % columns, target % columns];
  let sum = far > near ? FARTHER * SIDE * SIDE * Math.log2((far + 8) / (near + 8)) : 0;
  let count = 0;
  for (let y = -PATCH; y <= PATCH; y++) {
    for (let x = -PATCH; x <= PATCH; x++) {
      const by = y * columns + x;
      if (!isKnown[target + by] && !isHole[target + by]) continue;
      const [a, b] = [3 * (target + by), 3 * (source + by)];
      const red = (colours[a] as number) - (colours[b] as number);
      const green = (colours[a + 1] as number) - (colours[b + 1] as number);
      const blue = (colours[a + 2] as number) - (colours[b + 2] as number);
      // What is known counts for more than what was guessed.
      sum += (isKnown[target + by] ? 2 : 1) * (red * red + green * green + blue * blue);
      count++;
    }
    if (sum > most) return sum;
  }
  return count === 0 ? most : (sum * SIDE * SIDE) / count;
}

/** Propagation from neighbours, in both directions by turns, and random search around the best so far. */
function improve(search: Search): void {
  const { plane, isWhole, targets, sources, random } = search;
  const { columns, rows } = plane;
  for (let round = 0; round < ROUNDS; round++) {
    const way = round % 2 === 0 ? -1 : 1;
    for (let i = 0; i < targets.length; i++) {
      const cell = targets[way < 0 ? i : targets.length - 1 - i] as number;
      let best = sources[cell] as number;
      let least = distance(search, cell, best, Number.POSITIVE_INFINITY);
      const attempt = (source: number) => {
        if (isWhole[source] !== 1 || source === best) return;
        const found = distance(search, cell, source, least);
        if (found < least) [least, best] = [found, source];
      };
      for (const by of [way, way * columns]) {
        const neighbour = sources[cell + by] as number;
        if (neighbour >= 0) attempt(neighbour - by);
      }
      for (let reach = Math.max(columns, rows); reach >= 1; reach /= 2) {
        const column = (best % columns) + Math.round((2 * random() - 1) * reach);
        const row = Math.floor(best / columns) + Math.round((2 * random() - 1) * reach);
        if (column >= 0 && column < columns && row >= 0 && row < rows) attempt(row * columns + column);
      }
      sources[cell] = best;
    }
  }
}

/** Each cell of the hole becomes the mean of what the patches around it say about it. */
function vote({ plane, isHole, targets, sources }: Search): void {
  const { columns, rows, colours } = plane;
  const next = new Float32Array(3 * targets.length);
  for (const [place, cell] of targets.entries()) {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    let weights = 0;
    for (let y = Math.max(0, row - PATCH); y <= Math.min(rows - 1, row + PATCH); y++)
      for (let x = Math.max(0, column - PATCH); x <= Math.min(columns - 1, column + PATCH); x++) {
        const other = y * columns + x;
        const source = sources[other] as number;
        if (!isHole[other] || source < 0) continue;
        const from = 3 * (source + cell - other);
        const weight = 1 / (1 + (x - column) ** 2 + (y - row) ** 2);
        weights += weight;
        for (let c = 0; c < 3; c++)
          next[3 * place + c] = (next[3 * place + c] as number) + weight * (colours[from + c] as number);
      }
    for (let c = 0; c < 3; c++) next[3 * place + c] = (next[3 * place + c] as number) / weights;
  }
  for (const [place, cell] of targets.entries())
    colours.set(next.subarray(3 * place, 3 * place + 3), 3 * cell);
}
