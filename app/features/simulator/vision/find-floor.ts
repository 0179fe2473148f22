import { type Camera, projectionOf } from "../engine/camera.ts";
import { farthestRows } from "../engine/floor.ts";
import type { FloorMask, Stroke } from "../engine/room.ts";
import { withColours } from "./floor-colours.ts";
import { floorInput } from "./floor-input.ts";
import { type FloorAnswer, type FloorModel, runFloorNetwork } from "./floor-network.ts";
import { NETWORK_GRAIN } from "./floor-plan.ts";
import { type Lesson, learnt } from "./floor-strokes.ts";
import { type Guide, guideOf, lifted } from "./guided-filter.ts";
import { type Rgb, shrunk } from "./picture.ts";
import { halvedLab, labOf } from "./picture-colours.ts";
import { type Walk, walked, walkOn } from "./random-walk.ts";

/** What the network saw; strokes are answered from it without looking again. */
export type Ground = {
  picture: Rgb;
  small: Rgb;
  lab: Float32Array;
  /** The colour of each cell of the answer. */
  colours: Float32Array;
  walk: Walk;
  guide: Guide;
  answer: FloorAnswer;
  /** How surely each cell of the answer is floor: logarithm of the odds. */
  odds: Float32Array;
  /** Per cell: 1 under the horizon, 0 above. */
  isUnder: Uint8Array;
};

/** Long side of what the network sees: larger than what it learnt from, because thin things are seen better so. */
const LONG_SIDE = 320;
const OVER_HORIZON = -9;

const grained = (length: number) => Math.ceil(length / NETWORK_GRAIN) * NETWORK_GRAIN;

/** The picture at the network's size, its last row and column repeated up to a whole number of grains. */
function padded({ width, height, data }: Rgb): Rgb {
  const wide = grained(width);
  const high = grained(height);
  if (wide === width && high === height) return { width, height, data };
  const out = new Uint8Array(wide * high * 3);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const from = (Math.min(y, height - 1) * width + Math.min(x, width - 1)) * 3;
      out.set(data.subarray(from, from + 3), (y * wide + x) * 3);
    }
  return { width: wide, height: high, data: out };
}

function oddsOf({ width, height, scores }: FloorAnswer): Float32Array {
  const size = width * height;
  const odds = new Float32Array(size);
  for (let i = 0; i < size; i++) {
    const first = scores[size + i] as number;
    const second = scores[2 * size + i] as number;
    const third = scores[3 * size + i] as number;
    const highest = Math.max(first, second, third);
    const sum = Math.exp(first - highest) + Math.exp(second - highest) + Math.exp(third - highest);
    odds[i] = Math.max(-8, Math.min(8, (scores[i] as number) - highest - Math.log(sum)));
  }
  return odds;
}

export function lookAtGround(picture: Rgb, camera: Camera, model: FloorModel): Ground {
  const scale = LONG_SIDE / Math.max(picture.width, picture.height);
  const width = Math.max(2, Math.round(picture.width * scale));
  const height = Math.max(2, Math.round(picture.height * scale));
  const small = shrunk(picture, width, height);
  const shown = padded(small);
  const { horizonAt } = projectionOf(camera);
  const input = floorInput(shown.data, shown.width, shown.height, {
    horizonLeft: horizonAt(0) * scale,
    horizonRight: horizonAt(shown.width / scale) * scale,
    focal: camera.focal * scale,
    centreX: camera.centreX * scale,
  });
  const answer = runFloorNetwork(model, input, shown.width, shown.height);
  const lab = labOf(small);
  const isUnder = Uint8Array.from({ length: answer.width * answer.height }, (_, i) => {
    const x = 2 * (i % answer.width) + 1;
    return 2 * Math.floor(i / answer.width) + 1 > horizonAt(x / scale) * scale ? 1 : 0;
  });
  const odds = oddsOf(answer).map((value, i) => (isUnder[i] === 1 ? value : OVER_HORIZON));
  const colours = halvedLab(lab, width, height, answer.width, answer.height);
  const walk = walkOn(lab, width, height);
  return { picture, small, lab, colours, walk, guide: guideOf(small, picture), answer, odds, isUnder };
}

