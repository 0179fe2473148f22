import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Camera, Pixel } from "../../engine/camera.ts";
import type { Room } from "../../engine/room.ts";
import { scaleFrom } from "../../engine/scale.ts";
import type { Placement } from "../../engine/simulation.ts";
import { DEGREE } from "../../engine/units.ts";
import { correctedCamera } from "../../vision/camera/camera-by-hand.ts";
import {
  beginManual,
  editsOf,
  floorWithin,
  hasUsableLength,
  isReady,
  type Manual,
  type ManualKind,
  problemOf,
} from "./manual.ts";

const ROOMS = "bench/rooms";

type Truth = {
  width: number;
  height: number;
  intrinsics: { f_px: number; cx: number; cy: number };
  extrinsics: { camera_height_m: number; pitch_deg: number; roll_deg: number };
};

function camerasOf(name: string): Camera[] {
  const truth = JSON.parse(readFileSync(`${ROOMS}/${name}/truth.json`, "utf8")) as Truth;
  const { width, height, intrinsics, extrinsics } = truth;
  const of = (cut: number): Camera => ({
    width: cut,
    height,
    focal: intrinsics.f_px,
    centreX: intrinsics.cx - (width - cut) / 2,
    centreY: intrinsics.cy,
    pitch: extrinsics.pitch_deg * DEGREE,
    roll: extrinsics.roll_deg * DEGREE,
    aboveFloor: extrinsics.camera_height_m,
  });
  return [width, Math.min(width, height), Math.round(height * 0.6)].map(of);
}

const roomOf = (camera: Camera): Room => ({
  photo: {
    width: camera.width,
    height: camera.height,
    originalWidth: camera.width,
    originalHeight: camera.height,
    lensMillimetres: null,
  },
  camera: { camera, origin: "lines", horizonSpread: 0.05, focalSpread: 0.1, risk: 0.6, directions: [] },
  scale: { aboveFloor: camera.aboveFloor, spread: 0.14, origin: "prior" },
  mask: null,
  light: null,
});

const RUGS: (Placement | null)[] = [
  null,
  ...[
    [2.5, 0, -Math.PI / 2],
    [1.2, 0.8, 0.3],
    [5.5, -2, -1],
    [30, 12, 0],
  ].map(([x = 0, y = 0, angle = 0]) => ({
    ...{ id: "a", design: "b", width: 2, length: 3, colours: {}, x, y, angle },
  })),
];

const isInside = ({ points }: Manual, { photo }: Room) =>
  points.every(([x, y]) => x > 0 && x < photo.width && y > 0 && y < photo.height);

const names = readdirSync(ROOMS).filter((name) => name.startsWith("public_"));

test.each(names)("of %s the grid lies whole inside the photo, and untouched it changes nothing", (name) => {
  for (const camera of camerasOf(name))
    for (const rug of RUGS) {
      const room = roomOf(camera);
      for (const kind of ["grid", "sheet", "distance", "door", "ceiling", "horizon"] as const) {
        const manual = beginManual(kind, room, rug);
        expect(isInside(manual, room)).toBe(true);
        expect(editsOf(manual, room, [])).toEqual([]);
      }
      // Handles are 58 pixels wide, and a photo is 390 on a telephone.
      const [one, other] = beginManual("distance", room, rug).points;
      if (!one || !other) throw new Error("A line has two ends");
      expect(Math.hypot(one[0] - other[0], one[1] - other[1]) / room.photo.width).toBeGreaterThan(0.2);
      const { points } = beginManual("grid", room, rug);
      const [a, b, c, d] = points;
      if (!a || !b || !c || !d) throw new Error("The grid has four corners");
      const same = correctedCamera(camera, { kind: "grid", corners: [a, b, c, d] });
      expect(Math.abs(same.pitch - camera.pitch) / DEGREE).toBeLessThan(0.02);
      expect(Math.abs(same.focal / camera.focal - 1)).toBeLessThan(0.002);
    }
});

test("a piece of floor shown by four corners is filled, short of its edges", () => {
  const { points, radius } = floorWithin([
    [100, 400],
    [500, 400],
    [400, 200],
    [200, 200],
  ]);
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  expect(points).toHaveLength(49);
  expect(Math.min(...down) - radius).toBeGreaterThan(200);
  expect(Math.max(...down) + radius).toBeLessThan(400);
  expect(Math.min(...across) - radius).toBeGreaterThan(100);
  expect(Math.max(...across) + radius).toBeLessThan(500);
});

