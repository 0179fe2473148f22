import { axesOf, type Camera } from "../engine/camera.ts";
import type { FloorMask } from "../engine/room.ts";
import { lift } from "../engine/tone.ts";
import type { Metres } from "../engine/units.ts";
import type { Rgb } from "./picture.ts";
import { linearOf } from "./picture-colours.ts";

export const STEP: Metres = 0.04;
export const NEAREST: Metres = 0.2;
export const REACH: Metres = 7;
/** Threshold of the mask. */
export const FLOOR = 150;
/** Avoids log(0). */
const DARKEST = 0.001;

/** Vignetting: logarithm at the corner. */
const CORNER = 0.28;

const UNTONED = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = linearOf(byte);
  return (value + DARKEST) * lift(value);
});
const PLAIN = Float32Array.from({ length: 256 }, (_, byte) => linearOf(byte) + DARKEST);

/** Log luminance before the tone curve, and colour; `count` 0: no data. */
export type Cells = {
  columns: number;
  rows: number;
  count: Float32Array;
  log: Float32Array;
  /** Log ratios of red and blue to green, nearly independent of light. */
  warm: Float32Array;
  cool: Float32Array;
};

/** Sums per cell: count, light, red, green, blue, distance from the centre. */
const SUMS = 6;

export function floorCells(picture: Rgb, mask: FloorMask, camera: Camera): Cells {
  const columns = Math.round(REACH / STEP);
  const rows = columns;
  const sums = new Float32Array(columns * rows * SUMS);
  const { forward, left, up } = axesOf(camera);
  const { data, width, height } = picture;
  const { focal, centreX, centreY, aboveFloor } = camera;
  const corner = (width * width + height * height) / 4;
  for (let y = 0; y < height; y++) {
    const down = (y + 0.5 - centreY) / focal;
    const rise0 = down * up[1] + up[2];
    const ahead0 = down * forward[1] + forward[2];
    const aside0 = down * left[1] + left[2];
    const offY = (y + 0.5 - height / 2) ** 2;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if ((mask.fine[i] as number) < FLOOR) continue;
      const right = (x + 0.5 - centreX) / focal;
      const rise = right * up[0] + rise0;
      if (rise > -1e-4) continue;
      const reach = -aboveFloor / rise;
      const column = Math.floor((reach * (right * forward[0] + ahead0) - NEAREST) / STEP);
      const row = Math.floor((reach * (right * left[0] + aside0) + REACH / 2) / STEP);
      if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
      add(sums, (row * columns + column) * SUMS, data, 3 * i, ((x + 0.5 - width / 2) ** 2 + offY) / corner);
    }
  }
  return cellsOf(sums, columns, rows);
}

function add(sums: Float32Array, k: number, data: ArrayLike<number>, at: number, off: number) {
  const red = data[at] as number;
  const green = data[at + 1] as number;
  const blue = data[at + 2] as number;
  sums[k] = (sums[k] as number) + 1;
  sums[k + 1] =
    (sums[k + 1] as number) +
    0.2126 * (UNTONED[red] as number) +
    0.7152 * (UNTONED[green] as number) +
    0.0722 * (UNTONED[blue] as number);
  sums[k + 2] = (sums[k + 2] as number) + (PLAIN[red] as number);
  sums[k + 3] = (sums[k + 3] as number) + (PLAIN[green] as number);
  sums[k + 4] = (sums[k + 4] as number) + (PLAIN[blue] as number);
  sums[k + 5] = (sums[k + 5] as number) + off;
}

function cellsOf(sums: Float32Array, columns: number, rows: number): Cells {
  const size = columns * rows;
  const empty = () => new Float32Array(size);
  const cells: Cells = {
    columns,
    rows,
    count: empty(),
    log: empty(),
    warm: empty(),
    cool: empty(),
  };
  for (let k = 0, s = 0; k < size; k++, s += SUMS) {
    const count = sums[s] as number;
    if (count === 0) continue;
    const green = Math.log(sums[s + 3] as number);
    cells.count[k] = count;
    cells.log[k] = Math.log((sums[s + 1] as number) / count) + (CORNER * (sums[s + 5] as number)) / count;
    cells.warm[k] = Math.log(sums[s + 2] as number) - green;
    cells.cool[k] = Math.log(sums[s + 4] as number) - green;
  }
  return cells;
}
