import { describe, expect, it } from "vitest";
import { type Camera, type Pixel, projectionOf } from "./camera.ts";
import type { ScaleCue } from "./room.ts";
import { scaleFrom } from "./scale.ts";

const TRUE_HEIGHT = 1.23;
const CAMERA: Camera = {
  ...{ width: 1280, height: 960, focal: 900, centreX: 640, centreY: 480 },
  ...{ pitch: -0.2, roll: -0.01, aboveFloor: TRUE_HEIGHT },
};
const { toPicture } = projectionOf(CAMERA);
const seen = (x: number, y: number, z = 0): Pixel => toPicture(x, y, z) ?? [Number.NaN, Number.NaN];
const rectangle = (width: number, length: number) =>
  [seen(3, 0), seen(3, -width), seen(3 + length, -width), seen(3 + length, 0)] as const;

const CUES: Record<string, ScaleCue> = {
  distance: { kind: "distance", points: [seen(2, -0.5), seen(3, 0.8)], metres: Math.hypot(1, 1.3) },
  sheet: { kind: "sheet", corners: rectangle(0.297, 0.21) },
  door: { kind: "door", foot: seen(4, 1), head: seen(4, 1, 2.1) },
  ceiling: { kind: "ceiling", foot: seen(5, 1), head: seen(5, 1, 2.6) },
  holder: { kind: "holder", holderMetres: TRUE_HEIGHT + 0.12, heldAt: "eye" },
};

describe("the true size", () => {
  it.each(Object.keys(CUES))("is found by a %s", (kind) => {
    const { aboveFloor, spread, origin } = scaleFrom(CAMERA, [CUES[kind] as ScaleCue]);
    expect(origin).toBe(kind);
    // The prior still has influence, within the cue's spread.
    expect(Math.abs(Math.log(aboveFloor / TRUE_HEIGHT))).toBeLessThan(0.7 * spread);
    expect(spread).toBeLessThan(0.12);
  });

  it("is the usual height of a phone without any cue, and lower and vaguer where the camera was level", () => {
    const standing = scaleFrom(CAMERA, []);
    const level = scaleFrom({ ...CAMERA, pitch: 0.005 }, []);
    expect(standing).toMatchObject({ aboveFloor: expect.closeTo(1.45, 2), origin: "prior" });
    expect(level.aboveFloor).toBeGreaterThan(1.2);
    expect(level.aboveFloor).toBeLessThan(1.35);
    expect(level.spread).toBeGreaterThan(standing.spread);
  });

  it("rests on the exact cue when a vague one says otherwise", () => {
    const vague: ScaleCue = { kind: "holder", holderMetres: 1.9, heldAt: "eye" };
    const { aboveFloor, origin } = scaleFrom(CAMERA, [vague, CUES.distance as ScaleCue]);
    expect(origin).toBe("distance");
    expect(aboveFloor / TRUE_HEIGHT).toBeCloseTo(1, 1);
  });

  it("trusts a long distance more than a short one", () => {
    const short: ScaleCue = { kind: "distance", points: [seen(3, 0), seen(3, 0.1)], metres: 0.1 };
    expect(scaleFrom(CAMERA, [short]).spread).toBeGreaterThan(
      2 * scaleFrom(CAMERA, [CUES.distance as ScaleCue]).spread,
    );
  });

  it("ignores what cannot be: a distance over the horizon", () => {
    const over: ScaleCue = { kind: "distance", points: [[100, 10], seen(3, 0)], metres: 1 };
    expect(scaleFrom(CAMERA, [over]).origin).toBe("prior");
  });

  it.each([0.001, 99_999, Number.NaN])("ignores a distance of %d m, which no camera can see so", (metres) => {
    const wrong: ScaleCue = { kind: "distance", points: [seen(2, -0.5), seen(3, 0.8)], metres };
    expect(scaleFrom(CAMERA, [wrong])).toEqual(scaleFrom(CAMERA, []));
  });
});
