import { describe, expect, it } from "vitest";
import { projectionOf } from "../engine/camera.ts";
import { lightAt } from "../engine/light.ts";
import type { FloorMask } from "../engine/room.ts";
import { findLight } from "./find-light.ts";

const [WIDTH, HEIGHT] = [640, 480];
const CAMERA = {
  ...{ width: WIDTH, height: HEIGHT, focal: 450, centreX: 320, centreY: 240 },
  ...{ pitch: -0.35, roll: 0, aboveFloor: 1.4 },
};
const { toFloor } = projectionOf(CAMERA);

type Paint = (x: number, y: number) => readonly [number, number, number];

function painted(paint: Paint) {
  const data = new Uint8Array(WIDTH * HEIGHT * 3).fill(200);
  const fine = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const point = toFloor(x + 0.5, y + 0.5);
      if (!point || point[0] > 6) continue;
      fine[y * WIDTH + x] = 255;
      const board = Math.floor(point[1] / 0.1) % 2 === 0 ? 1.06 : 0.94;
      paint(point[0], point[1]).forEach((linear, c) => {
        const value = Math.min(1, linear * board);
        data[(y * WIDTH + x) * 3 + c] = Math.round(
          255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055),
        );
      });
    }
  const mask: FloorMask = {
    ...{
      width: WIDTH,
      height: HEIGHT,
      floor: fine,
      farthest: new Int16Array(WIDTH),
      fineWidth: WIDTH,
      fineHeight: HEIGHT,
      fine,
    },
    ...{ trust: 1, wantsTap: false, hasFloor: true },
  };
  return findLight({ width: WIDTH, height: HEIGHT, data }, mask, CAMERA);
}

const WOOD = [0.3, 0.2, 0.12] as const;
const lit = (by: number) => WOOD.map((part) => part * by) as unknown as readonly [number, number, number];

describe("the light on the floor", () => {
  it("follows a slope and forgets the boards", () => {
    const light = painted((x) => lit(Math.exp(-0.3 * (x - 3))));
    const [near, far] = [lightAt(light, 2, 0), lightAt(light, 4, 0)];
    expect(near - far).toBeGreaterThan(0.5);
    expect(near - far).toBeLessThan(0.75);
    expect(Math.abs(lightAt(light, 2.5, 0.05) - lightAt(light, 2.5, 0.15))).toBeLessThan(0.04);
  });

  it("keeps the edge of a patch of sun", () => {
    const light = painted((x, y) => lit(y > 0 && x < 3.5 ? 2.5 : 1));
    const inside = lightAt(light, 2.5, 0.12);
    const outside = lightAt(light, 2.5, -0.12);
    expect(inside - outside).toBeGreaterThan(0.75);
    expect(lightAt(light, 2.5, 0.03) - inside).toBeGreaterThan(-0.35);
  });

  it("undoes the curve by which a camera presses highlights together", () => {
    const toned = (light: number) => (1.25 * light * (1 + light / 4)) / (1 + light);
    const grey = (value: number) => [value, value, value] as const;
    const light = painted((x, y) => grey(toned(y > 0 && x < 3.5 ? 0.225 : 0.9)));
    const shade = lightAt(light, 2.5, 0.4) - lightAt(light, 2.5, -0.4);
    // A quarter of the light; the picture alone suggests a third.
    expect(shade).toBeLessThan(-1.25);
    expect(shade).toBeGreaterThan(-1.55);
  });

  it("clips reflections the more the brighter they are", () => {
    const light = painted((x, y) =>
      x > 2.2 && x < 2.8 && y > 0 && y < 0.6 ? [1, 1, 1] : [0.08, 0.08, 0.08],
    );
    const high = lightAt(light, 2.5, 0.3) - lightAt(light, 2.5, -0.5);
    expect(high).toBeGreaterThan(0.8);
    expect(high).toBeLessThan(1.5);
  });

  it("does not take a rug of another colour for light", () => {
    const light = painted((x, y) => (x > 2 && x < 3.2 && Math.abs(y) < 0.7 ? [0.05, 0.09, 0.3] : WOOD));
    expect(Math.abs(lightAt(light, 2.6, 0) - lightAt(light, 4, 0))).toBeLessThan(0.15);
  });

  it("fills what nobody sees from around it", () => {
    const light = painted(() => WOOD);
    expect(light.log.every(Number.isFinite)).toBe(true);
    expect(Math.abs(lightAt(light, 6.9, 3))).toBeLessThan(0.15);
  });
});
