import { floorScoresOnGpu } from "#app/features/simulator/vision/floor-gpu.ts";
import {
  floorScores,
  readFloorModel,
  runFloorNetwork,
} from "#app/features/simulator/vision/floor-network.ts";
import { INPUT_CHANNELS } from "#app/features/simulator/vision/floor-plan.ts";

const WIDTH = 160;
const HEIGHT = 128;

const largest = (values: Float32Array) => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

/** Scores with and without graphics processor, also of another size and after the device is lost. */
export async function floorOnGpu(bytes: ArrayBuffer) {
  const model = readFloorModel(bytes);
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
  model.gpu = gpu;
  const apart = async (width: number, height: number) => {
    const input = Float32Array.from({ length: INPUT_CHANNELS * width * height }, (_, i) => Math.sin(i * i));
    const wanted = runFloorNetwork(model, input, width, height);
    const found = await floorScores(model, input, width, height);
    return {
      largest: largest(wanted),
      apart: largest(found.map((score, i) => score - (wanted[i] as number))),
    };
  };
  const first = await apart(WIDTH, HEIGHT);
  const turned = await apart(HEIGHT, WIDTH);
  const usedGpu = model.gpu !== null;
  device?.destroy();
  const lost = await apart(WIDTH, HEIGHT);
  return { first, turned, usedGpu, lost, usesGpuAfterLoss: model.gpu !== null };
}

Object.assign(globalThis, { floorOnGpu });
