import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { projectionOf } from "../../app/simulator/engine/camera.ts";
import { pinholeOf } from "../../app/simulator/vision/camera/camera-view.ts";
import { findCamera } from "../../app/simulator/vision/camera/find-camera.ts";
import { detectLineSegments } from "../../app/simulator/vision/camera/line-segment-detector.ts";
import { refinedSegment } from "../../app/simulator/vision/camera/refine-segment.ts";
import { greyOf } from "../../app/simulator/vision/picture.ts";

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
