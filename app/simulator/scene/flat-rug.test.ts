import { expect, test } from "vitest";
import { type Camera, projectionOf } from "../engine/camera.ts";
import { paintFlatRug, type Raster } from "./flat-rug.ts";

const camera: Camera = {
  width: 400,
  height: 300,
  focal: 300,
  centreX: 200,
  centreY: 150,
  pitch: -0.35,
  roll: 0,
  aboveFloor: 1.5,
};
const RED = [200, 0, 0];
const GREEN = [0, 200, 0];
const BLUE = [0, 0, 200];
const WHITE = [240, 240, 240];

/** Distinct corners, so that every orientation differs. */
function quarters(size = 64): Raster {
  const data = new Uint8ClampedArray(size * size * 4);
  for (let at = 0; at < size * size; at += 1) {
    const isRight = at % size >= size / 2;
    const isBelow = Math.floor(at / size) >= size / 2;
    data.set([...(isBelow ? (isRight ? WHITE : BLUE) : isRight ? GREEN : RED), 255], at * 4);
  }
  return { width: size, height: size, data };
}

const photo = (): Raster => ({
  width: 400,
  height: 300,
  data: new Uint8ClampedArray(400 * 300 * 4).fill(90),
});
const colourAt = ({ data, width }: Raster, [x, y]: readonly [number, number]) => [
  ...data.slice((Math.floor(y) * width + Math.floor(x)) * 4, (Math.floor(y) * width + Math.floor(x)) * 4 + 3),
];

/** Width to the right, top away from the viewer. */
const placement = { x: 3, y: 0, angle: -Math.PI / 2, width: 2, length: 1.6 };

test("the rug is not mirrored: seen from its lower edge, left is left and the top is far", () => {
  const target = photo();
  paintFlatRug(target, quarters(), camera, placement);
  const { toPicture } = projectionOf(camera);
  const seen = (x: number, y: number) => colourAt(target, toPicture(x, y) ?? [0, 0]);
  expect(seen(3.4, 0.5)).toEqual(RED);
  expect(seen(3.4, -0.5)).toEqual(GREEN);
  expect(seen(2.6, 0.5)).toEqual(BLUE);
  expect(seen(2.6, -0.5)).toEqual(WHITE);
  expect(seen(3, 1.1)).toEqual([90, 90, 90]);
});

test("a round rug whose picture has corners is drawn without them", () => {
  const target = photo();
  paintFlatRug(target, quarters(), camera, placement, { shape: "round" });
  const { toPicture } = projectionOf(camera);
  const seen = (x: number, y: number) => colourAt(target, toPicture(x, y) ?? [0, 0]);
  expect(seen(3.7, 0.9)).toEqual([90, 90, 90]);
  expect(seen(3.5, 0.5)).toEqual(RED);
});

test("what stands in front stays in front, and the light of the floor falls on the rug", () => {
  const target = photo();
  paintFlatRug(target, quarters(), camera, placement, {
    floorAt: (x) => (x < 200 ? 0 : 1),
    lightAt: () => [0.25, 0.25, 0.25],
  });
  const { toPicture } = projectionOf(camera);
  expect(colourAt(target, toPicture(3.4, 0.5) ?? [0, 0])).toEqual([90, 90, 90]);
  const [, green] = colourAt(target, toPicture(3.4, -0.5) ?? [0, 0]);
  expect(green).toBeGreaterThan(80);
  expect(green).toBeLessThan(120);
});
