import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import type { Stroke } from "#app/features/simulator/engine/room.ts";
import { readFloorModel } from "#app/features/simulator/vision/floor-network.ts";
import { PhotoAnalysis } from "#app/features/simulator/vision/photo-analysis.ts";
import { overlapOf } from "./room-errors.ts";
import { nextTap } from "./simulated-taps.ts";

/*
 * Floor overlap on photographs: each NAME.jpg of the folder with its floor in NAME-floor.png. The photographs are
 * not in the repository; tools/floor-model/SOURCES.md says where they are from.
 */
const { values: options } = parseArgs({
  options: {
    photos: { type: "string", default: "photos" },
    model: { type: "string", default: "app/features/simulator/vision/floor-model.bin" },
    each: { type: "boolean", default: false },
  },
});

const TAPS = [0, 1, 3];
const bytes = readFileSync(options.model);
const model = readFloorModel(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));

async function load(file: string) {
  const photo = await sharp(file)
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = photo.info;
  const mask = sharp(file.replace(/\.jpg$/, "-floor.png")).extractChannel(0);
  const floor = new Uint8Array(await mask.raw().toBuffer());
  return { picture: { width, height, data: new Uint8Array(photo.data) }, floor };
}

sharp.concurrency(1);
const all: { name: string; overlaps: number[]; wantsTap: boolean }[] = [];
for (const file of readdirSync(options.photos).filter((name) => name.endsWith(".jpg"))) {
  const photo = await load(path.join(options.photos, file));
  const { width, height } = photo.picture;
  const size = { width, height, originalWidth: width, originalHeight: height, lensMillimetres: null };
  const sight = new PhotoAnalysis(photo.picture, size, model);
  const { camera } = sight.camera(null);
  const strokes: Stroke[] = [];
  let mask = await sight.mask(camera, strokes);
  const { wantsTap } = mask;
  const overlaps = [overlapOf(mask.fine, photo.floor)];
  for (let tap = 1; tap <= Math.max(...TAPS); tap++) {
    const stroke = nextTap(mask.fine, photo);
    if (stroke) strokes.push(stroke);
    mask = await sight.mask(camera, strokes);
    overlaps.push(overlapOf(mask.fine, photo.floor));
  }
  all.push({ name: file, overlaps, wantsTap });
  if (options.each) console.log(file, overlaps.map((overlap) => overlap.toFixed(3)).join(" "));
}

const at = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
for (const taps of TAPS) {
  const found = all.map(({ overlaps }) => overlaps[taps] ?? 0);
  const mean = found.reduce((a, b) => a + b, 0) / found.length;
  const row = [mean, at(found, 0.5), at(found, 0.1), Math.min(...found)];
  console.log(
    `floor overlap after ${taps} taps: mean / median / worst tenth / worst`,
    row.map((value) => value.toFixed(3)).join(" / "),
  );
}
console.log(`${all.filter(({ wantsTap }) => wantsTap).length} of ${all.length} ask for a tap`);
