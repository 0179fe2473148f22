import type { Camera } from "../engine/camera.ts";
import type { FloorLight, FloorMask } from "../engine/room.ts";
import { lift } from "../engine/tone.ts";
import { FLOOR, floorCells, NEAREST, REACH, STEP } from "./floor-cells.ts";
import { normaliseMaterials } from "./normalise-materials.ts";
import type { Rgb } from "./picture.ts";
import { linearOf, luminanceAt } from "./picture-colours.ts";
import { filled, smoothed } from "./smooth-light.ts";

function median(values: Float32Array, count: Float32Array): number {
  const seen = values.filter((_, k) => (count[k] as number) > 0).sort();
  return seen[seen.length >> 1] ?? 0;
}

/** Share of bright neutral pixels used as white; without any, neutral. */
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
    // Clipped pixels have no colour.
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

/** Typical reflectance of the brightest things, in linear light. */
const WALL_REFLECTS = 0.7;
/** Typical reflectance of floors. The mean of both estimates is rarely far off. */
const FLOOR_REFLECTS = 0.25;

/** Much brighter spots are usually reflections or other materials: soft limit of the logarithm. */
const CLIP_FROM = 0.8;
const MOST_ABOVE = 0.5;

const softClip = (log: number) =>
  log <= CLIP_FROM ? log : CLIP_FROM + MOST_ABOVE * (1 - Math.exp((CLIP_FROM - log) / MOST_ABOVE));

/** Logarithms, median 0, without boards, joints and materials. */
export function findLight(picture: Rgb, mask: FloorMask, camera: Camera): FloorLight {
  const cells = floorCells(picture, mask, camera);
  const middle = median(cells.log, cells.count);
  const centred = { ...cells, log: cells.log.map((value) => value - middle) };
  const seen = smoothed(normaliseMaterials(centred), STEP);
  const light = filled({ ...seen, log: seen.log.map(softClip) }, cells.columns, cells.rows);
  const { white, bright } = whiteOf(picture, mask);
  const floor = Math.exp(middle);
  const exposure = Math.sqrt((bright / WALL_REFLECTS) * (floor / FLOOR_REFLECTS));
  return {
    ...{ x0: NEAREST, y0: -REACH / 2, step: STEP, columns: cells.columns, rows: cells.rows },
    // Rounded, because engines differ in the last bit of Math.pow.
    ...{ log: light, white, exposure: Math.fround(exposure) },
  };
}
