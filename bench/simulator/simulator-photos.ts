import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import type { Stroke } from "#app/simulator/engine/room.ts";
import { PhotoAnalysis } from "#app/simulator/vision/photo-analysis.ts";
import { sizeOf } from "../picture-versions.ts";
import { worstLast } from "../statistics.ts";
import { maskOverlaps, overlapOf } from "./room-errors.ts";
import { maskIn, roomFolders } from "./rooms.ts";
import { nextTap } from "./simulated-taps.ts";
import { floorModelIn, MODEL_FILE, photographIn } from "./simulator-files.ts";

/*
 * npm run bench:simulator -- photos --photos FOLDER: the mask alone, by one or several models, on photographs (NAME.jpg with
 * its floor in NAME-floor.png; they are not in the repository, see tools/floor-model/SOURCES.md) and, with --rooms FOLDER, on
 * rendered rooms, there also in front of the rug.
 */
const { values: options } = parseArgs({
  options: {
    photos: { type: "string" },
    rooms: { type: "string" },
    model: { type: "string", multiple: true, default: [MODEL_FILE] },
    each: { type: "boolean", default: false },
  },
});

if (!options.photos && !options.rooms) {
  console.log(
    "Not measured: photographs are not in the repository. Give a folder with NAME.jpg and its floor in NAME-floor.png:\nnpm run bench:simulator -- photos --photos FOLDER",
  );
  process.exit();
}

const TAPS = [0, 1, 3];
const MOST_TAPS = Math.max(...TAPS);
const models = options.model.map((file) => ({ file, model: floorModelIn(file) }));
const [{ model: first }] = models as [(typeof models)[number]];

type Files = { name: string; photo: string; floor: string; rug?: string; inFront?: string };
type Measured = { floor: number[]; inFront: number[]; wantsTap: boolean };

function filesOf(): Files[] {
  const { photos = "", rooms } = options;
  if (rooms)
    return roomFolders(rooms).map((folder) => {
      const file = (name: string) => path.join(folder, name);
      const found = { name: path.basename(folder), photo: file("image.jpg"), floor: file("floor.png") };
      return existsSync(file("rugquad.png"))
        ? { ...found, rug: file("rugquad.png"), inFront: file("occlusion.png") }
        : found;
    });
  return readdirSync(photos)
    .filter((name) => name.endsWith(".jpg"))
    .map((name) => {
      const photo = path.join(photos, name);
      return { name, photo, floor: photo.replace(/\.jpg$/, "-floor.png") };
    });
}

async function load({ photo, floor, rug, inFront }: Files) {
  const masks = rug && inFront ? { rug: await maskIn(rug), inFront: await maskIn(inFront) } : null;
  return { picture: await photographIn(photo), floor: await maskIn(floor), masks };
}

sharp.concurrency(1);
const all: Measured[][] = models.map(() => []);
for (const files of filesOf()) {
  const { picture, floor, masks } = await load(files);
  const size = sizeOf(picture);
  const { camera } = new PhotoAnalysis(picture, size, first).camera(null);
  for (const [index, { file, model }] of models.entries()) {
    const sight = new PhotoAnalysis(picture, size, model);
    const strokes: Stroke[] = [];
    const measured: Measured = { floor: [], inFront: [], wantsTap: false };
    for (let tap = 0; tap <= MOST_TAPS; tap++) {
      const mask = await sight.mask(camera, strokes);
      if (tap === 0) measured.wantsTap = mask.wantsTap;
      measured.floor.push(overlapOf(mask.fine, floor));
      if (masks) measured.inFront.push(maskOverlaps(mask.fine, { floor, ...masks }).inFront);
      const stroke = nextTap(mask.fine, { picture, floor });
      if (stroke) strokes.push(stroke);
    }
    all[index]?.push(measured);
    if (options.each)
      console.log(
        ...[files.name, path.basename(file)],
        ...[...measured.floor, ...measured.inFront].map((overlap) => overlap.toFixed(3)),
      );
  }
}

function print(what: string, measured: number[][]) {
  for (const taps of TAPS) {
    const found = measured.map((overlaps) => overlaps[taps] ?? 0);
    console.log(
      `${what} overlap after ${taps} taps: mean / median / worst tenth / worst ${worstLast(found)}`,
    );
  }
}

for (const [index, { file }] of models.entries()) {
  const found = all[index] as Measured[];
  console.log(`\n${file}`);
  print(
    "floor",
    found.map(({ floor }) => floor),
  );
  const inFront = found.map((each) => each.inFront).filter((each) => each.length > 0);
  if (inFront.length > 0) print(`in front of ${inFront.length} rugs`, inFront);
  console.log(`${found.filter(({ wantsTap }) => wantsTap).length} of ${found.length} ask for a tap`);
}
