import { describe, expect, it } from "vitest";
import { readFloorModel, runFloorNetwork } from "../../app/features/simulator/vision/floor-network.ts";
import { FLOOR_CLASSES, INPUT_CHANNELS } from "../../app/features/simulator/vision/floor-plan.ts";
import { randomFrom } from "./augment.ts";
import { loadKernels } from "./kernels.ts";
import { Network } from "./network.ts";
import { Arena, inside, type Planes } from "./trained-layer.ts";
import { packedModel } from "./write-model.ts";

const [BATCH, WIDTH, HEIGHT] = [2, 64, 32];

function made() {
  const random = randomFrom(7);
  const network = new Network(new Arena(loadKernels(96)), () => random.normal());
  const stages = network.stages(BATCH, WIDTH, HEIGHT);
  const planes = (name: string) => (stages.get(name) as { out: Planes }).out;
  const picture = planes("picture");
  const inputs = Array.from({ length: BATCH }, () =>
    Float32Array.from({ length: INPUT_CHANNELS * WIDTH * HEIGHT }, () => random.normal()),
  );
  inputs.forEach((input, b) => {
    for (let row = 0; row < INPUT_CHANNELS * HEIGHT; row++)
      picture.values.set(
        input.subarray(row * WIDTH, (row + 1) * WIDTH),
        (b * INPUT_CHANNELS + Math.floor(row / HEIGHT)) * picture.plane +
          inside(picture) +
          (row % HEIGHT) * picture.stride,
      );
  });
  network.pack();
  return { network, stages, planes, inputs };
}

/** Every score of every cell, in the order of the pictures. */
function scoresOf(out: Planes): number[] {
  const scores: number[] = [];
  for (let plane = 0; plane < out.batch * out.channels; plane++)
    for (let y = 0; y < out.height; y++)
      for (let x = 0; x < out.width; x++)
        scores.push(out.values[plane * out.plane + inside(out) + y * out.stride + x] as number);
  return scores;
}

const roughness = (i: number) => Math.sin(1.7 * i);

describe("the floor network", () => {
  it("knows the slope of everything it learns", () => {
    const { network, stages, planes } = made();
    const out = planes("classes");
    const loss = () => {
      network.pack();
      network.forward(stages, true);
      return scoresOf(out).reduce((sum, score, i) => sum + score * roughness(i), 0);
    };
    loss();
    let i = 0;
    for (let plane = 0; plane < out.batch * out.channels; plane++)
      for (let y = 0; y < out.height; y++)
        for (let x = 0; x < out.width; x++)
          out.slopes[plane * out.plane + inside(out) + y * out.stride + x] = roughness(i++);
    network.backward(stages);
    for (const { value, gradient } of network.weights()) {
      // The steepest weight of each array: there the difference stands out of the rounding.
      const k = gradient.reduce(
        (best, slope, j) => (Math.abs(slope) > Math.abs(gradient[best] ?? 0) ? j : best),
        0,
      );
      const before = value[k] as number;
      const step = 2e-3 * Math.max(0.1, Math.abs(before));
      value[k] = before + step;
      const higher = loss();
      value[k] = before - step;
      const lower = loss();
      value[k] = before;
      const measured = (higher - lower) / (2 * step);
      expect(Math.abs(measured / (gradient[k] as number) - 1)).toBeLessThan(0.12);
    }
  });

  it("answers in the worker as it did when it was trained", () => {
    const { network, stages, planes, inputs } = made();
    for (let round = 0; round < 60; round++) network.forward(stages, true);
    network.forward(stages, false);
    const trained = scoresOf(planes("classes"));
    const packed = packedModel(network);
    const model = readFloorModel(packed.buffer as ArrayBuffer);
    const cells = (WIDTH / 2) * (HEIGHT / 2) * FLOOR_CLASSES;
    inputs.forEach((input, b) => {
      const { scores } = runFloorNetwork(model, input, WIDTH, HEIGHT);
      const truth = trained.slice(b * cells, (b + 1) * cells);
      const size = Math.sqrt(truth.reduce((sum, score) => sum + score * score, 0) / cells);
      const off = Math.sqrt(
        truth.reduce((sum, score, i) => sum + (score - (scores[i] as number)) ** 2, 0) / cells,
      );
      // Weights are kept in bytes: a little is lost.
      expect(off / size).toBeLessThan(0.25);
    });
  });

  it("goes on from finished weights where they stopped", () => {
    const { network, stages, planes } = made();
    for (let round = 0; round < 60; round++) network.forward(stages, true);
    network.forward(stages, false);
    const before = scoresOf(planes("classes"));
    network.adopt(readFloorModel(packedModel(network).buffer as ArrayBuffer));
    network.pack();
    network.forward(stages, true);
    const after = scoresOf(planes("classes"));
    const size = Math.sqrt(before.reduce((sum, score) => sum + score * score, 0));
    const off = Math.sqrt(before.reduce((sum, score, i) => sum + (score - (after[i] as number)) ** 2, 0));
    expect(off / size).toBeLessThan(0.25);
  });
});
