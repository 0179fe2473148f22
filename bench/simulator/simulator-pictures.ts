import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import sharp, { type Sharp } from "sharp";
import { scaledCamera } from "#app/simulator/engine/camera.ts";
import { confidenceOf } from "#app/simulator/engine/confidence.ts";
import { lightAt } from "#app/simulator/engine/light.ts";
import { firstPlacement } from "#app/simulator/engine/placement.ts";
import type { Room } from "#app/simulator/engine/room.ts";
import { equivalentFromFocal } from "#app/simulator/engine/units.ts";
import { paintFlatRug, type Raster } from "#app/simulator/scene/flat-rug.ts";
import { lightColour } from "#app/simulator/scene/floor-light.ts";
import { FLOOR_FROM, HALF_FADING } from "#app/simulator/scene/floor-share.ts";
import { exifLens } from "#app/simulator/vision/camera/exif-lens.ts";
import { PhotoAnalysis } from "#app/simulator/vision/photo-analysis.ts";
import { workingSize } from "#app/simulator/vision/working-size.ts";
import { floorModelIn } from "./simulator-files.ts";

/*
 * node bench/simulator/simulator-pictures.ts --photos FOLDER --out FOLDER: every photograph with the rug that the simulator lays
 * unasked, drawn without relief, as OUT/NAME.webp; one line about each. With --before FOLDER the pictures of an earlier
 * version, made in the same way there, stand at the left of ours.
 */
const { values: options } = parseArgs({
  options: {
    photos: { type: "string", default: "photos" },
    out: { type: "string", default: "pictures" },
    before: { type: "string" },
    rug: { type: "string", default: "db/seed/media/ocean-blue-design.png" },
    wide: { type: "string", default: "560" },
  },
});

const SIZES = [
  { width: 2, length: 3 },
  { width: 1.5, length: 2 },
  { width: 2.5, length: 3.5 },
];
const QUALITY = 62;
const GAP = 8;
const PICTURE = /\.(jpe?g|png|webp|avif)$/i;

const model = floorModelIn();
const rug = await rasterOf(sharp(options.rug).ensureAlpha());

async function rasterOf(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

async function open(file: string) {
  const upright = await sharp(file).rotate().toColourspace("srgb").removeAlpha().png().toBuffer();
  const { width: originalWidth, height: originalHeight } = await sharp(upright).metadata();
  const size = workingSize(originalWidth, originalHeight);
  if ("refused" in size) return size;
  const { width, height } = size;
  const photo = {
    width,
    height,
    originalWidth,
    originalHeight,
    lensMillimetres: await exifLens(new Blob([readFileSync(file)])),
  };
  const pixels = sharp(upright).resize(width, height, { fit: "fill" });
  const data = new Uint8Array(await pixels.clone().raw().toBuffer());
  return { photo, picture: { width, height, data }, shown: await rasterOf(pixels.ensureAlpha()) };
}

async function roomIn({
  photo,
  picture,
}: {
  photo: Room["photo"];
  picture: { width: number; height: number; data: Uint8Array };
}): Promise<Room> {
  const sight = new PhotoAnalysis(picture, photo, model);
  while (!sight.checkCamera());
  const camera = sight.camera(null);
  const scale = sight.scale(camera.camera, []);
  const scaled = { ...camera.camera, aboveFloor: scale.aboveFloor };
  const mask = await sight.mask(scaled, []);
  return { photo, camera: { ...camera, camera: scaled }, scale, mask, light: sight.light(scaled, mask) };
}

/** As scene/flat-view.ts does on a canvas. */
function lay(shown: Raster, room: Room): string {
  const { camera, mask, light } = room;
  if (!mask?.hasFloor) return "no floor: grid";
  const placed = firstPlacement(room, SIZES);
  const colour = lightColour(light, 0);
  paintFlatRug(shown, rug, scaledCamera(camera.camera, shown.width, shown.height), placed, {
    floorAt: (x, y) => {
      const share = (mask.fine[y * mask.fineWidth + x] ?? 255) / 255;
      return Math.min(1, Math.max(0, (share - FLOOR_FROM) / (2 * HALF_FADING) + 0.5));
    },
    lightAt: (x, y) => {
      const factor = light ? Math.exp(lightAt(light, x, y)) : 1;
      return [colour[0] * factor, colour[1] * factor, colour[2] * factor];
    },
  });
  const at = `${placed.width} x ${placed.length} m at ${Math.hypot(placed.x, placed.y).toFixed(1)} m`;
  return `${at}${placed.fits ? "" : ", does not fit"}${mask.wantsTap ? ", asks for a tap" : ""}`;
}

function confidence(room: Room): string {
  const { word, sizeError } = confidenceOf(room);
  const measured = confidenceOf({ ...room, scale: { ...room.scale, spread: 0.02 } });
  const { focal, width, height, pitch } = room.camera.camera;
  const lens = equivalentFromFocal(focal, Math.hypot(width, height));
  return `${word} ± ${Math.round(200 * sizeError)} %, measured: ${measured.word}; ${lens.toFixed(0)} mm, ${((180 * pitch) / Math.PI).toFixed(1)}°`;
}

async function written(shown: Raster, name: string): Promise<void> {
  const { width, height, data } = shown;
  const wide = Number(options.wide);
  const ours = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize({ width: wide })
    .png()
    .toBuffer();
  const out = path.join(options.out, `${name}.webp`);
  if (!options.before) {
    await sharp(ours).webp({ quality: QUALITY }).toFile(out);
    return;
  }
  const before = await sharp(path.join(options.before, `${name}.webp`))
    .resize({ width: wide })
    .toBuffer();
  const { height: high } = await sharp(ours).metadata();
  await sharp({ create: { width: 2 * wide + GAP, height: high, channels: 3, background: "#fff" } })
    .composite([
      { input: before, left: 0, top: 0 },
      { input: ours, left: wide + GAP, top: 0 },
    ])
    .webp({ quality: QUALITY })
    .toFile(out);
}

sharp.concurrency(1);
mkdirSync(options.out, { recursive: true });
for (const file of readdirSync(options.photos)
  .filter((name) => PICTURE.test(name))
  .sort()) {
  const opened = await open(path.join(options.photos, file));
  if ("refused" in opened) {
    console.log(`${file}: refused, ${opened.refused}`);
    continue;
  }
  const room = await roomIn(opened);
  const laid = lay(opened.shown, room);
  await written(opened.shown, path.parse(file).name);
  console.log(`${file}: ${laid}; ${confidence(room)}`);
}
