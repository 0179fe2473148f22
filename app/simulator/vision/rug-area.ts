import type { Pixel } from "../engine/camera.ts";
import { distanceTo } from "../engine/erase-strokes.ts";
import type { Cover } from "../engine/room.ts";
import type { Metres } from "../engine/units.ts";
import type { FloorPlane } from "./floor-plane.ts";

/** Colours are counted in boxes of this size, each of three channels from 0 to 1. */
const BOXES = 24;
const ROUNDS = 3;
/** The rug's own edge, its fringe and its shadow. */
const MARGIN: Metres = 0.06;
/** A convex outline is used where at least this much of it looks like the rug or is hidden. */
const LEAST_OF_OUTLINE = 0.7;
/** What spreads over more of the seen floor than this is the floor itself. */
const MOST_OF_FLOOR = 0.7;
/** Single cells follow their neighbours within so many cells. */
const REACH = 2;

/**
 * The cells of a rug on which a line was drawn, in pixels of the picture that the plane was made from: by likelihood under the colours of the line and of the rest of the floor (after
 * Boykov and Jolly 2001), connected with the line, and within a convex outline, as rugs are.
 */
export function rugArea(plane: FloorPlane, line: Cover): Uint8Array {
  const seeds = seedsOf(plane, line);
  const floor = plane.isSeen.reduce((sum, seen) => sum + seen, 0);
  let area = seeds;
  for (let round = 0; round < ROUNDS; round++) {
    const alike = connected(plane, likely(plane, area), seeds);
    const next = outlined(plane, alike);
    const size = next.reduce((sum, is, cell) => sum + (is && plane.isSeen[cell] ? 1 : 0), 0);
    if (size > MOST_OF_FLOOR * floor) break;
    area = next;
  }
  return widened(plane, area, Math.max(1, Math.round(MARGIN / plane.step)));
}

/** The cells under the line. */
function seedsOf({ projection, columns, rows, x0, y0, step }: FloorPlane, line: Cover): Uint8Array {
  return Uint8Array.from({ length: columns * rows }, (_, cell) => {
    const at = projection.toPicture(
      x0 + ((cell % columns) + 0.5) * step,
      y0 + (Math.floor(cell / columns) + 0.5) * step,
    );
    return at && distanceTo(at, line.points) <= line.radius ? 1 : 0;
  });
}

const boxOf = (value: number) => Math.min(BOXES - 1, Math.max(0, Math.floor(value * BOXES)));

/** How often each colour occurs among some cells, blurred by one box each way. */
function histogram({ colours, isSeen }: FloorPlane, isIn: (cell: number) => boolean): Float32Array {
  const counts = new Float32Array(BOXES ** 3);
  let total = 0;
  for (let cell = 0; cell < isSeen.length; cell++) {
    if (!isSeen[cell] || !isIn(cell)) continue;
    total++;
    const [r, g, b] = [0, 1, 2].map((c) => boxOf(colours[3 * cell + c] as number)) as [
      number,
      number,
      number,
    ];
    for (let i = Math.max(0, r - 1); i <= Math.min(BOXES - 1, r + 1); i++)
      for (let j = Math.max(0, g - 1); j <= Math.min(BOXES - 1, g + 1); j++)
        for (let k = Math.max(0, b - 1); k <= Math.min(BOXES - 1, b + 1); k++) {
          const box = (i * BOXES + j) * BOXES + k;
          counts[box] = (counts[box] as number) + 1;
        }
  }
  return counts.map((count) => (count + 0.5) / (total + BOXES));
}

