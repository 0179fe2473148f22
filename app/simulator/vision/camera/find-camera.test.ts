import { describe, expect, it } from "vitest";
import { type Camera, projectionOf } from "../../engine/camera.ts";
import { DEGREE, equivalentFromFocal } from "../../engine/units.ts";
import { correctedCamera } from "./camera-by-hand.ts";
import { estimatedCamera } from "./camera-spread.ts";
import { findCamera } from "./find-camera.ts";
import type { Segment } from "./line-segment-detector.ts";

const SIZE = { width: 1280, height: 960 };
const TRUE_CAMERA: Camera = {
  ...{ ...SIZE, focal: 930, centreX: 640, centreY: 480 },
  ...{ pitch: -11 * DEGREE, roll: 1.2 * DEGREE, aboveFloor: 1.4 },
};

type Point = readonly [number, number, number];

function segmentBetween(from: Point, to: Point, camera: Camera): Segment | null {
  const { toPicture } = projectionOf(camera);
  const a = toPicture(...from);
  const b = toPicture(...to);
  if (!a || !b) return null;
  const inside = [a, b].every(([x, y]) => x > 0 && y > 0 && x < SIZE.width && y < SIZE.height);
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return inside && length > 25 ? { x1: a[0], y1: a[1], x2: b[0], y2: b[1], length } : null;
}

/** Verticals, and edges of two walls at 25°. */
function perfectLines(camera = TRUE_CAMERA, turn = 25 * DEGREE): Segment[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (along: number, aside: number, z: number): Point => [
    3 + along * cos - aside * sin,
    along * sin + aside * cos,
    z,
  ];
  const lines: (Segment | null)[] = [];
  for (let i = -4; i <= 4; i++)
    for (const z of [0, 0.5, 1.1, 1.9]) {
      const draw = (from: Point, to: Point) => lines.push(segmentBetween(from, to, camera));
      draw(at(0.3 * i, -0.8, z), at(0.3 * i + 0.9, -0.8, z));
      draw(at(0.3 * i, -1, z), at(0.3 * i, 0.4, z));
      draw(at(0.4 * i, 0.35 * i, z), at(0.4 * i, 0.35 * i, z + 0.6));
    }
  return lines.filter((line) => line !== null);
}

const horizonOff = (camera: Camera) => {
  const [found, truth] = [projectionOf(camera), projectionOf(TRUE_CAMERA)];
  return (
    Math.max(...[0, SIZE.width].map((x) => Math.abs(found.horizonAt(x) - truth.horizonAt(x)))) / SIZE.height
  );
};
const PHOTO = { ...SIZE, originalWidth: 1280, originalHeight: 960, lensMillimetres: null };

describe("the camera", () => {
  const lines = perfectLines();
  const found = findCamera(lines, { ...SIZE, lensMillimetres: null });

  it("is found from perfect lines to a twentieth of a percent", () => {
    expect(lines.length).toBeGreaterThan(40);
    const { camera } = estimatedCamera(found, PHOTO);
    expect(horizonOff(camera)).toBeLessThan(5e-4);
    expect(Math.abs(camera.focal / TRUE_CAMERA.focal - 1)).toBeLessThan(5e-3);
  });

  it("finds both walls, and calls itself exact", () => {
    const { directions, horizonSpread } = estimatedCamera(found, PHOTO);
    const quarter = Math.PI / 2;
    const off = (((directions[0] ?? 0) - 25 * DEGREE) % quarter) / quarter;
    expect(Math.abs(off - Math.round(off))).toBeLessThan(0.01);
    expect(horizonSpread).toBeLessThan(0.006);
  });

  it("finds where a cut picture was cut", () => {
    const cut = { ...TRUE_CAMERA, centreX: 560, centreY: 540 };
    const { camera } = estimatedCamera(
      findCamera(perfectLines(cut), { ...SIZE, lensMillimetres: null }),
      PHOTO,
    );
    expect(Math.abs(camera.focal / cut.focal - 1)).toBeLessThan(0.02);
    expect(Math.hypot(camera.centreX - cut.centreX, camera.centreY - cut.centreY)).toBeLessThan(25);
  });

  it("takes no long lens for a picture that was made upright", () => {
    const upright = { ...TRUE_CAMERA, pitch: 0, roll: 0, centreY: 240 };
    const { camera } = estimatedCamera(
      findCamera(perfectLines(upright, 0), { ...SIZE, lensMillimetres: null }),
      PHOTO,
    );
    expect(equivalentFromFocal(camera.focal, Math.hypot(SIZE.width, SIZE.height))).toBeLessThan(32);
    expect(Math.abs(projectionOf(camera).horizonAt(640) - 240)).toBeLessThan(5);
  });

  it("reports a low confidence without verticals", () => {
    const levels = lines.filter((_, i) => found.labels[i] !== 1).slice(0, 5);
    const poor = estimatedCamera(findCamera(levels, { ...SIZE, lensMillimetres: null }), PHOTO);
    expect(poor.horizonSpread).toBeGreaterThanOrEqual(0.03);
    expect(poor.focalSpread).toBeGreaterThan(estimatedCamera(found, PHOTO).focalSpread);
  });

  it("keeps to the lens that the file names", () => {
    const millimetres = equivalentFromFocal(TRUE_CAMERA.focal, Math.hypot(SIZE.width, SIZE.height));
    const { view } = findCamera(lines.slice(0, 12), { ...SIZE, lensMillimetres: millimetres });
    expect(Math.abs(view.focal / TRUE_CAMERA.focal - 1)).toBeLessThan(0.1);
  });

  it("finds nothing without lines, and does not throw", () => {
    const { camera, horizonSpread } = estimatedCamera(
      findCamera([], { ...SIZE, lensMillimetres: null }),
      PHOTO,
    );
    expect(camera.pitch).toBeLessThan(0);
    expect(horizonSpread).toBeGreaterThanOrEqual(0.03);
  });
});

describe("a camera corrected by hand", () => {
  const guess = { ...TRUE_CAMERA, pitch: -3 * DEGREE, roll: -2 * DEGREE };

  it("takes the horizon that was drawn", () => {
    const { horizonAt } = projectionOf(correctedCamera(guess, { kind: "horizon", left: 250, right: 290 }));
    expect(horizonAt(0)).toBeCloseTo(250, 6);
    expect(horizonAt(1280)).toBeCloseTo(290, 6);
  });

  it("sees four corners as the rectangle they are", () => {
    const { toPicture } = projectionOf(TRUE_CAMERA);
    const seen = (x: number, y: number) => toPicture(x, y) ?? ([0, 0] as const);
    const corners = [seen(2, 0.9), seen(2.4, -0.8), seen(4.3, -0.3), seen(3.9, 1.4)] as const;
    const [ax, ay] = [0.4, -1.7];
    const turned = [
      seen(2, 0.9),
      seen(2 + ax, 0.9 + ay),
      seen(2 + ax - 1.1 * ay, 0.9 + ay + 1.1 * ax),
      seen(2 - 1.1 * ay, 0.9 + 1.1 * ax),
    ] as const;
    expect(corners).toHaveLength(4);
    const camera = correctedCamera(guess, { kind: "grid", corners: turned });
    expect(horizonOff(camera)).toBeLessThan(0.02);
  });
});
