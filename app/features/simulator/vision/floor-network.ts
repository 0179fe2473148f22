import { FLOOR_CLASSES, FLOOR_PLAN, INPUT_CHANNELS, isFold } from "./floor-plan.ts";
import { Workroom } from "./mix.ts";
import { convolve, type Filter, fold, newPlanes, type Planes, raise, settle, valuesOf } from "./planes.ts";

/** Weights as written by tools/floor-model/write-model.ts, made floats again. */
export type FloorModel = {
  room: Workroom;
  steps: Map<string, { shift: Float32Array; filters: Filter[] }>;
};

export function readFloorModel(bytes: ArrayBuffer): FloorModel {
  const data = new DataView(bytes);
  let at = 0;
  const float = () => {
    at += 4;
    return data.getFloat32(at - 4, true);
  };
  const room = new Workroom();
  const steps: FloorModel["steps"] = new Map();
  const channels = new Map([["picture", INPUT_CHANNELS]]);
  for (const step of FLOOR_PLAN) {
    if (isFold(step)) {
      channels.set(step.name, 4 * (channels.get(step.fold) ?? 0));
      continue;
    }
    channels.set(step.name, step.channels);
    const shift = Float32Array.from({ length: step.channels }, float);
    const filters = step.from.map((from): Filter => {
      const depth = (channels.get(from) ?? 0) * step.size * step.size;
      const filter = { size: step.size, depth, outputs: step.channels, at: room.take(step.channels * depth) };
      const weights = room.floats(filter.at, step.channels * depth);
      for (let m = 0; m < step.channels; m++) {
        const scale = float();
        for (let k = 0; k < depth; k++) {
          weights[((m >> 2) * depth + k) * 4 + (m & 3)] = scale * data.getInt8(at);
          at += 1;
        }
      }
      return filter;
    });
    steps.set(step.name, { shift, filters });
  }
  if (at !== bytes.byteLength) throw new Error("The floor model does not belong to this plan");
  room.keep();
  return { room, steps };
}

export type FloorAnswer = {
  width: number;
  height: number;
  /** Per cell, class after class: how much each class speaks for itself, before normalising. */
  scores: Float32Array;
  /** Per cell, channel after channel: what the scores are a linear function of. */
  features: Float32Array;
  featureChannels: number;
};

/** Runs the network; the answer has half the picture's sides. */
export function runFloorNetwork(
  { room, steps }: FloorModel,
  input: Float32Array,
  width: number,
  height: number,
): FloorAnswer {
  room.clear();
  const made = new Map<string, Planes>();
  const planesOf = (name: string) => made.get(name) as Planes;
  made.set("picture", newPlanes(room, INPUT_CHANNELS, width, height, input));
  for (const step of FLOOR_PLAN) {
    if (isFold(step)) {
      made.set(step.name, fold(room, planesOf(step.fold)));
      continue;
    }
    const weights = steps.get(step.name);
    if (!weights) throw new Error(`The floor model lacks ${step.name}`);
    const like = planesOf(step.from[0] as string);
    const out = newPlanes(room, step.channels, like.width, like.height);
    step.from.forEach((name, index) => {
      const filter = weights.filters[index] as Filter;
      if (name === step.raise) {
        const low = newPlanes(room, step.channels, planesOf(name).width, planesOf(name).height);
        convolve(room, planesOf(name), filter, low);
        raise(room, low, out);
      } else convolve(room, planesOf(name), filter, out);
    });
    settle(room, out, weights.shift, step.keep ? planesOf(step.keep) : null, step.isLast !== true);
    made.set(step.name, out);
  }
  const last = planesOf("classes");
  const features = planesOf("d1");
  return {
    width: last.width,
    height: last.height,
    scores: valuesOf(room, last).subarray(0, FLOOR_CLASSES * last.width * last.height),
    features: valuesOf(room, features),
    featureChannels: features.channels,
  };
}
