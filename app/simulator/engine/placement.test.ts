import { describe, expect, it } from "vitest";
import { projectionOf } from "./camera.ts";
import { farthestRows, floorViewOf } from "./floor.ts";
import {
  alignedWith,
  cornersOf,
  draggedTo,
  FACING,
  firstPlacement,
  type Rectangle,
  visibilityOf,
} from "./placement.ts";
import type { FloorMask, Room } from "./room.ts";

const CAMERA = {
  ...{ width: 1280, height: 960, focal: 900, centreX: 640, centreY: 480 },
  ...{ pitch: -0.25, roll: 0.01, aboveFloor: 1.45 },
};
const RUG = { width: 2, length: 3, x: 3, y: 0.2, angle: FACING };

function maskUpTo(distance: number): FloorMask {
  const { toFloor } = projectionOf(CAMERA);
  const [width, height] = [256, 192];
  const floor = Uint8Array.from({ length: width * height }, (_, i) => {
    const point = toFloor(5 * ((i % width) + 0.5), 5 * (Math.floor(i / width) + 0.5));
    return point && point[0] < distance ? 255 : 0;
  });
  return {
    ...{
      width,
      height,
      floor,
      farthest: farthestRows({ width, height, floor }),
      fineWidth: width,
      fineHeight: height,
      fine: floor,
    },
    ...{ trust: 0.9, wantsTap: false, hasFloor: true },
  };
}

function roomWith(mask: FloorMask | null, directions: number[] = []): Room {
  return {
    photo: {
      width: 1280,
      height: 960,
      originalWidth: 1280,
      originalHeight: 960,
      lensMillimetres: null,
    },
    camera: {
      camera: CAMERA,
      origin: "lines",
      horizonSpread: 0.005,
      focalSpread: 0.03,
      risk: 0.05,
      directions,
    },
    scale: { aboveFloor: 1.45, spread: 0.14, origin: "prior" },
    mask,
    light: null,
  };
}

describe("a rug on the floor", () => {
  it("is not mirrored: the corners of its picture go round the same way in the photo", () => {
    const { toPicture } = projectionOf(CAMERA);
    for (const angle of [FACING, 0, 0.7, 2, -2.5]) {
      const corners = cornersOf({ ...RUG, angle }).map(([x, y]) => toPicture(x, y) ?? [0, 0]);
      // Image y points down, so this order is clockwise: negative area.
      const area = corners.reduce((sum, [x, y], i) => {
        const [nextX, nextY] = corners[(i + 1) % 4] as [number, number];
        return sum + x * nextY - nextX * y;
      }, 0);
      expect(area).toBeLessThan(0);
    }
  });

  it("lies before the viewer as its picture shows it", () => {
    const { toPicture } = projectionOf(CAMERA);
    const [bottomLeft, bottomRight, topRight] = cornersOf(RUG).map(([x, y]) => toPicture(x, y) ?? [0, 0]);
    expect(bottomLeft?.[0]).toBeLessThan(bottomRight?.[0] ?? 0);
    expect(topRight?.[1]).toBeLessThan(bottomRight?.[1] ?? 0);
  });

  it("keeps the touched point under the finger", () => {
    const projection = projectionOf(CAMERA);
    const grabbed = [3.4, 0.5] as const;
    const moved = draggedTo(projection, RUG, grabbed, [500, 700]);
    const [x, y] = moved ?? [0, 0];
    const under = projection.toPicture(grabbed[0] + x - RUG.x, grabbed[1] + y - RUG.y);
    expect(under?.[0]).toBeCloseTo(500, 6);
    expect(under?.[1]).toBeCloseTo(700, 6);
    expect(draggedTo(projection, RUG, grabbed, [500, 0])).toBeNull();
  });

  it("turns to the nearest quarter of the room's direction", () => {
    expect(alignedWith(0.1, FACING)).toBeCloseTo(0.1 - Math.PI / 2, 12);
    expect(alignedWith(0.1, 0.3)).toBeCloseTo(0.1, 12);
  });

  it("reports its orientation", () => {
    const visibility = visibilityOf(floorViewOf(CAMERA, maskUpTo(3)), RUG);
    expect(visibility.beyond).toBeGreaterThan(0.35);
    expect(visibility.seen + visibility.hidden + visibility.beyond + visibility.outside).toBeCloseTo(1, 6);
  });

  it("counts as hidden what a hand cut away, however much it is", () => {
    const whole = maskUpTo(8);
    const cut = { ...whole, floor: whole.floor.map((value, i) => (i < 130 * whole.width ? 0 : value)) };
    const before = visibilityOf(floorViewOf(CAMERA, whole), RUG);
    const after = visibilityOf(floorViewOf(CAMERA, cut), RUG);
    expect(after.hidden).toBeGreaterThan(before.hidden + 0.2);
    expect(after.beyond).toBe(before.beyond);
  });
});

