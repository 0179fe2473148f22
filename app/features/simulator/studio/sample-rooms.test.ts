import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { projectionOf } from "../engine/camera.ts";
import { SAMPLE_ROOMS } from "./sample-rooms.ts";

const RENDERED = { night: "public_124", carpet: "public_133", apartment: "public_111" };
const channel = (file: string) => sharp(file).extractChannel(0).raw().toBuffer();

it.each(Object.entries(RENDERED))("the sample room %s has the truth of %s", async (id, folder) => {
  const truth = JSON.parse(readFileSync(`bench/rooms/${folder}/truth.json`, "utf8"));
  const camera = SAMPLE_ROOMS.find((room) => room.id === id)?.given.camera;
  if (!camera) throw new Error(`No room ${id}`);
  const { horizonAt, toPicture, toFloor } = projectionOf(camera);
  expect(Math.abs(horizonAt(0) - truth.horizon.y_left)).toBeLessThan(2);
  expect(Math.abs(horizonAt(camera.width) - truth.horizon.y_right)).toBeLessThan(2);
  const corners: [number, number][] = truth.rug.corners_px;
  const [first, second] = corners.map(([x, y]) => toFloor(x, y));
  if (!first || !second) throw new Error("Four corners");
  // The test rug's long side, within what the lens bends at the edge of the photo.
  expect(Math.hypot(first[0] - second[0], first[1] - second[1])).toBeCloseTo(truth.rug.width_m, 1);
  expect(toPicture(...first)?.[0]).toBeCloseTo(corners[0]?.[0] ?? 0, 3);
  const floor = await channel(`app/features/simulator/studio/rooms/${id}-floor.png`);
  expect(floor.equals(await channel(`bench/rooms/${folder}/floor.png`))).toBe(true);
});
