import { expect, it } from "vitest";
import { Arena } from "./arena.ts";
import { activate, convolve, type Filter, newTensor, valuesOf } from "./tensor.ts";

const INPUTS = 3;
const OUTPUTS = 8;
const roughness = (i: number) => Math.sin(1.7 * i) + 0.3 * Math.cos(0.31 * i);

type Shape = { width: number; height: number; stride: 1 | 2; isDepthwise: boolean };

function filtered(
  picture: Float32Array,
  weights: Float32Array,
  shape: Shape,
  out: readonly number[],
): number {
  const [m, x, y] = out as [number, number, number];
  const { width, height, stride, isDepthwise } = shape;
  const before = stride === 2 ? 0 : 1;
  const depth = isDepthwise ? 9 : INPUTS * 9;
  let sum = 0;
  for (let k = 0; k < depth; k++) {
    const [c, tap] = [isDepthwise ? m : Math.floor(k / 9), k % 9];
    const [column, row] = [stride * x + (tap % 3) - before, stride * y + Math.floor(tap / 3) - before];
    const isIn = column >= 0 && row >= 0 && column < width && row < height;
    const value = isIn ? (picture[(c * height + row) * width + column] as number) : 0;
    sum += value * (weights[m * depth + k] as number);
  }
  return sum;
}

it.each<Shape>([
  { width: 13, height: 7, stride: 1, isDepthwise: false },
  { width: 13, height: 7, stride: 1, isDepthwise: true },
  { width: 1, height: 1, stride: 1, isDepthwise: true },
  { width: 22, height: 10, stride: 2, isDepthwise: false },
  { width: 22, height: 10, stride: 2, isDepthwise: true },
  { width: 2, height: 2, stride: 2, isDepthwise: true },
])(
  "filters pictures as the textbook does, at the edges too, and again when its room has grown: %o",
  (shape) => {
    const { width, height, stride, isDepthwise } = shape;
    const arena = new Arena();
    const inputs = isDepthwise ? OUTPUTS : INPUTS;
    const depth = isDepthwise ? 9 : INPUTS * 9;
    const weights = Float32Array.from({ length: OUTPUTS * depth }, (_, i) => roughness(i));
    const picture = Float32Array.from({ length: inputs * width * height }, (_, i) => roughness(5 * i + 1));
    const at = arena.take(OUTPUTS * depth);
    const filter: Filter = { size: 3, depth, outputs: OUTPUTS, at, stride, isDepthwise };
    const places = arena.floats(filter.at, OUTPUTS * depth);
    weights.forEach((weight, i) => {
      const m = Math.floor(i / depth);
      places[((m >> 2) * depth + (i % depth)) * 4 + (m & 3)] = weight;
    });
    arena.keep();
    const [columns, rows] = [width / stride, height / stride];
    const run = () => {
      arena.clear();
      const out = newTensor(arena, OUTPUTS, columns, rows);
      convolve(arena, newTensor(arena, inputs, width, height, picture), filter, out);
      activate(arena, out, new Float32Array(OUTPUTS), null, "none");
      return valuesOf(arena, out);
    };
    const found = run();
    for (let m = 0; m < OUTPUTS; m++)
      for (let y = 0; y < rows; y++)
        for (let x = 0; x < columns; x++)
          expect(found[(m * rows + y) * columns + x]).toBeCloseTo(
            filtered(picture, weights, shape, [m, x, y]),
            4,
          );
    arena.take(2_000_000);
    expect(run()).toEqual(found);
  },
);

const CUTS = {
  none: (value: number) => value,
  relu: (value: number) => Math.max(0, value),
  relu6: (value: number) => Math.min(6, Math.max(0, value)),
} as const;

it.each(["none", "relu", "relu6"] as const)("adds bias and residual, then cuts: %s", (activation) => {
  const [channels, width, height] = [3, 5, 3];
  const size = width * height;
  const values = Float32Array.from({ length: channels * size }, (_, i) => 5 * roughness(i));
  const kept = Float32Array.from(values, (_, i) => 5 * roughness(3 * i + 2));
  const shift = Float32Array.of(1.3, -0.7, 2.1);
  for (const isKept of [false, true]) {
    const arena = new Arena();
    const keep = newTensor(arena, channels, width, height, kept);
    const out = newTensor(arena, channels, width, height, values);
    const length = channels * out.plane;
    // What convolution leaves in the padding.
    const raw = arena.floats(out.at, length);
    raw.forEach((value, i) => {
      raw[i] = value === 0 ? 7 : value;
    });
    activate(arena, out, shift, isKept ? keep : null, activation);
    const wanted = values.map((value, i) => {
      const sum = isKept ? Math.fround(value + (kept[i] as number)) : value;
      return CUTS[activation](Math.fround(sum + (shift[Math.floor(i / size)] as number)));
    });
    expect(valuesOf(arena, out)).toEqual(wanted);
    const around = [...arena.floats(out.at, length)].filter((_, i) => {
      const [x, y] = [i % out.stride, Math.floor((i % out.plane) / out.stride)];
      return x === 0 || x > width || y === 0 || y > height;
    });
    expect(new Set(around)).toEqual(new Set([0]));
  }
});
