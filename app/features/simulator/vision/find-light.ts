import type { Camera } from "../engine/camera.ts";
import type { FloorLight, FloorMask } from "../engine/room.ts";
import { lift } from "../engine/tone.ts";
import { FLOOR, floorCells, NEAREST, REACH, STEP } from "./floor-cells.ts";
import { levelled } from "./level-materials.ts";
import type { Rgb } from "./picture.ts";
import { linearOf, luminanceAt } from "./picture-colours.ts";
import { filled, smoothed } from "./smooth-light.ts";

function median(values: Float32Array, count: Float32Array): number {
  const seen = values.filter((_, k) => (count[k] as number) > 0).sort();
  return seen[seen.length >> 1] ?? 0;
}

/** Brightest near-neutral things over the floor stand for white; without any the light is taken to be neutral. */
const WHITE_PART = 0.15;
const NEUTRAL = 0.35;

function whiteOf(
  picture: Rgb,
  mask: FloorMask,
): { white: readonly [number, number, number]; bright: number } {
  const { data, width, height } = picture;
  const places = new Int32Array(Math.ceil((width * height) / 7));
  const luminance = (at: number) => {
    const shown = luminanceAt(data, at);
    return shown * lift(shown);
  };
  const lights = new Float32Array(places.length);
  let found = 0;
  for (let i = 0; i < width * height; i += 7) {
    if ((mask.fine[i] as number) > 255 - FLOOR) continue;
    const at = 3 * i;
    const red = data[at] as number;
    const green = data[at + 1] as number;
    const blue = data[at + 2] as number;
    const highest = Math.max(red, green, blue);
    // What is cut off at the top has lost its colour.
    if (highest >= 250 || highest < 60 || highest - Math.min(red, green, blue) > NEUTRAL * highest) continue;
    places[found] = at;
    lights[found++] = luminance(at);
  }
  if (found < 50) return { white: [1, 1, 1], bright: 0.6 };
  const dimmest = lights.slice(0, found).sort()[
    found - Math.max(1, Math.round(found * WHITE_PART))
  ] as number;
  const sums = [0, 0, 0, 0, 0] as [number, number, number, number, number];
  for (let k = 0; k < found; k++) {
    if ((lights[k] as number) < dimmest) continue;
    for (let c = 0; c < 3; c++)
      sums[c] = (sums[c] as number) + linearOf(data[(places[k] as number) + c] as number);
    sums[3] += lights[k] as number;
    sums[4]++;
  }
  const [red, green, blue, bright, count] = sums;
  return { white: [red / green, 1, blue / green], bright: bright / count };
}

/** Walls are painted bright: what reflects most in a room reflects about this much, once the camera's curve is undone. */
const WALL_REFLECTS = 0.7;
/**
 * And a floor about this much. Each of the two alone is wrong by a factor of two and a half in rooms whose materials are known,
 * and seldom in the same rooms: the mean of both is as good as the better one and far off less often.
 */
const FLOOR_REFLECTS = 0.25;

/**
 * What is far brighter than the floor's middle is seldom light alone: a window's reflection, or a paler thing that no colour
 * betrays. Above the first of these logarithms ever less is believed, and never more than both together.
 */
const BELIEVED = 0.8;
const MOST_ABOVE = 0.5;

const believed = (log: number) =>
  log <= BELIEVED ? log : BELIEVED + MOST_ABOVE * (1 - Math.exp((BELIEVED - log) / MOST_ABOVE));

/** The light on the floor: logarithms with median 0, free of boards, joints and other materials' brightness. */
export function findLight(picture: Rgb, mask: FloorMask, camera: Camera): FloorLight {
  const cells = floorCells(picture, mask, camera);
  const middle = median(cells.log, cells.count);
  const centred = { ...cells, log: cells.log.map((value) => value - middle) };
  const seen = smoothed(levelled(centred), STEP);
  const light = filled({ ...seen, log: seen.log.map(believed) }, cells.columns, cells.rows);
  const { white, bright } = whiteOf(picture, mask);
  const floor = Math.exp(middle);
  const exposure = Math.sqrt((bright / WALL_REFLECTS) * (floor / FLOOR_REFLECTS));
  return {
    ...{ x0: NEAREST, y0: -REACH / 2, step: STEP, columns: cells.columns, rows: cells.rows },
    // Engines differ in the last bit of a power; nobody sees it, and rooms compare equal without it.
    ...{ log: light, white, exposure: Math.fround(exposure) },
  };
}
