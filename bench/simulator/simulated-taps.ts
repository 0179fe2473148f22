import type { Stroke } from "#app/simulator/engine/room.ts";
import { tapAt } from "#app/simulator/engine/simulation.ts";
import type { BenchRoom } from "./rooms.ts";

const HALF = 128;
const STEP = 2;

type Grid = { width: number; height: number };

function neighbours(cell: number, { width, height }: Grid): number[] {
  const x = cell % width;
  const found = [x > 0 ? cell - 1 : -1, x + 1 < width ? cell + 1 : -1, cell - width, cell + width];
  return found.filter((next) => next >= 0 && next < width * height);
}

function largestBlob(wrong: Uint8Array, grid: Grid): Set<number> {
  const seen = new Uint8Array(wrong.length);
  let largest: number[] = [];
  for (let start = 0; start < wrong.length; start++) {
    if (wrong[start] !== 1 || seen[start] === 1) continue;
    const blob = [start];
    seen[start] = 1;
    for (let k = 0; k < blob.length; k++)
      for (const next of neighbours(blob[k] as number, grid))
        if (wrong[next] === 1 && seen[next] === 0) {
          seen[next] = 1;
          blob.push(next);
        }
    if (blob.length > largest.length) largest = blob;
  }
  return new Set(largest);
}

/** The cell farthest from the blob's edge: layer after layer is taken off, the last one left wins. */
function deepest(blob: Set<number>, grid: Grid): number {
  let layer = [...blob].filter((cell) => neighbours(cell, grid).some((next) => !blob.has(next)));
  if (layer.length === 0) layer = [...blob].slice(0, 1);
  const peeled = new Set(layer);
  let last = layer[0] as number;
  while (layer.length > 0) {
    const next: number[] = [];
    for (const cell of layer) {
      last = cell;
      for (const beside of neighbours(cell, grid))
        if (blob.has(beside) && !peeled.has(beside)) {
          peeled.add(beside);
          next.push(beside);
        }
    }
    layer = next;
  }
  return last;
}

/** The middle of the largest mistake, where a visitor would tap next. Null when nothing is wrong. */
export function nextTap(
  found: Uint8Array,
  { picture, floor }: Pick<BenchRoom, "picture" | "floor">,
): Stroke | null {
  const grid = { width: Math.floor(picture.width / STEP), height: Math.floor(picture.height / STEP) };
  const at = (cell: number) =>
    Math.floor(cell / grid.width) * STEP * picture.width + (cell % grid.width) * STEP;
  const isFloor = (cell: number) => (floor[at(cell)] as number) >= HALF;
  const wrong = Uint8Array.from({ length: grid.width * grid.height }, (_, cell) =>
    (found[at(cell)] as number) >= HALF !== isFloor(cell) ? 1 : 0,
  );
  const blob = largestBlob(wrong, grid);
  if (blob.size === 0) return null;
  const cell = deepest(blob, grid);
  const pixel = [(cell % grid.width) * STEP + 1, Math.floor(cell / grid.width) * STEP + 1] as const;
  return tapAt(isFloor(cell) ? "floor" : "front", pixel);
}
