import { expect, test } from "vitest";
import { confidenceOf } from "./confidence.ts";
import type { Room, ScaleCue } from "./room.ts";
import { scaleFrom } from "./scale.ts";
import { CUES_TO_ASK, sizeErrorWith } from "./size-gains.ts";

const camera = {
  ...{ width: 1280, height: 960, focal: 940, centreX: 640, centreY: 480 },
  ...{ pitch: -0.2, roll: 0.01, aboveFloor: 1.45 },
};
const roomWith = (cues: readonly ScaleCue[]): Room => ({
  photo: { width: 1280, height: 960, originalWidth: 4000, originalHeight: 3000, lensMillimetres: null },
  camera: { camera, origin: "lines", horizonSpread: 0.004, focalSpread: 0.02, risk: 0.02, directions: [] },
  scale: scaleFrom(camera, cues),
  mask: null,
  light: null,
});

test("each thing to ask for makes the size surer, and a distance more than a height", () => {
  const room = roomWith([]);
  const now = confidenceOf(room).sizeError;
  const gains = CUES_TO_ASK.map((kind) => sizeErrorWith(room, [], kind) ?? Number.NaN);
  for (const gain of gains) expect(gain).toBeLessThan(now * 0.7);
  const [holder = 0, , , , distance = 1] = gains;
  expect(distance).toBeLessThan(holder / 2);
});

test("what is known already counts, and the same thing again gains nothing", () => {
  const height: ScaleCue = { kind: "holder", holderMetres: 1.7, heldAt: "eye" };
  const room = roomWith([height]);
  expect(sizeErrorWith(room, [height], "holder")).toBeCloseTo(confidenceOf(room).sizeError, 3);
  expect(sizeErrorWith(room, [height], "ceiling")).toBeLessThan(confidenceOf(room).sizeError);
});

test("what cannot be shown in the picture is not promised", () => {
  const up = { ...roomWith([]), camera: { ...roomWith([]).camera, camera: { ...camera, pitch: 1.2 } } };
  expect(sizeErrorWith(up, [], "distance")).toBeNull();
  expect(sizeErrorWith(up, [], "holder")).not.toBeNull();
});
