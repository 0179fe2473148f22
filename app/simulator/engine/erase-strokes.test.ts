import { expect, test } from "vitest";
import { erasedStrokes } from "./erase-strokes.ts";
import type { Stroke } from "./room.ts";

const line: Stroke = {
  mark: "floor",
  radius: 10,
  points: [
    [0, 0],
    [100, 0],
  ],
};
const tap: Stroke = { mark: "front", radius: 10, points: [[50, 40]] };

test("a line that is crossed falls into two, each with its own end", () => {
  const left = erasedStrokes([line], {
    points: [
      [50, -30],
      [50, 30],
    ],
    radius: 10,
  });
  expect(left.map(({ mark, points }) => [mark, points.at(0)?.[0], points.at(-1)?.[0]])).toEqual([
    ["floor", 0, expect.closeTo(35, 0)],
    ["floor", expect.closeTo(65, 0), 100],
  ]);
});

test("a tap that is touched is gone, the rest stays as it was", () => {
  expect(erasedStrokes([line, tap], { points: [[55, 42]], radius: 12 })).toEqual([line]);
});

test("where nothing lies nothing changes, so that there is nothing to take back", () => {
  const strokes = [line, tap];
  expect(erasedStrokes(strokes, { points: [[200, 200]], radius: 20 })).toBe(strokes);
});
