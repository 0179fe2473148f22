import { FLOOR_PLAN, isFold } from "../../app/features/simulator/vision/floor-plan.ts";
import type { Network, TrainedStep } from "./network.ts";

/**
 * What the worker reads, step by step in the plan's order: for each output its shift (normalisation folded in), then for
 * each input and output a scale and the weights as bytes (Jacob et al. 2018). Floats little-endian.
 */
export function packedModel(network: Network): Uint8Array {
  const bytes: number[] = [];
  const float = (value: number) => bytes.push(...new Uint8Array(Float32Array.of(value).buffer));
  for (const step of FLOOR_PLAN) {
    if (isFold(step)) continue;
    const { convolutions, norm, bias } = network.steps.get(step.name) as TrainedStep;
    const gains = Array.from({ length: step.channels }, (_, m) =>
      norm ? (norm.scale.value[m] as number) * norm.inverse(m) : 1,
    );
    for (let m = 0; m < step.channels; m++)
      float(
        norm
          ? (norm.shift.value[m] as number) - (norm.mean[m] as number) * (gains[m] as number)
          : (bias?.value[m] as number),
      );
    for (const { weights, depth, outputs } of convolutions)
      for (let m = 0; m < outputs; m++) {
        const row = weights.value
          .subarray(m * depth, (m + 1) * depth)
          .map((value) => value * (gains[m] as number));
        const scale = Math.max(1e-12, ...row.map(Math.abs)) / 127;
        float(scale);
        for (const value of row) bytes.push(Math.round(value / scale) & 255);
      }
  }
  return Uint8Array.from(bytes);
}
