import { describe, expect, it } from "vitest";
import { axesOf, type Camera, cross, dot, projectionOf, scaledCamera } from "./camera.ts";
import { DEGREE } from "./units.ts";

function* cameras(): Generator<Camera> {
  for (const focal of [600, 950, 1500])
    for (const pitch of [-40, -12, 0, 6])
      for (const roll of [-5, 0, 3])
        for (const aboveFloor of [0.7, 1.45])
          yield {
            ...{ width: 1280, height: 960, centreX: 640, centreY: 500, focal, aboveFloor },
            ...{ pitch: pitch * DEGREE, roll: roll * DEGREE },
          };
}

const POINTS = [
  [1.5, 0],
  [2.2, -0.8],
  [4, 1.7],
  [9, -3],
] as const;

describe("projection", () => {
  it("brings every point of the floor back to itself", () => {
    let seen = 0;
    for (const camera of cameras()) {
      const { toFloor, toPicture } = projectionOf(camera);
      for (const [x, y] of POINTS) {
        const pixel = toPicture(x, y);
        if (!pixel) continue;
        const [backX, backY] = toFloor(...pixel) ?? [Number.NaN, Number.NaN];
        expect(Math.hypot(backX - x, backY - y)).toBeLessThan(1e-6 * x);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(250);
  });

  it("puts the horizon where the floor ends", () => {
    for (const camera of cameras()) {
      const { horizonAt, toFloor, toPicture } = projectionOf(camera);
      const far = toPicture(1e6, 2e5);
      if (far) expect(horizonAt(far[0])).toBeCloseTo(far[1], 1);
      expect(toFloor(300, horizonAt(300) - 1)).toBeNull();
      expect(toFloor(300, horizonAt(300) + 1)).not.toBeNull();
    }
  });

  it("shows what lies to the left on the left, and what is higher above", () => {
    const { toPicture } = projectionOf({
      ...{ width: 1280, height: 960, focal: 900, centreX: 640, centreY: 480 },
      ...{ pitch: -0.2, roll: 0, aboveFloor: 1.5 },
    });
    const [straight, aside, higher] = [toPicture(3, 0), toPicture(3, 1), toPicture(3, 0, 1)];
    expect(aside?.[0]).toBeLessThan(straight?.[0] ?? 0);
    expect(higher?.[1]).toBeLessThan(straight?.[1] ?? 0);
  });

  it("raises the horizon on the left when the camera's right side is higher", () => {
    const { horizonAt } = projectionOf({
      ...{ width: 1280, height: 960, focal: 900, centreX: 640, centreY: 480 },
      ...{ pitch: 0, roll: 2 * DEGREE, aboveFloor: 1.5 },
    });
    expect(horizonAt(0)).toBeLessThan(horizonAt(1280));
  });

  it("has three axes at right angles, right-handed in the world's order", () => {
    for (const camera of cameras()) {
      const { forward, left, up } = axesOf(camera);
      expect(dot(forward, left)).toBeCloseTo(0, 12);
      expect(dot(forward, up)).toBeCloseTo(0, 12);
      expect(dot(cross(forward, left), up)).toBeCloseTo(1, 12);
    }
  });

  it("sees the same floor in a copy of another size", () => {
    for (const camera of cameras()) {
      const half = projectionOf(scaledCamera(camera, 640, 480));
      const whole = projectionOf(camera);
      const pixel = whole.toPicture(3, 0.5);
      const small = half.toPicture(3, 0.5);
      if (pixel && small) expect(small[0] * 2).toBeCloseTo(pixel[0], 6);
    }
  });
});
