import { type Camera, type FloorPoint, type Projection, projectionOf, scaledCamera } from "./camera.ts";
import type { FloorMask } from "./room.ts";
import type { Metres } from "./units.ts";

export type FloorClass = "floor" | "hidden" | "beyond" | "outside";

export type FloorView = {
  projection: Projection;
  /** `floor`: visible; `hidden`: occluded floor; `beyond`: no floor; `outside`: not in the photo. */
  floorClassAt(x: Metres, y: Metres): FloorClass;
};

const HALF = 128;

/** Topmost row of each column that shows floor. */
export function farthestRows({
  width,
  height,
  floor,
}: Pick<FloorMask, "width" | "height" | "floor">): Int16Array {
  const rows = new Int16Array(width).fill(height);
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; y++)
      if ((floor[y * width + x] as number) >= HALF) {
        rows[x] = y;
        break;
      }
  return rows;
}

export function floorViewOf(camera: Camera, mask: FloorMask): FloorView {
  const projection = projectionOf(scaledCamera(camera, mask.width, mask.height));
  return {
    projection,
    floorClassAt(x, y) {
      const pixel = projection.toPicture(x, y);
      if (!pixel) return "outside";
      const column = Math.floor(pixel[0]);
      const row = Math.floor(pixel[1]);
      if (column < 0 || row < 0 || column >= mask.width || row >= mask.height) return "outside";
      if ((mask.floor[row * mask.width + column] as number) >= HALF) return "floor";
      return row > (mask.farthest[column] as number) ? "hidden" : "beyond";
    },
  };
}

const STEP: Metres = 0.1;
const WIDEST: Metres = 4;
/** More than a row has, so that each cell and each place beside it has a number of its own. */
const COLUMNS_APART = 1000;

type Cell = { x: Metres; y: Metres; row: number; column: number };

function floorCells(view: FloorView, nearest: Metres, farthest: Metres): Cell[] {
  const cells: Cell[] = [];
  for (let x = nearest, row = 0; x <= farthest; x += STEP, row++)
    for (let y = -WIDEST, column = 0; y <= WIDEST; y += STEP, column++)
      if (view.floorClassAt(x, y) === "floor") cells.push({ x, y, row, column });
  return cells;
}

const meanOf = (cells: readonly Cell[]): FloorPoint => [
  cells.reduce((sum, { x }) => sum + x, 0) / cells.length,
  cells.reduce((sum, { y }) => sum + y, 0) / cells.length,
];

export function middleOfFloor(view: FloorView, nearest: Metres, farthest: Metres): FloorPoint | null {
  const cells = floorCells(view, nearest, farthest);
  return cells.length === 0 ? null : meanOf(cells);
}

/**
 * The point of the largest connected component (flood fill, four neighbours) that is nearest to its mean: the middle of
 * all floor may lie under a bed.
 */
export function middleOfLargestComponent(
  view: FloorView,
  nearest: Metres,
  farthest: Metres,
): FloorPoint | null {
  const key = (row: number, column: number) => row * COLUMNS_APART + column;
  const left = new Map(floorCells(view, nearest, farthest).map((cell) => [key(cell.row, cell.column), cell]));
  let largest: Cell[] = [];
  for (const [first, cell] of left) {
    left.delete(first);
    const component = [cell];
    for (const { row, column } of component)
      for (const [down, across] of [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ] as const) {
        const beside = key(row + down, column + across);
        const found = left.get(beside);
        if (!found) continue;
        left.delete(beside);
        component.push(found);
      }
    if (component.length > largest.length) largest = component;
  }
  if (largest.length === 0) return null;
  const [x, y] = meanOf(largest);
  const away = (cell: Cell) => Math.hypot(cell.x - x, cell.y - y);
  const nearestCell = largest.reduce((best, cell) => (away(cell) < away(best) ? cell : best));
  return [nearestCell.x, nearestCell.y];
}
