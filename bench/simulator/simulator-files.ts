import { readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { type FloorModel, readFloorModel } from "#app/simulator/vision/network/floor-network.ts";
import type { Rgb } from "#app/simulator/vision/picture.ts";

export const MODEL_FILE = "app/simulator/vision/network/floor-model.bin";

export function floorModelIn(file = MODEL_FILE): FloorModel {
  const bytes = readFileSync(file);
  return readFloorModel(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

export const photographIn = (file: string): Promise<Rgb> => pixelsOf(sharp(file).toColourspace("srgb"));

export async function pixelsOf(picture: Sharp): Promise<Rgb> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}
