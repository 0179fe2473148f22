import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { type Camera, projectionOf } from "#app/simulator/engine/camera.ts";
import type { Confidence } from "#app/simulator/engine/confidence.ts";
import { PhotoAnalysis } from "#app/simulator/vision/photo-analysis.ts";
import type { Rgb } from "#app/simulator/vision/picture.ts";
import { checked, sizeOf, type Version, versionRows, versionsOf, wordOf } from "../picture-versions.ts";
import { area, percent, spreadOf } from "../statistics.ts";
import { table } from "../table.ts";
import { floorModelIn, photographIn } from "./simulator-files.ts";

/*
 * node bench/simulator/simulator-cameras.ts --photos FOLDER: each NAME.jpg with what is known of its camera in NAME.json:
 * { "horizon": [left, right], "focal": pixels, "millimetres": 35 mm equivalent }. The photographs are not in the repository.
 */
const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    photos: { type: "string", default: "photos" },
    versions: { type: "boolean", default: true },
    each: { type: "boolean", default: false },
  },
});

type Truth = { horizon: [number, number]; focal: number; millimetres: number };
type Found = { horizon: number; focal: number; word: Confidence["word"] };

/** What counts as wrong, as docs/decisions/0017 says. */
const WRONG = { horizon: 0.03, focal: 0.1 };

const model = floorModelIn();

function errorOf({ width, height, ...camera }: Camera, { horizon, focal }: Truth) {
  const { horizonAt } = projectionOf({ width, height, ...camera });
  const ends = [0, width].map((x, end) => Math.abs(horizonAt(x) - (horizon[end] ?? 0)));
  return { horizon: Math.max(...ends) / height, focal: Math.abs(Math.log(camera.focal / focal)) };
}

function foundIn(picture: Rgb, truth: Truth, millimetres: number | null): Found {
  const photo = sizeOf(picture, millimetres);
  const camera = checked(new PhotoAnalysis(picture, photo, model)).camera(null);
  return { ...errorOf(camera.camera, truth), word: wordOf(photo, camera) };
}

type Measured = { unknown: Found; known: Found; versions: Version[] };

function rowsOf(name: string, all: Found[]) {
  const isWrong = ({ horizon, focal }: Found) => horizon > WRONG.horizon || focal > WRONG.focal;
  const wrong = all.filter(isWrong);
  const right = all.filter((each) => !isWrong(each));
  const horizon = all.map((each) => each.horizon);
  const of = (some: Found[], word: Found["word"]) =>
    `${some.filter((each) => each.word === word).length} of ${some.length}`;
  return [
    { what: `horizon, ${name}`, found: spreadOf(horizon), aim: "2.0% at 90%" },
    {
      what: `horizon AUC 0.25 / 0.05, ${name}`,
      found: [0.25, 0.05].map((limit) => area(horizon, limit).toFixed(4)).join(" / "),
      aim: "",
    },
    { what: `focal length, ${name}`, found: spreadOf(all.map((each) => each.focal)), aim: "" },
    { what: `right and "unsure", ${name}`, found: of(right, "unsure"), aim: percent(0.2) },
    {
      what: `wrong and "unsure" / "sure", ${name}`,
      found: `${of(wrong, "unsure")} / ${of(wrong, "sure")}`,
      aim: "/ 0",
    },
    { what: `"sure", ${name}`, found: of(all, "sure"), aim: "" },
  ];
}

sharp.concurrency(1);
const all: Measured[] = [];
for (const name of readdirSync(options.photos).sort()) {
  const file = path.join(options.photos, name);
  const known = file.replace(/\.jpg$/, ".json");
  if (known === file || !existsSync(known)) continue;
  const truth = JSON.parse(readFileSync(known, "utf8")) as Truth;
  const picture = await photographIn(file);
  const one = {
    unknown: foundIn(picture, truth, null),
    known: foundIn(picture, truth, truth.millimetres),
    versions: options.versions ? await versionsOf(picture, model) : [],
  };
  all.push(one);
  if (options.each)
    console.log(
      name,
      percent(one.unknown.horizon),
      percent(one.unknown.focal),
      one.versions.map(({ word }) => word).join(" "),
    );
}
console.log(
  table([
    { what: "photographs; figures are median / mean / 90% / worst", found: all.length, aim: "aim" },
    ...rowsOf(
      "lens unknown",
      all.map((each) => each.unknown),
    ),
    ...rowsOf(
      "lens known",
      all.map((each) => each.known),
    ),
    ...versionRows(all),
  ]),
);
