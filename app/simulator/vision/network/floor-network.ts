import { Arena } from "./arena.ts";
import {
  activationOf,
  COLOUR_CHANNELS,
  encoderLength,
  FLOOR_CLASSES,
  FLOOR_PLAN,
  INPUT_CHANNELS,
  INPUTS,
  isSpaceToDepth,
  PIXELS_OF_CELL,
  type Step,
} from "./floor-plan.ts";
import {
  activate,
  convolve,
  type Filter,
  newTensor,
  spaceToDepth,
  type Tensor,
  upsampleAdd,
  valuesOf,
} from "./tensor.ts";

/** Logits by class, then pixel. */
export type FloorScores = (
  input: Float32Array<ArrayBuffer>,
  width: number,
  height: number,
) => Promise<Float32Array>;

/** `taken`: where the arena goes on after these tensors. */
type Encoded = { colours: Float32Array; width: number; made: Map<string, Tensor>; taken: number };

/** Written by tools/floor-model/network.py. */
export type FloorModel = {
  arena: Arena;
  plan: readonly Step[];
  /** So many steps of the plan are the encoder. */
  encoderSteps: number;
  steps: Map<string, { shift: Float32Array; filters: Filter[] }>;
  /** What the last run made of the colours alone; all copies of a model share it, as they share the arena. */
  last: { encoded?: Encoded };
  /** Set where there is an adapter. */
  gpu: FloorScores | null;
};

export function readFloorModel(bytes: ArrayBuffer, plan: readonly Step[] = FLOOR_PLAN): FloorModel {
  const data = new DataView(bytes);
  let at = 0;
  const float = () => {
    at += 4;
    return data.getFloat32(at - 4, true);
  };
  const arena = new Arena();
  const steps: FloorModel["steps"] = new Map();
  const channels = new Map(INPUTS);
  for (const step of plan) {
    if (isSpaceToDepth(step)) {
      channels.set(step.name, 4 * (channels.get(step.spaceToDepth) ?? 0));
      continue;
    }
    channels.set(step.name, step.channels);
    const shift = Float32Array.from({ length: step.channels }, float);
    const filters = step.from.map((from) => {
      const { size, stride = 1, isDepthwise = false } = step;
      const depth = (isDepthwise ? 1 : (channels.get(from) ?? 0)) * size * size;
      const place = arena.take(step.channels * depth);
      const filter: Filter = { size, depth, outputs: step.channels, at: place, stride, isDepthwise };
      const weights = arena.floats(filter.at, step.channels * depth);
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
  arena.keep();
  return { arena, plan, encoderSteps: encoderLength(plan), steps, last: {}, gpu: null };
}

/** A driver that hangs shall not stop the analysis. */
const GPU_TIMEOUT_MS = 3000;

function withTimeout<T>(result: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The graphics processor does not answer")), GPU_TIMEOUT_MS);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}

/** On the graphics processor where there is one, with the same scores within rounding. */
export async function floorScores(
  model: FloorModel,
  ...picture: Parameters<FloorScores>
): Promise<Float32Array> {
  try {
    if (model.gpu) return await withTimeout(model.gpu(...picture));
  } catch {
    // The device was lost or hangs.
    model.gpu = null;
  }
  return runFloorNetwork(model, ...picture);
}

/**
 * Logits by class, then pixel. The encoder sees the colours alone, so that after a stroke or with another camera only
 * what follows it is run again.
 */
export function runFloorNetwork(
  model: FloorModel,
  input: Float32Array,
  width: number,
  height: number,
): Float32Array {
  const { arena, plan, encoderSteps } = model;
  const made = new Map(encoded(model, input.subarray(0, COLOUR_CHANNELS * width * height), width, height));
  made.set("picture", newTensor(arena, INPUT_CHANNELS, width, height, input));
  for (const step of plan.slice(encoderSteps)) made.set(step.name, run(model, step, made));
  const scores = made.get((plan.at(-1) as Step).name) as Tensor;
  return depthToSpace(valuesOf(arena, scores), width, height);
}

function encoded(model: FloorModel, colours: Float32Array, width: number, height: number) {
  const { arena, plan, encoderSteps, last } = model;
  const known = last.encoded;
  const isSame = known?.width === width && known.colours.length === colours.length;
  if (isSame && known.colours.every((value, i) => value === colours[i])) {
    arena.free(known.taken);
    return known.made;
  }
  arena.clear();
  const made = new Map([["colours", newTensor(arena, COLOUR_CHANNELS, width, height, colours)]]);
  for (const step of plan.slice(0, encoderSteps)) made.set(step.name, run(model, step, made));
  last.encoded = { colours: colours.slice(), width, made, taken: arena.taken };
  return made;
}

function run({ arena, steps }: FloorModel, step: Step, made: ReadonlyMap<string, Tensor>): Tensor {
  const tensorOf = (name: string) => made.get(name) as Tensor;
  if (isSpaceToDepth(step)) return spaceToDepth(arena, tensorOf(step.spaceToDepth));
  const weights = steps.get(step.name);
  if (!weights) throw new Error(`The floor model lacks ${step.name}`);
  const like = tensorOf(step.from[0] as string);
  const stride = step.stride ?? 1;
  const out = newTensor(arena, step.channels, like.width / stride, like.height / stride);
  step.from.forEach((name, index) => {
    const filter = weights.filters[index] as Filter;
    if (name === step.upsample) {
      const { taken } = arena;
      const low = newTensor(arena, step.channels, out.width / 2, out.height / 2);
      convolve(arena, tensorOf(name), filter, low);
      upsampleAdd(arena, low, out);
      arena.free(taken);
    } else convolve(arena, tensorOf(name), filter, out);
  });
  activate(arena, out, weights.shift, step.keep ? tensorOf(step.keep) : null, activationOf(step));
  return out;
}

export function depthToSpace(cells: Float32Array, width: number, height: number): Float32Array {
  const [columns, rows] = [width / 2, height / 2];
  const out = new Float32Array(FLOOR_CLASSES * width * height);
  for (let plane = 0; plane < FLOOR_CLASSES * PIXELS_OF_CELL; plane++) {
    const corner = Math.floor(plane / FLOOR_CLASSES);
    const to = ((plane % FLOOR_CLASSES) * height + (corner >> 1)) * width + (corner & 1);
    for (let cell = 0; cell < columns * rows; cell++)
      out[to + 2 * Math.floor(cell / columns) * width + 2 * (cell % columns)] = cells[
        plane * columns * rows + cell
      ] as number;
  }
  return out;
}
