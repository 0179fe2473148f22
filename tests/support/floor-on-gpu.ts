import { floorScoresOnGpu } from "#app/simulator/vision/network/floor-gpu.ts";
import {
  type FloorScores,
  floorScores,
  readFloorModel,
  runFloorNetwork,
} from "#app/simulator/vision/network/floor-network.ts";
import { INPUT_CHANNELS, type Step } from "#app/simulator/vision/network/floor-plan.ts";
import { MADE_UP_PLAN, madeUpWeights, packedWeights } from "./made-up-floor-plan.ts";

const WIDTH = 96;
const HEIGHT = 64;

const largest = (values: Float32Array) => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

/** Scores with and without graphics processor, also of another size and after the device is lost. */
export async function floorOnGpu(bytes: ArrayBuffer, plan?: readonly Step[]) {
  const model = readFloorModel(bytes, plan);
  const adapter = await navigator.gpu.requestAdapter();
  if (!adapter) throw new Error("There is no adapter");
  let device: GPUDevice | undefined;
  const watched = new Proxy(adapter, {
    get: (target, name) =>
      name === "requestDevice"
        ? async () => (device = await target.requestDevice())
        : Reflect.get(target, name),
  });
  const gpu = await floorScoresOnGpu(model, watched);
  if (!gpu) throw new Error("It does not find what the processor finds");
  model.gpu = gpu;
  const apart = async (run: FloorScores, width: number, height: number) => {
    const input = Float32Array.from({ length: INPUT_CHANNELS * width * height }, (_, i) => Math.sin(i * i));
    const wanted = runFloorNetwork(model, input, width, height);
    const found = await run(input, width, height);
    return {
      largest: largest(wanted),
      apart: largest(found.map((score, i) => score - (wanted[i] as number))),
    };
  };
  // Without the limit of time: a software adapter on a busy machine may take longer.
  const first = await apart(gpu, WIDTH, HEIGHT);
  const turned = await apart(gpu, HEIGHT, WIDTH);
  device?.destroy();
  const lost = await apart((...picture) => floorScores(model, ...picture), WIDTH, HEIGHT);
  return { first, turned, lost, usesGpuAfterLoss: model.gpu !== null };
}

/** With every option of a step. */
export const madeUpOnGpu = () => floorOnGpu(packedWeights(madeUpWeights(MADE_UP_PLAN)), MADE_UP_PLAN);

Object.assign(globalThis, { floorOnGpu, madeUpOnGpu });
