import { expect, it } from "vitest";
import {
  MADE_UP_PLAN,
  type MadeUpWeights,
  madeUpWeights,
  packedWeights,
} from "#tests/support/made-up-floor-plan.ts";
import { depthToSpace, readFloorModel, runFloorNetwork } from "./floor-network.ts";
import {
  COLOUR_CHANNELS,
  type ConvolutionStep,
  INPUT_CHANNELS,
  isSpaceToDepth,
  type Step,
} from "./floor-plan.ts";

/** [channel][row][column] */
type Planes = number[][][];

const planes = (
  channels: number,
  height: number,
  width: number,
  of: (c: number, y: number, x: number) => number,
): Planes =>
  Array.from({ length: channels }, (_, c) =>
    Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => of(c, y, x))),
  );
const heightOf = (from: Planes) => (from[0] as number[][]).length;
const widthOf = (from: Planes) => (from[0] as number[][])[0]?.length as number;
const valueAt = (from: Planes, c: number, y: number, x: number) => from[c]?.[y]?.[x] ?? 0;

function filtered(step: ConvolutionStep, from: Planes, filters: MadeUpWeights["filters"][number]): Planes {
  const { size, stride = 1, isDepthwise } = step;
  const before = stride === 2 ? 0 : (size - 1) / 2;
  return planes(step.channels, heightOf(from) / stride, widthOf(from) / stride, (m, y, x) => {
    const { scale, bytes } = filters[m] as { scale: number; bytes: number[] };
    return bytes.reduce((sum, byte, k) => {
      const [channel, tap] = [isDepthwise ? m : Math.floor(k / size ** 2), k % size ** 2];
      const [row, column] = [
        stride * y + Math.floor(tap / size) - before,
        stride * x + (tap % size) - before,
      ];
      return sum + scale * byte * valueAt(from, channel, row, column);
    }, 0);
  });
}

function activated({ isLast, activation = "relu" }: ConvolutionStep, value: number): number {
  if (isLast || activation === "none") return value;
  return Math.min(Math.max(0, value), activation === "relu6" ? 6 : Infinity);
}

function naive(plan: readonly Step[], weights: Map<string, MadeUpWeights>, picture: Planes) {
  const made = new Map([
    ["picture", picture],
    ["colours", picture.slice(0, COLOUR_CHANNELS)],
  ]);
  const madeBy = (name: string) => made.get(name) as Planes;
  for (const step of plan) {
    if (isSpaceToDepth(step)) {
      const fine = madeBy(step.spaceToDepth);
      const coarse = planes(4 * fine.length, heightOf(fine) / 2, widthOf(fine) / 2, (c, y, x) => {
        const corner = Math.floor(c / fine.length);
        return valueAt(fine, c % fine.length, 2 * y + (corner >> 1), 2 * x + (corner & 1));
      });
      made.set(step.name, coarse);
      continue;
    }
    const { shift, filters } = weights.get(step.name) as MadeUpWeights;
    const parts = step.from.map((name, i) =>
      filtered(step, madeBy(name), filters[i] as MadeUpWeights["filters"][number]),
    );
    const first = parts[0] as Planes;
    const out = planes(step.channels, heightOf(first), widthOf(first), (c, y, x) => {
      const sum = parts.reduce((total, part, i) => {
        const isUpsampled = step.from[i] === step.upsample;
        return total + (isUpsampled ? valueAt(part, c, y >> 1, x >> 1) : valueAt(part, c, y, x));
      }, shift[c] as number);
      return activated(step, sum + (step.keep ? valueAt(madeBy(step.keep), c, y, x) : 0));
    });
    made.set(step.name, out);
  }
  return made;
}

it("runs every kind of step as the textbook does, and again after another size", () => {
  const [width, height] = [64, 32];
  const weights = madeUpWeights(MADE_UP_PLAN);
  const model = readFloorModel(packedWeights(weights), MADE_UP_PLAN);
  const input = Float32Array.from({ length: INPUT_CHANNELS * width * height }, (_, i) => 3 * Math.sin(i * i));
  const picture = planes(
    INPUT_CHANNELS,
    height,
    width,
    (c, y, x) => input[(c * height + y) * width + x] as number,
  );
  const made = naive(MADE_UP_PLAN, weights, picture);
  const wanted = depthToSpace(Float32Array.from((made.get("scores") as Planes).flat(2)), width, height);
  const found = runFloorNetwork(model, input, width, height);
  for (let i = 0; i < wanted.length; i++) expect(found[i]).toBeCloseTo(wanted[i] as number, 3);
  // Guards against a plan that cuts nothing or everything.
  const isCut = (made.get("stem") as Planes).flat(2).map((value) => value === 0 || value === 6);
  expect(new Set(isCut).size).toBe(2);
  expect((made.get("q") as Planes).flat(2)).toContain(6);
  expect(Math.max(...wanted) - Math.min(...wanted)).toBeGreaterThan(2);
  runFloorNetwork(model, input.slice(0, (input.length * 3) / 2), 96, 32);
  expect(runFloorNetwork(model, input, width, height)).toEqual(found);
});

it("finds for taps and for other colours of one size what a model finds that has seen nothing before", () => {
  const packed = packedWeights(madeUpWeights(MADE_UP_PLAN));
  const model = readFloorModel(packed, MADE_UP_PLAN);
  const [width, height] = [64, 32];
  const first = Float32Array.from({ length: INPUT_CHANNELS * width * height }, (_, i) => Math.sin(i));
  const tapped = first.map((value, i) => (i < COLOUR_CHANNELS * width * height ? value : 1 - value));
  const recoloured = first.map((value, i) => (i === 5 ? value + 1 : value));
  for (const input of [first, tapped, first, recoloured, tapped])
    expect(runFloorNetwork(model, input, width, height)).toEqual(
      runFloorNetwork(readFloorModel(packed, MADE_UP_PLAN), input, width, height),
    );
  expect(runFloorNetwork(model, tapped, width, height)).not.toEqual(
    runFloorNetwork(model, first, width, height),
  );
});

it("refuses weights of another plan", () => {
  const packed = packedWeights(madeUpWeights(MADE_UP_PLAN));
  expect(() => readFloorModel(packed)).toThrow();
  expect(() => readFloorModel(packed, MADE_UP_PLAN.slice(0, -1))).toThrow("does not belong to this plan");
});
