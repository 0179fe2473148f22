import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { projectionOf } from "../engine/camera.ts";
import { confidenceOf } from "../engine/confidence.ts";
import type { FloorMask, Stroke } from "../engine/room.ts";
import { tapAt } from "../engine/simulation.ts";
import { readFloorModel } from "./network/floor-network.ts";
import { PhotoAnalysis } from "./photo-analysis.ts";

const ROOM = "bench/rooms/public_104";
const bytes = readFileSync("app/simulator/vision/network/floor-model.bin");
const model = readFloorModel(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
const { data, info } = await sharp(`${ROOM}/image.jpg`)
  .resize(640)
  .removeAlpha()
  .raw()
  .toBuffer({ resolveWithObject: true });
const truth = await sharp(`${ROOM}/floor.png`).resize(640).extractChannel(0).raw().toBuffer();
const { width, height } = info;
const photo = { width, height, originalWidth: width, originalHeight: height, lensMillimetres: null };
const analysis = new PhotoAnalysis({ width, height, data: new Uint8Array(data) }, photo, model);
const camera = { ...analysis.camera(null).camera, aboveFloor: 1.45 };
const maskWith = (...strokes: Stroke[]) => analysis.mask(camera, strokes);

function overlap({ fine }: FloorMask): number {
  let [both, either] = [0, 0];
  fine.forEach((value, i) => {
    const isTrue = (truth[i] as number) > 127;
    if (value > 127 && isTrue) both++;
    if (value > 127 || isTrue) either++;
  });
  return both / either;
}

const at = ({ fine }: FloorMask, x: number, y: number) =>
  fine[Math.round(y) * width + Math.round(x)] as number;

it("a room whose camera is given is taken as given until it is corrected by hand", () => {
  const given = { camera: { ...camera, aboveFloor: 1.5 }, directions: [0.04] };
  const analysis = new PhotoAnalysis({ width, height, data: new Uint8Array(data) }, photo, model, given);
  const found = analysis.camera(null);
  expect(found.camera).toEqual(given.camera);
  expect(analysis.scale(found.camera, [])).toMatchObject({ aboveFloor: 1.5, origin: "given" });
  const room = { photo, camera: found, scale: analysis.scale(found.camera, []), mask: null, light: null };
  expect(confidenceOf(room).word).toBe("sure");
  const points = [
    [width * 0.4, height * 0.9],
    [width * 0.6, height * 0.9],
  ] as const;
  expect(analysis.scale(found.camera, [{ kind: "distance", points, metres: 1 }])).toEqual(
    analysis.scale(found.camera, [{ kind: "distance", points, metres: 1 }]),
  );
  expect(analysis.camera({ kind: "horizon", left: 200, right: 210 }).origin).toBe("horizon");
});

it("a stroke in a room whose floor was drawn changes it there, and leaves it as drawn elsewhere", async () => {
  const drawn = new Uint8Array(3 * truth.length);
  truth.forEach((value, i) => void drawn.fill(value, 3 * i, 3 * i + 2));
  const given = { camera, directions: [0.04], drawn: { url: "", strokes: [] } };
  const picture = { width, height, data: new Uint8Array(data) };
  const analysis = new PhotoAnalysis(picture, photo, model, given, { width, height, data: drawn });
  expect(overlap(await analysis.mask(camera, []))).toBe(1);

  const [x, y] = [0.5 * width, 0.85 * height];
  expect(truth[Math.round(y) * width + Math.round(x)]).toBeGreaterThan(127);
  const mask = await analysis.mask(camera, [{ mark: "front", points: [[x, y]], radius: 12 }]);
  expect(at(mask, x, y)).toBeLessThan(40);
  let [changed, far] = [0, 0];
  mask.fine.forEach((value, i) => {
    if (Math.hypot((i % width) - x, Math.floor(i / width) - y) < 0.3 * width) return;
    far += 1;
    if (value > 127 !== (truth[i] as number) > 127) changed += 1;
  });
  expect(changed / far).toBeLessThan(0.002);
  expect(overlap(mask)).toBeGreaterThan(0.9);
});

it("a camera that was compared with perturbed copies is as sure as they agree; a correction by hand leaves the size its doubt", () => {
  while (!analysis.checkCamera());
  const found = analysis.camera(null);
  expect(found.risk).toBeLessThan(0.2);
  expect(analysis.checkCamera()).toBe(true);
  expect(analysis.camera(null)).toBe(found);

  const { toPicture } = projectionOf({ ...found.camera, aboveFloor: 1.45 });
  const gridOf = (side: number) => {
    const at = (x: number, y: number) => toPicture(x, y) ?? ([0, 0] as const);
    return {
      kind: "grid" as const,
      corners: [
        at(2.5, side / 2),
        at(2.5, -side / 2),
        at(2.5 + side, -side / 2),
        at(2.5 + side, side / 2),
      ] as const,
    };
  };
  const [large, small] = [2, 0.15].map((side) => analysis.camera(gridOf(side)));
  if (!large || !small) throw new Error("Two grids, two cameras");
  expect(small.horizonSpread).toBeGreaterThan(3 * large.horizonSpread);
  const scale = analysis.scale(large.camera, []);
  expect(scale.spread).toBeGreaterThan(0.13);
  expect(confidenceOf({ photo, camera: large, scale, mask: null, light: null }).word).not.toBe("sure");
});

it("a floor that was drawn by hand is taken as it was drawn, until there is another stroke", async () => {
  const drawn = { width, height, data: new Uint8Array(width * height * 3) };
  for (let y = 300; y < 500; y++)
    for (let x = 100; x < 300; x++) {
      const isBehind = x >= 150 && x < 170 && y >= 350 && y < 370;
      drawn.data.set([isBehind ? 0 : 255, 255, 0], 3 * (y * width + x));
    }
  const given = {
    ...{ camera: { ...camera, aboveFloor: 1.5 }, directions: [] },
    drawn: { url: "", strokes: [] },
  };
  const analysis = new PhotoAnalysis(
    { width, height, data: new Uint8Array(data) },
    photo,
    model,
    given,
    drawn,
  );
  const mask = await analysis.mask(given.camera, []);
  const row = [99, 100, 149, 150, 169, 170, 299, 300].map((x) => at(mask, x, 360));
  expect(row).toEqual([0, 255, 255, 0, 0, 255, 255, 0]);
  expect(at(mask, 160, 349)).toBe(255);
  const touched = await analysis.mask(given.camera, [{ mark: "floor", points: [[200, 400]], radius: 9 }]);
  expect(touched.fine).not.toEqual(mask.fine);
});

it.each([0.58, 0.65, 0.71])(
  "the floor of a cut %s as high as it is wide lies where it is seen, and a tap where it is made",
  async (share) => {
    const high = Math.round(share * width);
    const from = height - high;
    const rows = new Uint8Array(data).slice(3 * from * width);
    const shape = { ...photo, height: high, originalHeight: high };
    const cut = new PhotoAnalysis({ width, height: high, data: rows }, shape, model);
    const seen = { ...camera, centreY: camera.centreY - from };
    const floor = truth.subarray(from * width);
    const right = ({ fine }: FloorMask) =>
      fine.filter((value, i) => value > 127 === (floor[i] as number) > 127);
    expect(right(await cut.mask(seen, [])).length / floor.length).toBeGreaterThan(0.88);
    const [x, y] = [width / 2, high * 0.8] as const;
    const tapped = await cut.mask(seen, [tapAt("front", [x, y], 8)]);
    expect(at(tapped, x, y)).toBeLessThan(60);
  },
);

describe("the floor of a rendered room", async () => {
  const untouched = await maskWith();

  it("is found, and the mask's confidence is high", () => {
    expect(overlap(untouched)).toBeGreaterThan(0.85);
    expect(untouched.trust).toBeGreaterThan(0.75);
    expect(untouched.wantsTap).toBe(false);
  });

  it("has none above the horizon", () => {
    expect(untouched.fine.slice(0, width * Math.round(0.2 * height)).every((value) => value < 30)).toBe(true);
  });

  it("follows a tap at once, and drops it when it is undone", async () => {
    const onFloor = [width / 2, height * 0.9] as const;
    expect(at(untouched, ...onFloor)).toBeGreaterThan(200);
    expect(at(await maskWith(tapAt("front", onFloor, 8)), ...onFloor)).toBeLessThan(60);
    expect((await maskWith()).fine).toEqual(untouched.fine);
  });

  it("keeps both of two strokes that say different things side by side", async () => {
    const [left, right] = [
      [width * 0.4, height * 0.9],
      [width * 0.6, height * 0.9],
    ] as const;
    const mask = await maskWith(tapAt("front", left, 8), tapAt("floor", right, 8));
    expect(at(mask, ...left)).toBeLessThan(60);
    expect(at(mask, ...right)).toBeGreaterThan(200);
  });

  it("follows the whole line of a quick stroke, whose points lie far apart", async () => {
    const [from, to] = [
      [width * 0.35, height * 0.9],
      [width * 0.65, height * 0.86],
    ] as const;
    const mask = await maskWith({ mark: "front", points: [from, to], radius: 8 });
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      const on = [0, 1].map((axis) => (from[axis] as number) * (1 - share) + (to[axis] as number) * share);
      expect(at(mask, on[0] as number, on[1] as number)).toBeLessThan(60);
    }
  });

  it("accepts a stroke beyond the picture", async () => {
    const mask = await maskWith({ mark: "floor", points: [[-50, -50]], radius: 5 });
    expect(overlap(mask)).toBeCloseTo(overlap(untouched), 2);
  });
});
