import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { projectionOf } from "../../app/features/simulator/engine/camera.ts";
import { pinholeOf } from "../../app/features/simulator/vision/camera-view.ts";
import { findCamera } from "../../app/features/simulator/vision/find-camera.ts";
import { detectLineSegments } from "../../app/features/simulator/vision/line-segment-detector.ts";
import { greyOf } from "../../app/features/simulator/vision/picture.ts";
import { refinedSegment } from "../../app/features/simulator/vision/refine-segment.ts";

/** Writes beside each NAME.jpg of a folder NAME.json with the camera that the product finds on it. */
const folder = process.argv[2] ?? ".";

for (const file of readdirSync(folder).filter((name) => name.endsWith(".jpg"))) {
  const out = path.join(folder, file.replace(/\.jpg$/, ".json"));
  if (existsSync(out)) continue;
  const { data, info } = await sharp(path.join(folder, file))
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const grey = greyOf({ width, height, data: new Uint8Array(data) });
  const lines = detectLineSegments(grey).map((line) => refinedSegment(grey, line));
  const photo = { width, height, originalWidth: width, originalHeight: height, lensMillimetres: null };
  const camera = pinholeOf(findCamera(lines, photo).view, photo);
  const { horizonAt } = projectionOf(camera);
  const { focal, centreX } = camera;
  writeFileSync(out, JSON.stringify({ horizon: [horizonAt(0), horizonAt(width)], focal, centreX }));
}
