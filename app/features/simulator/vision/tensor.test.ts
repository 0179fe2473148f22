import { expect, it } from "vitest";
import { Arena } from "./gemm.ts";
import { biasRelu, convolve, newTensor, valuesOf } from "./tensor.ts";

const [WIDTH, HEIGHT, INPUTS, OUTPUTS] = [13, 7, 3, 8];
const roughness = (i: number) => Math.sin(1.7 * i) + 0.3 * Math.cos(0.31 * i);

function filtered(picture: Float32Array, weights: Float32Array, m: number, x: number, y: number): number {
  let sum = 0;
  for (let c = 0; c < INPUTS; c++)
    for (let tap = 0; tap < 9; tap++) {
      const [column, row] = [x + (tap % 3) - 1, y + Math.floor(tap / 3) - 1];
      const isIn = column >= 0 && row >= 0 && column < WIDTH && row < HEIGHT;
      const value = isIn ? (picture[(c * HEIGHT + row) * WIDTH + column] as number) : 0;
      sum += value * (weights[m * INPUTS * 9 + c * 9 + tap] as number);
    }
  return sum;
}

it("filters pictures as the textbook does, at the edges too, and again when its room has grown", () => {
  const arena = new Arena();
  const depth = INPUTS * 9;
  const weights = Float32Array.from({ length: OUTPUTS * depth }, (_, i) => roughness(i));
  const picture = Float32Array.from({ length: INPUTS * WIDTH * HEIGHT }, (_, i) => roughness(5 * i + 1));
  const filter = { size: 3, depth, outputs: OUTPUTS, at: arena.take(OUTPUTS * depth) } as const;
  const places = arena.floats(filter.at, OUTPUTS * depth);
  weights.forEach((weight, i) => {
    const m = Math.floor(i / depth);
    places[((m >> 2) * depth + (i % depth)) * 4 + (m & 3)] = weight;
  });
  arena.keep();
  const run = () => {
    arena.clear();
    const out = newTensor(arena, OUTPUTS, WIDTH, HEIGHT);
    convolve(arena, newTensor(arena, INPUTS, WIDTH, HEIGHT, picture), filter, out);
    biasRelu(arena, out, new Float32Array(OUTPUTS), null, false);
    return valuesOf(arena, out);
  };
  const found = run();
  for (let m = 0; m < OUTPUTS; m++)
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++)
        expect(found[(m * HEIGHT + y) * WIDTH + x]).toBeCloseTo(filtered(picture, weights, m, x, y), 4);
  arena.take(2_000_000);
  expect(run()).toEqual(found);
});
