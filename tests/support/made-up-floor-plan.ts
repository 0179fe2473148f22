import {
  type ConvolutionStep,
  INPUTS,
  isSpaceToDepth,
  type Step,
} from "#app/simulator/vision/network/floor-plan.ts";

/** Every option of a step. */
export const MADE_UP_PLAN: readonly Step[] = [
  { name: "stem", from: ["colours"], size: 3, stride: 2, channels: 16, activation: "relu6" },
  { name: "d0", from: ["stem"], size: 3, isDepthwise: true, channels: 16, activation: "relu6" },
  { name: "p0", from: ["d0"], size: 1, channels: 8, activation: "none" },
  { name: "e1", from: ["p0"], size: 1, channels: 24, activation: "relu6" },
  { name: "d1", from: ["e1"], size: 3, stride: 2, isDepthwise: true, channels: 24, activation: "none" },
  { name: "p1", from: ["d1"], size: 1, channels: 16, activation: "none" },
  { name: "d2", from: ["p1"], size: 3, isDepthwise: true, channels: 16, keep: "p1" },
  { name: "p2", from: ["d2"], size: 1, channels: 16, keep: "p1", activation: "relu6" },
  { name: "taps", from: ["picture"], size: 3, stride: 2, channels: 16 },
  { name: "f", spaceToDepth: "p2" },
  { name: "df", from: ["f"], size: 3, isDepthwise: true, channels: 64 },
  { name: "low", from: ["f"], size: 3, stride: 2, channels: 16 },
  { name: "q", from: ["df", "low"], upsample: "low", size: 3, channels: 16, activation: "relu6" },
  { name: "half", from: ["p2", "q"], upsample: "q", size: 3, stride: 2, channels: 16, activation: "none" },
  { name: "u2", from: ["p2", "half"], upsample: "half", size: 1, channels: 16, keep: "p2" },
  { name: "u1", from: ["p0", "taps", "u2"], upsample: "u2", size: 1, channels: 16, activation: "relu6" },
  { name: "scores", from: ["u1"], size: 1, channels: 16, isLast: true },
];

export type MadeUpWeights = { shift: number[]; filters: { scale: number; bytes: number[] }[][] };

/** For each step, its shift and, for each input and output, its weights. */
export function madeUpWeights(plan: readonly Step[]): Map<string, MadeUpWeights> {
  const channels = new Map(INPUTS);
  const weights = new Map<string, MadeUpWeights>();
  let seed = 1;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    return (seed >> 8) / 2 ** 23;
  };
  const filter = ({ size, isDepthwise, channels: outputs }: ConvolutionStep, inputs: number) => {
    const depth = (isDepthwise ? 1 : inputs) * size * size;
    return Array.from({ length: outputs }, () => ({
      scale: Math.fround(Math.sqrt(6 / depth) / 127),
      bytes: Array.from({ length: depth }, () => Math.round(127 * random())),
    }));
  };
  for (const step of plan) {
    if (isSpaceToDepth(step)) {
      channels.set(step.name, 4 * (channels.get(step.spaceToDepth) as number));
      continue;
    }
    channels.set(step.name, step.channels);
    const shift = Array.from({ length: step.channels }, () => Math.fround(2 * random()));
    const filters = step.from.map((from) => filter(step, channels.get(from) as number));
    weights.set(step.name, { shift, filters });
  }
  return weights;
}

/** As `readFloorModel` reads them. */
export function packedWeights(weights: Map<string, MadeUpWeights>): ArrayBuffer {
  const floats = (values: readonly number[]) => [...new Uint8Array(Float32Array.from(values).buffer)];
  const bytes = [...weights.values()].flatMap(({ shift, filters }) => [
    ...floats(shift),
    ...filters.flat().flatMap((filter) => [...floats([filter.scale]), ...filter.bytes]),
  ]);
  return Int8Array.from(bytes).buffer;
}
