import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectionOf } from "../../app/simulator/engine/camera.ts";
import { PhotoAnalysis } from "../../app/simulator/vision/photo-analysis.ts";
import { floorModelIn, photographIn } from "../../bench/simulator/simulator-files.ts";

/** Writes beside each NAME.jpg of a folder NAME.json with the camera that the product finds on it. */
const folder = process.argv[2] ?? ".";
const model = floorModelIn();

for (const file of readdirSync(folder).filter((name) => name.endsWith(".jpg"))) {
  const out = path.join(folder, file.replace(/\.jpg$/, ".json"));
  if (existsSync(out)) continue;
  const picture = await photographIn(path.join(folder, file));
  const { width, height } = picture;
  const photo = { width, height, originalWidth: width, originalHeight: height, lensMillimetres: null };
  const { camera } = new PhotoAnalysis(picture, photo, model).camera(null);
  const { horizonAt } = projectionOf(camera);
  const { focal, centreX } = camera;
  writeFileSync(out, JSON.stringify({ horizon: [horizonAt(0), horizonAt(width)], focal, centreX }));
}
