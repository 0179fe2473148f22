import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { Pixel } from "#app/simulator/engine/camera.ts";
import type { Rgb } from "#app/simulator/vision/picture.ts";

/** The measured truth of a rendered room; units and axes as in bench/rooms/README.md. */
export type Truth = {
  width: number;
  height: number;
  intrinsics: { f_px: number; cx: number; cy: number; f_equiv_mm: number };
  extrinsics: {
    R_world_to_camera: number[][];
    t: number[];
    camera_height_m: number;
    pitch_deg: number;
    roll_deg: number;
  };
  horizon: { y_left: number; y_right: number };
  rug: {
    width_m: number;
    depth_m: number;
    centre_world: [number, number];
    corners_world: [number, number][];
    corners_px: [number, number][];
  };
  calibration: { kind: string; distance_m?: number; points_clicked?: [Pixel, Pixel] }[];
};

export type BenchRoom = {
  name: string;
  picture: Rgb;
  truth: Truth;
  /** One byte a pixel, 255 where it is. */
  floor: Uint8Array;
  rug: Uint8Array;
  inFront: Uint8Array;
  /** Irradiance of the visible floor, 0 where unknown; every `step`th pixel of the picture. */
  shading: { values: Uint16Array; width: number; step: number };
};

export async function maskIn(file: string): Promise<Uint8Array> {
  return new Uint8Array(await sharp(file).extractChannel(0).raw().toBuffer());
}

async function shadingIn(file: string, pictureWidth: number): Promise<BenchRoom["shading"]> {
  const { data, info } = await sharp(file)
    .toColourspace("grey16")
    .raw({ depth: "ushort" })
    .toBuffer({ resolveWithObject: true });
  const all = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  const values = all.filter((_, i) => i % info.channels === 0);
  return { values, width: info.width, step: Math.round(pictureWidth / info.width) };
}

export async function loadRoom(folder: string): Promise<BenchRoom> {
  const file = (name: string) => path.join(folder, name);
  const picture = await sharp(file("image.jpg")).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = picture.info;
  return {
    name: path.basename(folder),
    picture: { width, height, data: new Uint8Array(picture.data) },
    truth: JSON.parse(readFileSync(file("truth.json"), "utf8")) as Truth,
    floor: await maskIn(file("floor.png")),
    rug: await maskIn(file("rugquad.png")),
    inFront: await maskIn(file("occlusion.png")),
    shading: await shadingIn(file("shading.png"), width),
  };
}

export function roomFolders(root: string): string[] {
  const folders = readdirSync(root)
    .sort()
    .map((name) => path.join(root, name))
    .filter((folder) => existsSync(path.join(folder, "truth.json")));
  if (folders.length === 0) throw new Error(`No rooms in ${root}`);
  return folders;
}
