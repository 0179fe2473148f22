import { parseArgs } from "node:util";
import sharp from "sharp";
import type { Camera } from "#app/simulator/engine/camera.ts";
import { firstPlacement } from "#app/simulator/engine/placement.ts";
import type { FloorMask, Stroke } from "#app/simulator/engine/room.ts";
import { PhotoAnalysis } from "#app/simulator/vision/photo-analysis.ts";
import { checked, sizeOf, versionsOf, wordOf } from "../picture-versions.ts";
import { table } from "../table.ts";
import { measureCamera } from "./measure-camera.ts";
import { lightErrors, maskOverlaps } from "./room-errors.ts";
import { type BenchRoom, loadRoom, roomFolders } from "./rooms.ts";
import { nextTap } from "./simulated-taps.ts";
import { floorModelIn } from "./simulator-files.ts";
import { type Measured, simulatorRows } from "./simulator-rows.ts";

const { values: options } = parseArgs({
  // Without versions of each picture: --no-versions.
  allowNegative: true,
  options: {
    rooms: { type: "string", default: "bench/rooms" },
    each: { type: "boolean", default: false },
    versions: { type: "boolean", default: true },
  },
});

const MOST_TAPS = 5;
const LONG_SIDE = 4032;
const SIZES = [
  { width: 2, length: 3 },
  { width: 1.5, length: 2 },
  { width: 2.5, length: 3.5 },
];

const model = floorModelIn();

async function timed<T>(
  times: Record<string, number>,
  stage: string,
  work: () => T | Promise<T>,
): Promise<T> {
  const started = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(started);
  times[stage] = (user + system) / 1000;
  return result;
}

async function measureTaps(sight: PhotoAnalysis, camera: Camera, first: FloorMask, room: BenchRoom) {
  const strokes: Stroke[] = [];
  const overlaps = [maskOverlaps(first.fine, room)];
  let mask = first;
  const strokeTimes: Record<string, number> = {};
  for (let tap = 1; tap <= MOST_TAPS; tap++) {
    const stroke = nextTap(mask.fine, room);
    if (stroke) strokes.push(stroke);
    mask = await timed(strokeTimes, `${tap}`, () => sight.mask(camera, strokes));
    overlaps.push(maskOverlaps(mask.fine, room));
  }
  return { overlaps, strokeTimes: Object.values(strokeTimes) };
}

/** Processor milliseconds from a 12-megapixel photo to the working copy, with Node's decoder. */
async function decodeTime({ picture: { data, width, height } }: BenchRoom): Promise<number> {
  const photo = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(width > height ? { width: LONG_SIDE } : { height: LONG_SIDE })
    .jpeg()
    .toBuffer();
  const started = process.cpuUsage();
  await sharp(photo).resize(width, height).raw().toBuffer();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

async function measure(room: BenchRoom): Promise<Measured> {
  const photo = sizeOf(room.picture);
  const times: Record<string, number> = { decode: await decodeTime(room) };
  const sight = new PhotoAnalysis(room.picture, photo, model);
  await timed(times, "lines", () => sight.lines());
  await timed(times, "camera", () => sight.camera(null));
  await timed(times, "mask", () => sight.mask(sight.camera(null).camera, []));
  const checkTimes: Record<string, number> = {};
  const camera = measureCamera(await timed(checkTimes, "check", () => checked(sight)), room);
  const mask = await sight.mask(camera.found.camera, []);
  const trueMask = { ...mask, fine: room.floor };
  const light = await timed(times, "light", () => sight.light(camera.known, trueMask));
  const seen = { photo, camera: camera.found, scale: sight.scale(camera.found.camera, []), mask, light };
  await timed(times, "placement", () => firstPlacement(seen, SIZES));
  const lens = { ...photo, lensMillimetres: room.truth.intrinsics.f_equiv_mm };
  const withLens = measureCamera(checked(new PhotoAnalysis(room.picture, lens, model)), room);
  const { overlaps, strokeTimes } = await measureTaps(sight, camera.found.camera, mask, room);
  return {
    name: room.name,
    camera,
    withLens,
    spread: camera.found.horizonSpread,
    word: wordOf(photo, camera.found, mask),
    overlaps,
    trust: mask.trust,
    wantsTap: mask.wantsTap,
    light: lightErrors(light, camera.known, room),
    times,
    checkTime: checkTimes.check ?? 0,
    strokeTimes,
    versions: options.versions ? await versionsOf(room.picture, model) : [],
  };
}

sharp.concurrency(1);
const measured: Measured[] = [];
for (const folder of roomFolders(options.rooms)) {
  const room = await loadRoom(folder);
  const one = await measure(room);
  measured.push(one);
  if (options.each)
    console.log(
      [
        one.name,
        `horizon ${(100 * one.camera.horizon).toFixed(2)}% ± ${(100 * one.spread).toFixed(2)}`,
        `corners ${(100 * one.camera.cornersKnown).toFixed(2)}%`,
        `floor ${one.overlaps.map(({ floor }) => floor.toFixed(3)).join(" ")} (expected ${one.trust.toFixed(2)})`,
        `front ${one.overlaps.map(({ inFront }) => inFront.toFixed(2)).join(" ")}`,
        `light ${one.light?.found.toFixed(3) ?? "–"}`,
        one.word,
      ].join(" | "),
    );
}
console.log(table(simulatorRows(measured)));
