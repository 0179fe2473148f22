import { expect, it } from "vitest";
import { newGrey } from "./picture.ts";
import { withoutFrame } from "./picture-frame.ts";

const [WIDTH, HEIGHT, BAR] = [200, 150, 12];

/** Noise of a photo, with bars at its left and below. */
function framed(hasBars: boolean) {
  const grey = newGrey(WIDTH, HEIGHT);
  for (let i = 0; i < grey.data.length; i++) {
    const isBar = hasBars && (i % WIDTH < BAR || i >= (HEIGHT - BAR) * WIDTH);
    grey.data[i] = isBar ? 3 : 90 + (Math.imul(i, 0x9e3779b1) >>> 26);
  }
  return grey;
}

const edge = (x1: number, y1: number, x2: number, y2: number) => ({
  ...{ x1, y1, x2, y2 },
  length: Math.hypot(x2 - x1, y2 - y1),
});
const OF_BARS = [edge(BAR, 20, BAR, 120), edge(30, HEIGHT - BAR, 190, HEIGHT - BAR)];
const OF_ROOM = [
  edge(WIDTH - BAR, 20, WIDTH - BAR, 120),
  edge(30, BAR, 190, BAR),
  edge(BAR, 40, 100, 60),
  edge(60, 20, 60, 120),
];

it("edges of bars around a photo are left out, and those that only begin at one stay", () => {
  expect(withoutFrame([...OF_BARS, ...OF_ROOM], framed(true))).toEqual(OF_ROOM);
});

it("edges along the border of a photo without bars stay", () => {
  const all = [...OF_BARS, ...OF_ROOM];
  expect(withoutFrame(all, framed(false))).toEqual(all);
});