/** Cells of the answer are two pixels wide; between their middles the odds go over evenly. */
function spreadOut(odds: Float32Array, columns: number, width: number, height: number): Float32Array {
  const rows = odds.length / columns;
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const atY = Math.max(0, Math.min(rows - 1.001, (y + 0.5) / 2 - 0.5));
    const top = Math.floor(atY);
    for (let x = 0; x < width; x++) {
      const atX = Math.max(0, Math.min(columns - 1.001, (x + 0.5) / 2 - 0.5));
      const left = Math.floor(atX);
      const i = top * columns + left;
      const u = atX - left;
      const v = atY - top;
      out[y * width + x] =
        ((odds[i] as number) * (1 - u) + (odds[i + 1] as number) * u) * (1 - v) +
        ((odds[i + columns] as number) * (1 - u) + (odds[i + columns + 1] as number) * u) * v;
    }
  }
  return out;
}

/** How strongly a pixel holds to what the network believes, against its neighbours' pull. */
const HOLD = 0.09;
const HOLD_OF_STROKE = 20;

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

/** The mask under these strokes. */
export function maskOf(ground: Ground, strokes: readonly Stroke[]): FloorMask {
  const { picture, small, answer, walk, guide } = ground;
  const { width, height } = small;
  const lessons = strokes.map((stroke) => lessonOf(stroke, picture, width, height));
  const odds = lessons.length > 0 ? learnt(ground, lessons) : ground.odds;
  const belief = withColours(ground, odds, spreadOut(odds, answer.width, width, height)).map(sigmoid);
  const hold = belief.map((p) => HOLD * (0.25 + 2 * Math.abs(p - 0.5)));
  for (const { isFloor, pixels } of lessons)
    for (const pixel of pixels) {
      belief[pixel] = isFloor ? 1 : 0;
      hold[pixel] = HOLD_OF_STROKE;
    }
  const soft = walked(walk, belief, hold);
  const trust = trustIn(soft, ground);
  const floor = new Uint8Array(soft.length);
  for (let i = 0; i < floor.length; i++) floor[i] = Math.round(255 * (soft[i] as number));
  return {
    width,
    height,
    floor,
    farthest: farthestOf(ground, floor),
    fineWidth: picture.width,
    fineHeight: picture.height,
    fine: lifted(soft, guide),
    trust,
    wantsTap: strokes.length === 0 && trust < ENOUGH_TRUST,
  };
}

/** A hand that cuts something away says that it stands before the floor, not that the floor ends there. */
function farthestOf({ small: { width, height }, answer, odds }: Ground, floor: Uint8Array): Int16Array {
  const rows = farthestRows({ width, height, floor });
  for (let x = 0; x < width; x++)
    for (let y = 0; y < (rows[x] as number); y++)
      if ((odds[(y >> 1) * answer.width + (x >> 1)] as number) > 0) rows[x] = y;
  return rows;
}

/** On rooms kept for testing, masks that are trusted less overlap by 0.63 in the mean, the others by 0.82. */
const ENOUGH_TRUST = 0.8;

/** Pixels of the small picture under a stroke. */
function lessonOf(stroke: Stroke, picture: Rgb, width: number, height: number): Lesson {
  const scale = width / picture.width;
  const radius = Math.max(1.5, stroke.radius * scale);
  const pixels = new Set<number>();
  for (const [x, y] of stroke.points)
    for (let row = Math.floor(y * scale - radius); row <= y * scale + radius; row++)
      for (let column = Math.floor(x * scale - radius); column <= x * scale + radius; column++) {
        const isIn = row >= 0 && column >= 0 && row < height && column < width;
        if (isIn && Math.hypot(column + 0.5 - x * scale, row + 0.5 - y * scale) <= radius)
          pixels.add(row * width + column);
      }
  return { isFloor: stroke.mark === "floor", pixels: [...pixels] };
}

/** Overlap with the truth that honest beliefs would lead to expect. */
function expected(beliefs: Float32Array): number {
  let both = 0;
  let either = 0;
  for (const p of beliefs) {
    if (p >= 0.5) both += p;
    either += p >= 0.5 ? 1 : p;
  }
  return either === 0 ? 0 : both / either;
}

/** Colours make the mask surer than it is; what the network believed before them counts as much. */
const trustIn = (soft: Float32Array, { odds }: Ground) =>
  Math.sqrt(expected(soft) * expected(odds.map(sigmoid)));