/** Cells that look more like the area than like the rest, after a vote of their neighbours. */
function likely(plane: FloorPlane, area: Uint8Array): Uint8Array {
  const { columns, rows, colours, isSeen } = plane;
  const inside = histogram(plane, (cell) => area[cell] === 1);
  const outside = histogram(plane, (cell) => area[cell] === 0);
  const odds = new Float32Array(columns * rows);
  for (let cell = 0; cell < odds.length; cell++) {
    if (!isSeen[cell]) continue;
    const [r, g, b] = [0, 1, 2].map((c) => boxOf(colours[3 * cell + c] as number)) as [
      number,
      number,
      number,
    ];
    const box = (r * BOXES + g) * BOXES + b;
    odds[cell] = Math.max(-3, Math.min(3, Math.log((inside[box] as number) / (outside[box] as number))));
  }
  return isSeen.map((_, cell) => (sumAround(odds, isSeen, columns, rows, cell) > 0 ? 1 : 0));
}

function sumAround(
  odds: Float32Array,
  isSeen: Uint8Array,
  columns: number,
  rows: number,
  cell: number,
): number {
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  let sum = 0;
  for (let y = Math.max(0, row - REACH); y <= Math.min(rows - 1, row + REACH); y++)
    for (let x = Math.max(0, column - REACH); x <= Math.min(columns - 1, column + REACH); x++)
      if (isSeen[y * columns + x]) sum += odds[y * columns + x] as number;
  return sum;
}

/** What hangs together with the seeds; what is hidden by furniture joins both sides of it. */
function connected({ columns, rows, isSeen }: FloorPlane, alike: Uint8Array, seeds: Uint8Array): Uint8Array {
  const found = Uint8Array.from(seeds);
  const waiting = [...seeds.keys()].filter((cell) => seeds[cell] === 1);
  const GAP = 4;
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    for (let y = Math.max(0, row - GAP); y <= Math.min(rows - 1, row + GAP); y++)
      for (let x = Math.max(0, column - GAP); x <= Math.min(columns - 1, column + GAP); x++) {
        const other = y * columns + x;
        if (found[other] || !alike[other] || !isSeen[other]) continue;
        found[other] = 1;
        waiting.push(other);
      }
  }
  return found;
}

/** The convex outline (Andrew 1979), where it is one; otherwise the cells as they are. */
function outlined(plane: FloorPlane, area: Uint8Array): Uint8Array {
  const { columns, isSeen } = plane;
  const cells = [...area.keys()].filter((cell) => area[cell] === 1);
  const hull = convexHull(cells.map((cell): Pixel => [cell % columns, Math.floor(cell / columns)]));
  const filled = area.map((is, cell) =>
    is || isWithin(hull, cell % columns, Math.floor(cell / columns)) ? 1 : 0,
  );
  const [inside, own] = filled.reduce(
    ([all, like], is, cell) => (is && isSeen[cell] ? [all + 1, like + (area[cell] as number)] : [all, like]),
    [0, 0] as [number, number],
  );
  return own >= LEAST_OF_OUTLINE * inside ? filled : area;
}

function convexHull(points: readonly Pixel[]): Pixel[] {
  const sorted = [...points].sort(([x1, y1], [x2, y2]) => x1 - x2 || y1 - y2);
  const half = (all: readonly Pixel[]) => {
    const line: Pixel[] = [];
    for (const [x, y] of all) {
      for (;;) {
        const [b, a] = [line.at(-1), line.at(-2)];
        if (!a || !b || (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) > 0) break;
        line.pop();
      }
      line.push([x, y]);
    }
    return line.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const isWithin = (hull: readonly Pixel[], x: number, y: number): boolean =>
  hull.length > 2 &&
  hull.every(([x1, y1], i) => {
    const [x2, y2] = hull[(i + 1) % hull.length] as Pixel;
    return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) >= 0;
  });

function widened({ columns, rows }: FloorPlane, area: Uint8Array, by: number): Uint8Array {
  const out = Uint8Array.from(area);
  for (let cell = 0; cell < area.length; cell++) {
    if (!area[cell]) continue;
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    for (let y = Math.max(0, row - by); y <= Math.min(rows - 1, row + by); y++)
      out.fill(
        1,
        y * columns + Math.max(0, column - by),
        y * columns + Math.min(columns - 1, column + by) + 1,
      );
  }
  return out;
}
