import { expect, test } from "vitest";
import { type Camera, projectionOf } from "../engine/camera.ts";
import { type Matrix, projectionMatrix, viewMatrix } from "./view-matrices.ts";

const times = (matrix: Matrix, point: readonly number[]) =>
  [0, 1, 2, 3].map((row) =>
    point.reduce((sum, part, column) => sum + part * (matrix[column * 4 + row] ?? 0), 0),
  );

function series(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

test("what is drawn lies where the engine says, within a tenth of a pixel over a thousand points", () => {
  const next = series(7);
  let seen = 0;
  let worst = 0;
  for (let round = 0; round < 4000 && seen < 1000; round += 1) {
    const camera: Camera = {
      width: 1280,
      height: 960,
      focal: 600 + 900 * next(),
      centreX: 640 + 120 * (next() - 0.5),
      centreY: 480 + 120 * (next() - 0.5),
      pitch: -0.5 * next(),
      roll: 0.12 * (next() - 0.5),
      aboveFloor: 1 + next(),
    };
    const point = [1 + 6 * next(), 4 * (next() - 0.5), 0.1 * next()] as const;
    const expected = projectionOf(camera).toPicture(...point);
    if (!expected) continue;
    const [x = 0, y = 0, , w = 1] = times(projectionMatrix(camera), times(viewMatrix(camera), [...point, 1]));
    const pixel = [((x / w + 1) / 2) * camera.width, ((1 - y / w) / 2) * camera.height];
    worst = Math.max(worst, Math.hypot((pixel[0] ?? 0) - expected[0], (pixel[1] ?? 0) - expected[1]));
    seen += 1;
  }
  expect(seen).toBe(1000);
  expect(worst).toBeLessThan(0.1);
});
