import sharp from "sharp";
import { expect, test } from "vitest";
import { PhotoAnalysis } from "#app/simulator/vision/photo-analysis.ts";
import { sizeOf } from "../picture-versions.ts";
import { mean, quantile } from "../statistics.ts";
import { measureCamera } from "./measure-camera.ts";
import { lightErrors, maskOverlaps } from "./room-errors.ts";
import { loadRoom } from "./rooms.ts";
import { nextTap } from "./simulated-taps.ts";
import { floorModelIn } from "./simulator-files.ts";

/*
 * Six of the thirty rooms of `npm run bench:simulator -- rooms --no-versions`, measured in the same way, but by the camera as it is
 * first found: looking at copies of the photo takes as long as all else. They are rooms of middling difficulty: one that
 * is much harder than the others would widen the limits.
 *
 * To renew the figures, after a change that the whole bench calls better: empty FIGURES but for its names, run this file,
 * and put here what it says was found.
 */
type Figures = {
  horizon: number;
  focal: number;
  corners: number;
  floor: number;
  floorAfterTap: number;
  inFront: number;
  light: number;
};

const FIGURES: Record<string, Figures> = {
  public_101: {
    horizon: 0.008496,
    focal: 0.01571,
    corners: 0.004159,
    floor: 0.9439,
    floorAfterTap: 0.9799,
    inFront: 0.7879,
    light: 0.2207,
  },
  public_104: {
    horizon: 0.002114,
    focal: 0.01556,
    corners: 0.001601,
    floor: 0.9538,
    floorAfterTap: 0.9548,
    inFront: 0.9613,
    light: 0.2183,
  },
  public_113: {
    horizon: 0.003753,
    focal: 0.007709,
    corners: 0.004345,
    floor: 0.9329,
    floorAfterTap: 0.9512,
    inFront: 0.9465,
    light: 0.2341,
  },
  public_121: {
    horizon: 0.001333,
    focal: 0.01475,
    corners: 0.0041,
    floor: 0.8978,
    floorAfterTap: 0.94,
    inFront: 0.9343,
    light: 0.3098,
  },
  public_130: {
    horizon: 0.001766,
    focal: 0.008506,
    corners: 0.0007887,
    floor: 0.8899,
    floorAfterTap: 0.923,
    inFront: 0.7079,
    light: 0.09977,
  },
  public_136: {
    horizon: 0.0007136,
    focal: 0.01809,
    corners: 0.003649,
    floor: 0.8913,
    floorAfterTap: 0.8796,
    inFront: 0.8758,
    light: 0.3614,
  },
};
const LARGE_IS_GOOD: readonly (keyof Figures)[] = ["floor", "floorAfterTap", "inFront"];

const DRAWS = 2000;
/** The worse end of the middle nine tenths. */
const WORSE_END = 0.95;

async function measured(name: string, model: ReturnType<typeof floorModelIn>): Promise<Figures> {
  const room = await loadRoom(`bench/rooms/${name}`);
  const analysis = new PhotoAnalysis(room.picture, sizeOf(room.picture), model);
  const camera = measureCamera(analysis, room);
  const mask = await analysis.mask(camera.found.camera, []);
  const tap = nextTap(mask.fine, room);
  const afterTap = tap ? await analysis.mask(camera.found.camera, [tap]) : mask;
  const { floor, inFront } = maskOverlaps(mask.fine, room);
  const light = lightErrors(analysis.light(camera.known, { ...mask, fine: room.floor }), camera.known, room);
  return {
    horizon: camera.horizon,
    focal: camera.focal,
    corners: camera.cornersKnown,
    floor,
    floorAfterTap: maskOverlaps(afterTap.fine, room).floor,
    inFront,
    light: light?.found ?? Number.NaN,
  };
}

/** Bootstrap: means of as many rooms, drawn with replacement, the same ones each time. */
function limitOf(values: readonly number[], isLargeGood: boolean): number {
  let seed = 1;
  const drawn = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return values[Math.floor((seed / 2 ** 32) * values.length)] as number;
  };
  const means = Array.from({ length: DRAWS }, () => mean(values.map(drawn)));
  return quantile(means, isLargeGood ? 1 - WORSE_END : WORSE_END);
}

test("camera, floor and light of six public rooms are no worse than they were, but for their noise", async () => {
  sharp.concurrency(1);
  const model = floorModelIn();
  const names = Object.keys(FIGURES);
  const found: Record<string, Figures> = {};
  for (const name of names) found[name] = await measured(name, model);
  const worse = (Object.keys(found[names[0] as string] as Figures) as (keyof Figures)[]).flatMap((figure) => {
    const isLargeGood = LARGE_IS_GOOD.includes(figure);
    const limit = limitOf(
      names.map((name) => FIGURES[name]?.[figure] ?? Number.NaN),
      isLargeGood,
    );
    const now = mean(names.map((name) => found[name]?.[figure] ?? Number.NaN));
    const isKept = isLargeGood ? now >= limit : now <= limit;
    return isKept ? [] : [`${figure}: ${now.toFixed(4)}, limit ${limit.toFixed(4)}`];
  });
  expect(worse, `found ${JSON.stringify(found)}`).toEqual([]);
}, 240_000);
