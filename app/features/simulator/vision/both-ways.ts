import { type FloorAnswer, type FloorModel, runFloorNetwork } from "./floor-network.ts";
import { INPUT_CHANNELS, SIDE_CHANNEL } from "./floor-plan.ts";

function mirrored(planes: Float32Array, width: number): Float32Array {
  const out = new Float32Array(planes.length);
  for (let row = 0; row < planes.length; row += width)
    for (let x = 0; x < width; x++) out[row + x] = planes[row + width - 1 - x] as number;
  return out;
}

const mean = (a: Float32Array, b: Float32Array) => a.map((value, i) => (value + (b[i] as number)) / 2);

/** The mean of what the network says of the picture and of its mirror image: two opinions for one set of weights. */
export function lookBothWays(
  model: FloorModel,
  input: Float32Array,
  width: number,
  height: number,
): FloorAnswer {
  const straight = runFloorNetwork(model, input, width, height);
  const turned = mirrored(input, width);
  const size = input.length / INPUT_CHANNELS;
  for (let i = SIDE_CHANNEL * size; i < (SIDE_CHANNEL + 1) * size; i++) turned[i] = -(turned[i] as number);
  const other = runFloorNetwork(model, turned, width, height);
  return {
    ...straight,
    scores: mean(straight.scores, mirrored(other.scores, other.width)),
    features: mean(straight.features, mirrored(other.features, other.width)),
  };
}
