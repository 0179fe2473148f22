import { expect, test } from "vitest";
import type { Box } from "./fit-photo.ts";
import { emptyShare, filling, isCut, pannedBy, WHOLE, type Zoom, zoomedAt, zoomedBox } from "./zoom.ts";

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

const cornersOf = ({ left, top, width, height }: Box) =>
  [left, left + width].flatMap((x) => [top, top + height].map((y) => ({ x, y })));

/** On the stage. */
const seenOf = (zoom: Zoom, rug: Box) => zoomedBox(rug, zoom);

test("a wide photo fills an upright stage as far as the rug stays in sight, below the buttons", () => {
  const rug = { left: 120, top: 300, width: 160, height: 100 };
  const zoom = filling(box, stage, cornersOf(rug));
  const seen = zoomedBox(box, zoom);
  expect(seen.width / box.width).toBeGreaterThan(1.8);
  const { left, top, width } = seenOf(zoom, rug);
  expect(left).toBeGreaterThan(0);
  expect(left + width).toBeLessThan(stage.width);
  expect(top).toBeGreaterThan(68);
  expect(emptyShare(seen, stage)).toBeLessThan(emptyShare(box, stage) / 2);
});

test("without a rug it fills the stage whole; a rug as wide as the photo keeps its corners until filling is asked for", () => {
  expect(emptyShare(zoomedBox(box, filling(box, stage, [])), stage)).toBeCloseTo(0, 6);
  const rug = cornersOf({ left: 0, top: 200, width: 400, height: 200 });
  expect(filling(box, stage, rug)).toEqual(WHOLE);
  const wide = zoomedBox(box, filling(box, stage, rug, true));
  expect(wide.height).toBeGreaterThan(stage.height * 0.6);
  expect(wide.left + wide.width / 2).toBeCloseTo(stage.width / 2, 6);
});

test("a photo that is cut at its sides is moved until the rug is in sight, and made smaller where that is not enough", () => {
  const cut = { left: -100, top: 0, width: 600, height: 600 };
  const rug = { left: 330, top: 400, width: 160, height: 100 };
  const moved = filling(cut, stage, cornersOf(rug));
  expect(zoomedBox(cut, moved).height).toBe(600);
  expect(seenOf(moved, rug).left + rug.width).toBeLessThanOrEqual(stage.width);
  const wide = { left: -80, top: 350, width: 500, height: 150 };
  const whole = seenOf(filling(cut, stage, cornersOf(wide)), wide);
  expect(whole.left).toBeGreaterThan(0);
  expect(whole.left + whole.width).toBeLessThan(stage.width);
  expect(filling(cut, stage, [])).toEqual(WHOLE);
  expect(isCut(cut, stage)).toBe(true);
  expect(isCut(box, stage)).toBe(false);
});

test("what is left above a photo has room for the buttons, or there is nothing", () => {
  const shown = (height: number) => {
    const cut = { left: -100, top: 600 - height, width: 600, height };
    const wide = cornersOf({ left: -90, top: 400, width: 480, height: 150 });
    return zoomedBox(cut, filling(cut, stage, wide));
  };
  const small = shown(750);
  expect(stage.height - small.height).toBeGreaterThan(0);
  expect(stage.height - small.height).toBeLessThan(68);
  expect(small.top).toBeCloseTo(0, 6);
  const smaller = shown(660);
  expect(stage.height - smaller.height).toBeGreaterThan(68);
  expect(smaller.top + smaller.height).toBeCloseTo(stage.height, 6);
});