describe("the first placement", () => {
  const sizes = [
    { width: 2, length: 3 },
    { width: 3, length: 4 },
    { width: 1, length: 1.5 },
  ];

  it("takes the largest size that the floor takes", () => {
    const large = firstPlacement(roomWith(maskUpTo(8)), sizes);
    expect(large).toMatchObject({ size: 1, fits: true });
    const small = firstPlacement(roomWith(maskUpTo(3)), sizes);
    expect(small.fits).toBe(true);
    expect(small.size).not.toBe(1);
    expect(visibilityOf(floorViewOf(CAMERA, maskUpTo(3)), small).beyond).toBeLessThan(0.2);
  });

  it("takes a size whose four corners are in the photo before a larger one that is cut", () => {
    const room = roomWith(maskUpTo(4.2));
    const larger = { width: 3, length: 3 };
    const cut = firstPlacement(room, [larger]);
    const placed = firstPlacement(room, [larger, { width: 2, length: 3 }]);
    expect(cut.fits).toBe(true);
    const areInside = (rug: Rectangle) =>
      cornersOf(rug).every((corner) => {
        const [x, y] = projectionOf(CAMERA).toPicture(...corner) ?? [-1, -1];
        const [across, down] = [x / CAMERA.width, y / CAMERA.height];
        return Math.min(across, down) >= 0.02 && Math.max(across, down) <= 0.98;
      });
    expect([areInside(cut), areInside(placed), placed.size]).toEqual([false, true, 1]);
  });

  it("keeps the first size and reports that nothing fits", () => {
    expect(firstPlacement(roomWith(maskUpTo(2.1)), [{ width: 3, length: 4 }])).toMatchObject({
      size: 0,
      fits: false,
    });
  });

  it("lies in sight where the floor begins far away, and where none is found", () => {
    const [width, height] = [256, 192];
    // Long lenses held level: the nearest visible floor is 5.4 and 12 m away.
    const cases = [1800, 4000].flatMap((focal) => [255, 0].map((share) => ({ focal, share })));
    for (const { focal, share } of cases) {
      const level = { ...CAMERA, focal, pitch: 0 };
      const { toPicture } = projectionOf(level);
      const floor = Uint8Array.from({ length: width * height }, (_, i) =>
        i > 0.6 * width * height ? share : 0,
      );
      const rows = farthestRows({ width, height, floor });
      const mask = { ...maskUpTo(4), floor, fine: floor, farthest: rows };
      const room = roomWith(mask);
      const { x, y } = firstPlacement({ ...room, camera: { ...room.camera, camera: level } }, [RUG]);
      const [across, down] = toPicture(x, y) ?? [-1, -1];
      expect(across).toBeGreaterThan(0);
      expect(across).toBeLessThan(level.width);
      expect(down).toBeGreaterThan(0);
      expect(down).toBeLessThan(level.height);
    }
  });

  it("lies on the larger of two pieces of floor, not under the bed between them", () => {
    const wide = { ...CAMERA, focal: 500 };
    const whole = maskUpTo(8);
    const floor = whole.floor.map((value, i) => {
      const column = i % whole.width;
      return column < 60 || column > 190 ? value : 0;
    });
    const mask = { ...whole, floor, fine: floor };
    const room = { ...roomWith(mask), camera: { ...roomWith(mask).camera, camera: wide } };
    const rug = firstPlacement(room, [{ width: 1, length: 1.5 }]);
    expect(visibilityOf(floorViewOf(wide, mask), rug).seen).toBeGreaterThan(0.6);
    expect(rug.y).toBeLessThan(0);
  });

  it("follows the room's strongest direction, and does without a mask", () => {
    const { angle } = firstPlacement(roomWith(maskUpTo(8), [0.2]), sizes);
    const quarters = (angle - 0.2) / (Math.PI / 2);
    expect(quarters).toBeCloseTo(Math.round(quarters), 9);
    expect(firstPlacement(roomWith(null), sizes)).toMatchObject({ size: 0, fits: true, angle: FACING });
  });
});
