import { axesOf, type Camera } from "../engine/camera.ts";
import type { FloorLight, FloorMask } from "../engine/room.ts";
import type { Metres } from "../engine/units.ts";
import { levelled } from "./level-materials.ts";
import type { Rgb } from "./picture.ts";
import { linearOf, luminanceAt } from "./picture-colours.ts";
import { filled, smoothed } from "./smooth-light.ts";

const STEP: Metres = 0.04;
const NEAREST: Metres = 0.2;
const REACH: Metres = 7;
/** A pixel counts as floor when the mask is this sure of it. */
const FLOOR = 150;
/** Keeps black from becoming minus infinity. */
const DARKEST = 0.001;
/** Pictures are toned: phones press lights together. Found on the benchmark, the same for every room. */
const UNTONED = 1.1;

/** One cell of floor: mean logarithm of its luminance and its mean colour; `count` 0 where nothing was seen. */
export type Cells = {
  columns: number;
  rows: number;
  count: Float32Array;
  log: Float32Array;
  /** Red and blue against green, as logarithms: what a change of light leaves almost alone. */
  warm: Float32Array;
  cool: Float32Array;
};

function gathered(picture: Rgb, mask: FloorMask, camera: Camera): Cells {
  const columns = Math.round(REACH / STEP);
  const rows = columns;
  const size = columns * rows;
  const cells: Cells = {
    columns,
    rows,
    count: new Float32Array(size),
    log: new Float32Array(size),
    warm: new Float32Array(size),
    cool: new Float32Array(size),
  };
  const { forward, left, up } = axesOf(camera);
  const { data, width, height } = picture;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((mask.fine[y * width + x] as number) < FLOOR) continue;
      const right = (x + 0.5 - camera.centreX) / camera.focal;
      const down = (y + 0.5 - camera.centreY) / camera.focal;
      const rise = right * up[0] + down * up[1] + up[2];
      if (rise > -1e-4) continue;
      const reach = -camera.aboveFloor / rise;
      const ahead = reach * (right * forward[0] + down * forward[1] + forward[2]);
      const aside = reach * (right * left[0] + down * left[1] + left[2]);
      const column = Math.floor((ahead - NEAREST) / STEP);
      const row = Math.floor((aside + REACH / 2) / STEP);
      if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
      add(cells, row * columns + column, data, (y * width + x) * 3);
    }
  for (let k = 0; k < size; k++) {
    const count = cells.count[k] as number;
    if (count === 0) continue;
    for (const sums of [cells.log, cells.warm, cells.cool]) sums[k] = (sums[k] as number) / count;
  }
  return cells;
}

function add({ count, log, warm, cool }: Cells, k: number, data: ArrayLike<number>, at: number) {
  const green = Math.log(linearOf(data[at + 1] as number) + DARKEST);
  count[k] = (count[k] as number) + 1;
  log[k] = (log[k] as number) + Math.log(luminanceAt(data, at) + DARKEST);
  warm[k] = (warm[k] as number) + Math.log(linearOf(data[at] as number) + DARKEST) - green;
  cool[k] = (cool[k] as number) + Math.log(linearOf(data[at + 2] as number) + DARKEST) - green;
}

function median(values: Float32Array, count: Float32Array): number {
  const seen = values.filter((_, k) => (count[k] as number) > 0).sort();
  return seen[seen.length >> 1] ?? 0;
}

/** Brightest near-neutral things over the floor stand for white; without any the light is taken to be neutral. */
const WHITE_PART = 0.04;
const NEUTRAL = 0.35;

function whiteOf(
  picture: Rgb,
  mask: FloorMask,
): { white: readonly [number, number, number]; bright: number } {
  const { data, width, height } = picture;
  const found: { bright: number; at: number }[] = [];
  for (let i = 0; i < width * height; i += 7) {
    if ((mask.fine[i] as number) > 255 - FLOOR) continue;
    const at = 3 * i;
    const parts = [data[at], data[at + 1], data[at + 2]] as [number, number, number];
    const highest = Math.max(...parts);
    const lowest = Math.min(...parts);
    // What is cut off at the top has lost its colour.
    if (highest >= 250 || highest < 60 || (highest - lowest) / highest > NEUTRAL) continue;
    found.push({ bright: luminanceAt(data, at), at });
  }
  found.sort((a, b) => b.bright - a.bright || a.at - b.at);
  const brightest = found.slice(0, Math.max(1, Math.round(found.length * WHITE_PART)));
  if (found.length < 50) return { white: [1, 1, 1], bright: 0.6 };
  const sums = [0, 0, 0];
  let bright = 0;
  for (const one of brightest) {
    for (let c = 0; c < 3; c++) sums[c] = (sums[c] as number) + linearOf(data[one.at + c] as number);
    bright += one.bright;
  }
  const green = sums[1] as number;
  return {
    white: [(sums[0] as number) / green, 1, (sums[2] as number) / green],
    bright: bright / brightest.length,
  };
}

/** Walls are painted bright: what reflects most in a room reflects about this much. */
const WALL_REFLECTS = 0.8;
/** Floors are not brighter than this nor darker than that, whatever the walls say. */
const FLOOR_REFLECTS = [0.08, 0.75] as const;

/** The light on the floor: logarithms with median 0, free of boards, joints and other materials' brightness. */
export function findLight(picture: Rgb, mask: FloorMask, camera: Camera): FloorLight {
  const cells = gathered(picture, mask, camera);
  const middle = median(cells.log, cells.count);
  const centred = { ...cells, log: cells.log.map((value) => (value - middle) * UNTONED) };
  const light = filled(smoothed(levelled(centred), STEP), cells.columns, cells.rows);
  const { white, bright } = whiteOf(picture, mask);
  const floor = Math.exp(middle);
  const byWalls = bright / WALL_REFLECTS;
  const exposure = Math.max(floor / FLOOR_REFLECTS[1], Math.min(floor / FLOOR_REFLECTS[0], byWalls));
  return {
    ...{ x0: NEAREST, y0: -REACH / 2, step: STEP, columns: cells.columns, rows: cells.rows },
    // Engines differ in the last bit of a power; nobody sees it, and rooms compare equal without it.
    ...{ log: light, white, exposure: Math.fround(exposure) },
  };
}
