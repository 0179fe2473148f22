import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import type { Camera } from "../engine/camera.ts";
import { projectionOf } from "../engine/camera.ts";
import { DEGREE } from "../engine/units.ts";
import { paintFlatRug } from "../scene/flat-rug.ts";
import { coverRugs } from "./cover-rug.ts";
import { findLight } from "./find-light.ts";
import { withoutAlpha } from "./picture.ts";

/** A wooden floor with furniture and without a rug. */
const ROOM = "bench/rooms/public_137";
const [WIDTH, HEIGHT] = [480, 640];
const RUG = { x: 2.6, y: 0, width: 1.2, length: 1.2, angle: 0.3 };

const truth = JSON.parse(readFileSync(`${ROOM}/truth.json`, "utf8"));
const { intrinsics, extrinsics, width: wide } = truth;
const scale = WIDTH / (wide ?? 960);
const camera: Camera = {
  ...{ width: WIDTH, height: HEIGHT, focal: intrinsics.f_px * scale },
  ...{
    centreX: intrinsics.cx * scale,
    centreY: intrinsics.cy * scale,
    aboveFloor: extrinsics.camera_height_m,
  },
  ...{ pitch: extrinsics.pitch_deg * DEGREE, roll: extrinsics.roll_deg * DEGREE },
};
const sized = (file: string) => sharp(file).resize(WIDTH, HEIGHT, { fit: "fill" });
const empty = new Uint8ClampedArray(await sized(`${ROOM}/image.jpg`).ensureAlpha().raw().toBuffer());
const floor = new Uint8Array(await sized(`${ROOM}/floor.png`).extractChannel(0).raw().toBuffer());
const mask = {
  ...{ width: WIDTH, height: HEIGHT, floor, farthest: new Int16Array(WIDTH) },
  ...{ fine: floor, fineWidth: WIDTH, fineHeight: HEIGHT, trust: 1, wantsTap: false, hasFloor: true },
};

/** A blue rug with a red border on that floor. */
function withRug() {
  const side = 40;
  const data = new Uint8ClampedArray(side * side * 4);
  for (let i = 0; i < side * side; i++) {
    const isBorder = [i % side, Math.floor(i / side)].some((at) => at < 6 || at >= side - 6);
    data.set(isBorder ? [150, 40, 30, 255] : [40, 70, 140, 255], 4 * i);
  }
  const photo = { width: WIDTH, height: HEIGHT, data: new Uint8ClampedArray(empty) };
  const floorAt = (x: number, y: number) => (floor[y * WIDTH + x] as number) / 255;
  paintFlatRug(photo, { width: side, height: side, data }, camera, RUG, { floorAt });
  return photo;
}

/** Mean difference from the floor without the rug over the pixels that the rug changed, in steps of 255. */
function errorOf(photo: Uint8ClampedArray, rug: Uint8ClampedArray): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < rug.length; i++) {
    if (i % 4 === 3 || rug[i] === empty[i]) continue;
    sum += Math.abs((photo[i] as number) - (empty[i] as number));
    count++;
  }
  return sum / count;
}

it("a rug laid on a known floor is covered by that floor, from one line drawn over it, and nothing else changes", () => {
  const photo = withRug();
  const rug = new Uint8ClampedArray(photo.data);
  const light = findLight(withoutAlpha(photo.data, WIDTH, HEIGHT), mask, camera);
  const { toPicture } = projectionOf(camera);
  const line = [-0.5, 0, 0.5].map((by) => toPicture(RUG.x, RUG.y + by) ?? ([0, 0] as const));
  const shares: number[] = [];
  const isCovered = coverRugs(photo, { camera, mask, light }, [{ points: line, radius: 5 }], (share) => {
    shares.push(share);
  });
  expect(isCovered).toBe(true);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  const [before, after] = [errorOf(rug, rug), errorOf(photo.data, rug)];
  // 19 and 65 of 255: the boards go on, though not the same ones.
  expect(after).toBeLessThan(before / 3);
  const changed = photo.data.reduce(
    (sum, value, i) => sum + (value !== rug[i] && rug[i] === empty[i] ? 1 : 0),
    0,
  );
  const ofRug = rug.reduce((sum, value, i) => sum + (value !== empty[i] ? 1 : 0), 0);
  expect(changed).toBeLessThan(0.6 * ofRug);
});

it("says so where there is too little floor to take from", () => {
  const photo = withRug();
  const nothing = { ...mask, fine: new Uint8Array(WIDTH * HEIGHT) };
  const light = findLight(withoutAlpha(photo.data, WIDTH, HEIGHT), mask, camera);
  expect(coverRugs(photo, { camera, mask: nothing, light }, [{ points: [[240, 500]], radius: 9 }])).toBe(
    false,
  );
});
