import { type Camera, type Pixel, type Projection, projectionOf, scaledCamera } from "../engine/camera.ts";
import { lightAt } from "../engine/light.ts";
import type { FloorLight, FloorMask } from "../engine/room.ts";
import type { Metres } from "../engine/units.ts";
import { FLOOR } from "./floor-cells.ts";
import { linearOf } from "./picture-colours.ts";

/** Pixels of a canvas, four bytes each. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray };

/** The floor seen from straight above, without the room's light: one cell for each `step`. */
export type FloorPlane = {
  x0: Metres;
  y0: Metres;
  step: Metres;
  columns: number;
  rows: number;
  /** Three numbers a cell, as a screen shows them: 0 to 1. */
  colours: Float32Array;
  /** 1 where floor is seen. */
  isSeen: Uint8Array;
  /** 1 where what is seen is the floor itself, and not the glare of a lamp or a window on it. */
  isPlain: Uint8Array;
  projection: Projection;
};

/** Logarithm: as much above the floor's usual light lies glare, which moves with the eye and not with the floor. */
const MOST_LIGHT = 0.7;

/** Each cell is the mean of so many by so many samples. */
const SAMPLES = 3;
export const GAMMA = 2.2;

const NEAREST: Metres = 0.3;
const FARTHEST: Metres = 7.5;
const HALF_WIDTH: Metres = 4;

export type RoomSeen = { camera: Camera; mask: FloorMask; light: FloorLight };

export function floorPlane(photo: Pixels, { camera, mask, light }: RoomSeen, step: Metres): FloorPlane {
  const columns = Math.round((FARTHEST - NEAREST) / step);
  const rows = Math.round((2 * HALF_WIDTH) / step);
  const projection = projectionOf(scaledCamera(camera, photo.width, photo.height));
  const plane: FloorPlane = {
    ...{ x0: NEAREST, y0: -HALF_WIDTH, step, columns, rows, projection },
    colours: new Float32Array(columns * rows * 3),
    isSeen: new Uint8Array(columns * rows),
    isPlain: new Uint8Array(columns * rows),
  };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) sampleCell(plane, photo, mask, light, column, row);
  return plane;
}

function sampleCell(
  plane: FloorPlane,
  photo: Pixels,
  mask: FloorMask,
  light: FloorLight,
  column: number,
  row: number,
): void {
  const { x0, y0, step, columns, colours, isSeen, isPlain, projection } = plane;
  const cell = row * columns + column;
  let count = 0;
  for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
    const x = x0 + (column + ((sample % SAMPLES) + 0.5) / SAMPLES) * step;
    const y = y0 + (row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) * step;
    const at = projection.toPicture(x, y);
    if (!at || floorShareAt(mask, photo, at) * 255 < FLOOR) continue;
    const pixel = 4 * (Math.floor(at[1]) * photo.width + Math.floor(at[0]));
    for (let channel = 0; channel < 3; channel++)
      colours[3 * cell + channel] =
        (colours[3 * cell + channel] as number) + linearOf(photo.data[pixel + channel] as number);
    count++;
  }
  if (count < (SAMPLES * SAMPLES) / 2) {
    colours.fill(0, 3 * cell, 3 * cell + 3);
    return;
  }
  isSeen[cell] = 1;
  const brightness = lightAt(light, x0 + (column + 0.5) * step, y0 + (row + 0.5) * step);
  if (brightness < MOST_LIGHT) isPlain[cell] = 1;
  const lit = Math.exp(brightness);
  for (let channel = 0; channel < 3; channel++)
    colours[3 * cell + channel] = ((colours[3 * cell + channel] as number) / count / lit) ** (1 / GAMMA);
}

/** How much of a pixel of the photo is floor, 0 outside the photo. */
export function floorShareAt(
  { fine, fineWidth, fineHeight }: FloorMask,
  { width, height }: { width: number; height: number },
  [x, y]: Pixel,
): number {
  if (x < 0 || y < 0 || x >= width || y >= height) return 0;
  const column = Math.floor((x / width) * fineWidth);
  const row = Math.floor((y / height) * fineHeight);
  return (fine[row * fineWidth + column] as number) / 255;
}

/** Half as many cells each way; a cell is seen where most of its four are. */
export function halvedPlane(plane: FloorPlane): FloorPlane {
  const columns = plane.columns >> 1;
  const rows = plane.rows >> 1;
  const half = {
    ...{ ...plane, step: 2 * plane.step, columns, rows },
    colours: new Float32Array(columns * rows * 3),
    isSeen: new Uint8Array(columns * rows),
    isPlain: new Uint8Array(columns * rows),
  };
  for (let cell = 0; cell < columns * rows; cell++) {
    const corner = 2 * Math.floor(cell / columns) * plane.columns + 2 * (cell % columns);
    const four = [corner, corner + 1, corner + plane.columns, corner + plane.columns + 1];
    const seen = four.filter((one) => plane.isSeen[one] === 1);
    if (seen.length < 3) continue;
    half.isSeen[cell] = 1;
    if (seen.every((one) => plane.isPlain[one] === 1)) half.isPlain[cell] = 1;
    for (let channel = 0; channel < 3; channel++)
      half.colours[3 * cell + channel] =
        seen.reduce((sum, one) => sum + (plane.colours[3 * one + channel] as number), 0) / seen.length;
  }
  return half;
}
