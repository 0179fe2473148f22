import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

/** A rendered room with its exact labels, as the benchmark's generator writes them. */
export type TrainingRoom = {
  name: string;
  width: number;
  height: number;
  rgb: Uint8Array;
  labels: Uint8Array;
  horizonLeft: number;
  horizonRight: number;
  focal: number;
  centreX: number;
};

type Truth = {
  intrinsics: { f_px: number; cx: number };
  horizon: { y_left: number; y_right: number };
};

async function loadRoom(folder: string): Promise<TrainingRoom> {
  const truth = JSON.parse(readFileSync(path.join(folder, "truth.json"), "utf8")) as Truth;
  const picture = await sharp(path.join(folder, "image.jpg"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const labels = await sharp(path.join(folder, "labels.png")).extractChannel(0).raw().toBuffer();
  return {
    name: path.basename(folder),
    width: picture.info.width,
    height: picture.info.height,
    rgb: new Uint8Array(picture.data),
    labels: new Uint8Array(labels),
    horizonLeft: truth.horizon.y_left,
    horizonRight: truth.horizon.y_right,
    focal: truth.intrinsics.f_px,
    centreX: truth.intrinsics.cx,
  };
}

/** All rooms of these folders but those that are known already. */
export async function loadRooms(
  folders: string[],
  known: ReadonlySet<string> = new Set(),
): Promise<TrainingRoom[]> {
  const rooms: TrainingRoom[] = [];
  for (const folder of folders)
    for (const name of readdirSync(folder).sort())
      if (!known.has(name) && existsSync(path.join(folder, name, "truth.json")))
        rooms.push(await loadRoom(path.join(folder, name)));
  return rooms;
}

/** The generator's class of each pixel → the network's: 0 floor and flat on it, 1 in front, 2 walls and openings, 3 ceiling. */
const CLASS_OF_LABEL = [2, 0, 0, 2, 3, 1, 2, 2, 1, 2, 2, 2, 0, 2];

export const IN_FRONT = 1;

export const classOf = (label: number) => CLASS_OF_LABEL[label] ?? 2;
