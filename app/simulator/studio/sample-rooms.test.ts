import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { projectionOf } from "../engine/camera.ts";
import { SAMPLE_ROOMS } from "./sample-rooms.ts";

/** By Blender's own projection: tools/media/photographs/room_truth.py. */
type Truth = {
  walls: number[];
  horizon: [left: number, right: number];
  rug: { floor: [number, number]; picture: [number, number] }[];
};
const FOLDER = "app/simulator/studio/rooms";
const truthOf = (id: string): Truth =>
  JSON.parse(readFileSync(`tools/media/photographs/room-truth/${id}.json`, "utf8"));
const viewOf = (id: string) => {
  const room = SAMPLE_ROOMS.find((one) => one.id === id);
  if (!room) throw new Error(`No room ${id}`);
  return room.given;
};

it.each(["night", "carpet", "apartment"])(
  "the sample room %s has the camera that it was rendered with",
  (id) => {
    const { camera, directions } = viewOf(id);
    const { horizonAt, toPicture, toFloor } = projectionOf(camera);
    const { horizon, rug, walls } = truthOf(id);
    for (const direction of directions) {
      const degrees = ((direction * 180) / Math.PI + 180) % 180;
      expect(Math.min(...walls.map((wall) => Math.abs(wall - degrees)))).toBeLessThan(0.01);
    }
    expect(Math.abs(horizonAt(0) - horizon[0])).toBeLessThan(0.1);
    expect(Math.abs(horizonAt(camera.width) - horizon[1])).toBeLessThan(0.1);
    expect(rug).toHaveLength(4);
    for (const { floor, picture } of rug) {
      const [x, y] = toPicture(...floor) ?? [Number.NaN, Number.NaN];
      expect(Math.hypot(x - picture[0], y - picture[1])).toBeLessThan(0.1);
      const [ahead, left] = toFloor(...picture) ?? [Number.NaN, Number.NaN];
      expect(Math.hypot(ahead - floor[0], left - floor[1])).toBeLessThan(0.001);
    }
  },
);

it.each(["night", "carpet", "apartment"])(
  "the sample room %s has a floor as large as its photo",
  async (id) => {
    const { data, info } = await sharp(`${FOLDER}/${id}-floor.png`)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const photo = await sharp(`${FOLDER}/${id}.jpg`).metadata();
    const { width, height } = viewOf(id).camera;
    expect([info.width, info.height, photo.width, photo.height]).toEqual([width, height, width, height]);
    const horizon = Math.min(...truthOf(id).horizon);
    let [seen, hidden, wrong] = [0, 0, 0];
    for (let i = 0; i < width * height; i++) {
      const [red, green] = [data[i * info.channels], data[i * info.channels + 1]];
      if (red) seen++;
      else if (green) hidden++;
      if ((red && !green) || (green && i / width < horizon)) wrong++;
    }
    expect(wrong).toBe(0);
    // Enough for a rug of 200 x 300 cm, and something that stands on it.
    expect(seen / (width * height)).toBeGreaterThan(0.3);
    expect(hidden / (width * height)).toBeGreaterThan(0.005);
  },
);
