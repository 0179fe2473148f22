import { readFloorModel } from "#app/simulator/vision/network/floor-network.ts";
import { PhotoAnalysis } from "#app/simulator/vision/photo-analysis.ts";
import type { Rgb } from "#app/simulator/vision/picture.ts";

/** FNV-1a over the bytes of an array. */
function digest(array: Uint8Array | Float32Array): number {
  let hash = 0x811c9dc5;
  for (const byte of new Uint8Array(array.buffer, array.byteOffset, array.byteLength)) {
    hash ^= byte;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Digest of the whole analysis of a picture. */
export async function analysisDigest(picture: Rgb, model: ArrayBuffer) {
  const { width, height } = picture;
  const photo = { width, height, originalWidth: width, originalHeight: height, lensMillimetres: null };
  const analysis = new PhotoAnalysis(picture, photo, readFloorModel(model));
  const found = analysis.camera(null);
  const camera = { ...found.camera, aboveFloor: analysis.scale(found.camera, []).aboveFloor };
  const mask = await analysis.mask(camera, [
    { mark: "floor", points: [[width / 2, height * 0.9]], radius: 6 },
  ]);
  const light = analysis.light(camera, mask);
  return {
    lines: analysis.lines().length,
    ...{ camera, spread: found.horizonSpread, directions: found.directions },
    ...{ mask: digest(mask.fine), trust: mask.trust },
    ...{ light: digest(light.log), white: light.white, exposure: light.exposure },
  };
}

Object.assign(globalThis, { analysisDigest });
