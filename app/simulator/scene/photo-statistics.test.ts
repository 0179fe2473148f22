import { expect, test } from "vitest";
import { measured } from "./photo-statistics.ts";

const SIDE = 96;

function cutting(blur: number, grain: number) {
  let seed = 7;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  const normal = () => Math.sqrt(-2 * Math.log(random() + 1e-9)) * Math.cos(2 * Math.PI * random());
  const values = new Float32Array(SIDE * SIDE);
  for (let i = 0; i < values.length; i += 1) {
    const x = (i % SIDE) - SIDE / 2 + 0.3;
    values[i] = 0.2 + 0.6 / (1 + Math.exp((-1.702 * x) / blur)) + grain * normal();
  }
  return { width: SIDE, height: SIDE, values };
}

test.each([0.005, 0.02])("noise of %f is found again", (grain) => {
  expect(measured([cutting(1, grain)]).grain / grain).toBeCloseTo(1, 0);
  expect(measured([cutting(1, grain)]).grain).toBeGreaterThan(grain * 0.8);
});

test("a softer photo is found softer, and a sharp one sharp", () => {
  const blurs = [0.5, 1, 1.8].map((blur) => measured([cutting(blur, 0.003)]).blur);
  expect(blurs[0]).toBeLessThan(0.8);
  expect(blurs[1]).toBeGreaterThan(0.75);
  expect(blurs[1]).toBeLessThan(1.4);
  expect(blurs[2]).toBeGreaterThan(1.3);
});

test("where there is nothing to measure by, a photo is taken to be plain", () => {
  const { grain, blur } = measured([{ width: 32, height: 32, values: new Float32Array(1024).fill(0.5) }]);
  expect(grain).toBe(0);
  expect(blur).toBeCloseTo(0.6, 6);
});
