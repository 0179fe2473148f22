import { expect, test } from "vitest";
import { pannedBy, WHOLE, zoomedAt, zoomedBox } from "./zoom.ts";

const stage = { width: 400, height: 600 };
const box = { left: 0, top: 150, width: 400, height: 300 };

test("what lies under the fingers stays under them", () => {
  const zoom = zoomedAt(WHOLE, { x: 100, y: 300 }, 3, box, stage);
  const seen = zoomedBox(box, zoom);
  expect((100 - seen.left) / seen.width).toBeCloseTo(0.25, 6);
  expect((300 - seen.top) / seen.height).toBeCloseTo(0.5, 6);
});

test("the picture cannot be lost, however far it is pushed", () => {
  const near = zoomedAt(WHOLE, { x: 200, y: 300 }, 4, box, stage);
  const seen = zoomedBox(box, pannedBy(near, 9000, -9000, box, stage));
  expect(seen.left).toBeCloseTo(0, 6);
  expect(seen.top + seen.height).toBeCloseTo(stage.height, 6);
});

test("made small again it is whole, and lies where it lay", () => {
  const near = zoomedAt(WHOLE, { x: 10, y: 200 }, 5, box, stage);
  expect(zoomedAt(near, { x: 300, y: 400 }, 0.1, box, stage)).toEqual(WHOLE);
});