describe("a correction by hand", () => {
  const [camera] = camerasOf("public_104");
  const room = roomOf(camera as Camera);
  const begun = (kind: ManualKind) => beginManual(kind, room, null);
  const moved = (manual: Manual): Manual => ({
    ...manual,
    points: manual.points.map(([x, y], place) => (place === 0 ? [x - 3, y] : [x, y])),
  });

  test("has no number before somebody types one, and a distance is nothing without it", () => {
    for (const kind of ["grid", "distance"] as const) expect(begun(kind).centimetres).toBeNull();
    expect(hasUsableLength(begun("grid"))).toBe(true);
    expect(hasUsableLength(begun("distance"))).toBe(false);
    for (const [centimetres, isUsable] of [
      [4, false],
      [5, true],
      [2000, true],
      [2001, false],
      [NaN, false],
    ] as const)
      expect(hasUsableLength({ ...begun("distance"), centimetres })).toBe(isUsable);
    expect(editsOf(moved(begun("distance")), room, [])).toEqual([]);
    expect(editsOf({ ...begun("distance"), centimetres: 120 }, room, [])).toMatchObject([
      { kind: "measure", cues: [{ kind: "distance", metres: 1.2 }] },
    ]);
  });

  test("of the ceiling takes a typed height, and else the usual one", () => {
    const cues = (manual: Manual) => editsOf(manual, room, []);
    expect(cues({ ...begun("ceiling"), centimetres: 290 })).toEqual([]);
    expect(cues(moved(begun("ceiling")))).toMatchObject([{ kind: "measure", cues: [{ kind: "ceiling" }] }]);
    expect(cues({ ...moved(begun("ceiling")), centimetres: 290 })).toMatchObject([
      { kind: "measure", cues: [{ kind: "ceiling", metres: 2.9 }] },
    ]);
  });

  test("says which number or height it cannot have, and judges no length of a moved grid", () => {
    const problem = (manual: Manual, centimetres: number) => problemOf({ ...manual, centimetres }, room);
    expect(problemOf(begun("distance"), room)).toBeNull();
    expect(problem(begun("distance"), 100)).toBeNull();
    expect(problem(begun("distance"), 2500)).toBe("length");
    const short = begun("distance");
    const [a] = short.points;
    const near: Manual = { ...short, points: [a as Pixel, [(a as Pixel)[0] + 4, (a as Pixel)[1]]] };
    expect(problem(near, 1500)).toBe("height");
    expect(problem(begun("ceiling"), 270)).toBe("points");
    expect(problem(moved(begun("ceiling")), 270)).toBeNull();
    expect(problem(moved(begun("grid")), 1500)).toBeNull();
    const sky: Manual = {
      ...begun("door"),
      points: [
        [300, 1],
        [300, 0],
      ],
    };
    expect(problemOf(sky, room)).toBe("height");
  });

  test("is ready once it says something", () => {
    for (const kind of ["door", "ceiling", "sheet", "horizon"] as const) {
      expect(isReady(begun(kind))).toBe(false);
      expect(isReady(moved(begun(kind)))).toBe(true);
    }
    expect(isReady(begun("grid"))).toBe(true);
    expect(isReady({ ...begun("distance"), centimetres: 120 })).toBe(true);
  });

  test("by a sheet of paper does not ask which corner was taken to which", () => {
    const [a, b, c, d] = begun("sheet").points as [Pixel, Pixel, Pixel, Pixel];
    const measured = ([...points]: Pixel[]) => {
      const [edit] = editsOf({ ...begun("sheet"), points }, room, []);
      return edit?.kind === "measure" && scaleFrom(room.camera.camera, edit.cues).aboveFloor;
    };
    const right = measured([b, c, d, a]);
    for (const points of [
      [a, c, b, d],
      [b, a, c, d],
      [d, b, c, a],
    ])
      expect(measured(points)).toBeCloseTo(Number(right), 6);
  });

  test("of the grid measures only with a number, and turns the camera only when a corner was moved", () => {
    const kinds = (manual: Manual) => editsOf(manual, room, []).map(({ kind }) => kind);
    expect(kinds(moved(begun("grid")))).toEqual(["camera"]);
    expect(kinds({ ...begun("grid"), centimetres: 180 })).toEqual(["measure"]);
    expect(kinds({ ...moved(begun("grid")), centimetres: 180 })).toEqual(["camera", "measure"]);
  });

  test("begins on the photo though the camera is believed to see no floor", () => {
    for (const pitch of [60, 20, -83, -2]) {
      const lost = roomOf({ ...(camera as Camera), pitch: pitch * DEGREE });
      const grid = beginManual("grid", lost, null);
      expect(isInside(grid, lost)).toBe(true);
      expect(editsOf(grid, lost, [])).toEqual([]);
    }
  });
});
