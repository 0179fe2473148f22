import { expect, test } from "vitest";
import { frameOfRatio, HANDLES, isCorner, MIN_SIDE, moveFrame, resizeFrame } from "./crop-frame.rules.ts";

const FRAME = { left: 0.2, top: 0.3, width: 0.4, height: 0.4 };
const STEPS = [-2, -0.3, -0.05, 0, 0.05, 0.3, 2];

test("a frame stays inside the picture wherever it is dragged, and keeps proportions that were chosen", () => {
  for (const dx of STEPS)
    for (const dy of STEPS) {
      const moved = moveFrame(FRAME, dx, dy);
      expect(moved).toMatchObject({ width: 0.4, height: 0.4 });
      const resized = HANDLES.flatMap((handle) => [
        resizeFrame(FRAME, handle, dx, dy, null),
        ...(isCorner(handle) ? [1, 0.4, 2].map((ratio) => resizeFrame(FRAME, handle, dx, dy, ratio)) : []),
      ]);
      for (const { left, top, width, height } of [moved, ...resized]) {
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(-1e-9);
        expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1 + 1e-9);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(MIN_SIDE - 1e-9);
      }
      for (const ratio of [1, 0.4, 2]) {
        const { width, height } = resizeFrame(FRAME, "se", dx, dy, ratio);
        expect(width / height).toBeCloseTo(ratio);
      }
    }
});

test("a corner moves its two edges only", () => {
  const { left, top, width, height } = resizeFrame(FRAME, "nw", 0.1, -0.1, null);
  expect([left, top, left + width, top + height].map((value) => value.toFixed(2))).toEqual([
    ...["0.30", "0.20"],
    ...["0.60", "0.70"],
  ]);
});

test("proportions give the largest frame around the same centre", () => {
  expect(frameOfRatio({ left: 0.6, top: 0, width: 0.4, height: 1 }, 0.5)).toEqual({
    ...{ left: 0.5, top: 0 },
    ...{ width: 0.5, height: 1 },
  });
  expect(frameOfRatio(FRAME, 2)).toMatchObject({ left: 0, top: 0.25, width: 1, height: 0.5 });
});
