import type { FloorModel } from "../../app/features/simulator/vision/floor-network.ts";
import {
  type ConvolutionStep,
  FLOOR_PLAN,
  INPUT_CHANNELS,
  isFold,
} from "../../app/features/simulator/vision/floor-plan.ts";
import { BatchNorm } from "./batch-norm.ts";
import {
  type Arena,
  Convolution,
  inside,
  newWeights,
  type Planes,
  sizeOf,
  type Weights,
} from "./trained-layer.ts";

/** Weights of one step: a convolution for each input, and what normalises or (at the end) shifts their sum. */
export type TrainedStep = { convolutions: Convolution[]; norm: BatchNorm | null; bias: Weights | null };

/** `raw` is the sum of the convolutions, `change` its gradient; for a fold both are empty. */
type Stage = { out: Planes; raw: Block; change: Block; low: Planes | null };
type Block = { at: number; values: Float32Array };

export class Network {
  readonly arena: Arena;
  readonly steps = new Map<string, TrainedStep>();
  readonly #pictures = new Map<string, Map<string, Stage>>();

  constructor(arena: Arena, random: () => number) {
    this.arena = arena;
    const channels = new Map([["picture", INPUT_CHANNELS]]);
    const channelsOf = (name: string) => channels.get(name) as number;
    for (const step of FLOOR_PLAN) {
      if (isFold(step)) {
        channels.set(step.name, 4 * channelsOf(step.fold));
        continue;
      }
      channels.set(step.name, step.channels);
      this.steps.set(step.name, {
        convolutions: step.from.map(
          (from) =>
            new Convolution(
              arena,
              `${step.name}<${from}`,
              channelsOf(from),
              step.channels,
              step.size,
              random,
            ),
        ),
        norm: step.isLast ? null : new BatchNorm(step.name, step.channels),
        bias: step.isLast ? newWeights(`${step.name}.bias`, step.channels, false) : null,
      });
    }
  }

  weights(): Weights[] {
    return [...this.steps.values()].flatMap(({ convolutions, norm, bias }) => [
      ...convolutions.map((convolution) => convolution.weights),
      ...(norm ? [norm.scale, norm.shift] : []),
      ...(bias ? [bias] : []),
    ]);
  }

  /** Goes on from finished weights instead of random ones. */
  adopt(model: FloorModel) {
    for (const [name, { convolutions, norm, bias }] of this.steps) {
      const finished = model.steps.get(name);
      if (!finished) throw new Error(`The finished model lacks ${name}`);
      norm?.adopt(finished.shift);
      bias?.value.set(finished.shift);
      convolutions.forEach(({ weights, depth }, index) => {
        const from = model.room.floats(finished.filters[index]?.at as number, weights.value.length);
        weights.value.forEach((_, i) => {
          const m = Math.floor(i / depth);
          weights.value[i] = from[((m >> 2) * depth + (i % depth)) * 4 + (m & 3)] as number;
        });
      });
    }
  }

  pack() {
    for (const { convolutions } of this.steps.values()) for (const each of convolutions) each.pack();
  }

  /** Memory for pictures of one size; made once for each size that is met. */
  stages(batch: number, width: number, height: number): Map<string, Stage> {
    const key = `${batch} ${width} ${height}`;
    const known = this.#pictures.get(key);
    if (known) return known;
    const stages = new Map<string, Stage>();
    const picture = this.arena.planes(batch, INPUT_CHANNELS, width, height);
    const block = (floats: number): Block => {
      const at = this.arena.take(floats);
      return { at, values: this.arena.view(at, floats) };
    };
    const none = block(0);
    stages.set("picture", { out: picture, raw: none, change: none, low: null });
    const of = (name: string) => (stages.get(name) as Stage).out;
    for (const step of FLOOR_PLAN) {
      const from = of(isFold(step) ? step.fold : (step.from[0] as string));
      const shrink = isFold(step) ? 2 : 1;
      const channels = isFold(step) ? 4 * from.channels : step.channels;
      const out = this.arena.planes(batch, channels, from.width / shrink, from.height / shrink);
      const raw = isFold(step) ? none : block(sizeOf(out));
      const change = isFold(step) ? none : block(sizeOf(out));
      const raise = isFold(step) ? undefined : step.raise;
      const low = raise ? this.arena.planes(batch, channels, of(raise).width, of(raise).height) : null;
      stages.set(step.name, { out, raw, change, low });
    }
    this.#pictures.set(key, stages);
    return stages;
  }

  forward(stages: Map<string, Stage>, isTraining: boolean) {
    const stage = (name: string) => stages.get(name) as Stage;
    for (const step of FLOOR_PLAN) {
      const { out, raw, low } = stage(step.name);
      if (isFold(step)) {
        foldInto(stage(step.fold).out, out);
        continue;
      }
      const { convolutions, norm, bias } = this.steps.get(step.name) as TrainedStep;
      raw.values.fill(0);
      step.from.forEach((name, index) => {
        const convolution = convolutions[index] as Convolution;
        if (name !== step.raise || !low) {
          convolution.forward(stage(name).out, out, raw.at);
          return;
        }
        low.values.fill(0);
        convolution.forward(stage(name).out, low, low.at);
        raiseInto(low, out, raw.values);
      });
      if (norm) norm.forward(raw.values, out, step.keep ? stage(step.keep).out : null, isTraining);
      if (bias) addBias(raw.values, out, bias.value);
    }
  }

  /** The gradient of the last step's output must be in its `slopes`. */
  backward(stages: Map<string, Stage>) {
    const last = FLOOR_PLAN.at(-1)?.name;
    for (const [name, { out }] of stages) if (name !== last) out.slopes.fill(0);
    for (const step of [...FLOOR_PLAN].reverse()) {
      const stage = stages.get(step.name) as Stage;
      if (!isFold(step)) this.#backwardThrough(step, stage, stages);
      else if (step.fold !== "picture") unfold((stages.get(step.fold) as Stage).out, stage.out);
    }
  }

  #backwardThrough(step: ConvolutionStep, { out, raw, change, low }: Stage, stages: Map<string, Stage>) {
    const { convolutions, norm, bias } = this.steps.get(step.name) as TrainedStep;
    const planesOf = (name: string) => (stages.get(name) as Stage).out;
    if (norm) norm.backward(raw.values, change.values, out, step.keep ? planesOf(step.keep) : null);
    if (bias) sumBias(out, bias.gradient);
    const slope = norm ? change : { at: out.gradient, values: out.slopes };
    step.from.forEach((name, index) => {
      const convolution = convolutions[index] as Convolution;
      const toInput = name !== "f1";
      if (name !== step.raise || !low) {
        convolution.backward(planesOf(name), out, slope.at, toInput);
        return;
      }
      lowerInto(out, slope.values, low);
      convolution.backward(planesOf(name), low, low.gradient, toInput);
    });
  }
}

/** Calls with the start of each row of the fine pictures and of the coarse row it belongs to. */
function eachRow(
  fine: Planes,
  coarse: Planes,
  visit: (plane: number, y: number, row: number, under: number) => void,
) {
  for (let plane = 0; plane < fine.batch * fine.channels; plane++)
    for (let y = 0; y < fine.height; y++)
      visit(
        plane,
        y,
        plane * fine.plane + inside(fine) + y * fine.stride,
        inside(coarse) + (y >> 1) * coarse.stride,
      );
}

const foldedPlane = (fine: Planes, plane: number, y: number, odd: number) => {
  const batch = Math.floor(plane / fine.channels);
  return batch * 4 * fine.channels + ((y & 1) * 2 + odd) * fine.channels + (plane % fine.channels);
};

function foldInto(fine: Planes, coarse: Planes) {
  const { width, plane: size, values: to } = coarse;
  const from = fine.values;
  eachRow(fine, coarse, (plane, y, row, under) => {
    for (let odd = 0; odd < 2; odd++) {
      const start = under + foldedPlane(fine, plane, y, odd) * size;
      for (let x = 0; x < width; x++) to[start + x] = from[row + 2 * x + odd] as number;
    }
  });
}

function unfold(fine: Planes, coarse: Planes) {
  const { width, plane: size, slopes: from } = coarse;
  const to = fine.slopes;
  eachRow(fine, coarse, (plane, y, row, under) => {
    for (let odd = 0; odd < 2; odd++) {
      const start = under + foldedPlane(fine, plane, y, odd) * size;
      for (let x = 0; x < width; x++) {
        const i = row + 2 * x + odd;
        to[i] = (to[i] as number) + (from[start + x] as number);
      }
    }
  });
}

function raiseInto(low: Planes, out: Planes, raw: Float32Array) {
  const { values: from, plane: size } = low;
  const { width } = out;
  eachRow(out, low, (plane, _, row, under) => {
    const start = under + plane * size;
    for (let x = 0; x < width; x++)
      raw[row + x] = (raw[row + x] as number) + (from[start + (x >> 1)] as number);
  });
}

function lowerInto(out: Planes, slope: Float32Array, low: Planes) {
  const { slopes: to, plane: size } = low;
  const { width } = out;
  to.fill(0);
  eachRow(out, low, (plane, _, row, under) => {
    const start = under + plane * size;
    for (let x = 0; x < width; x++) {
      const i = start + (x >> 1);
      to[i] = (to[i] as number) + (slope[row + x] as number);
    }
  });
}

function addBias(raw: Float32Array, out: Planes, bias: Float32Array) {
  const { values, width } = out;
  eachRow(out, out, (plane, _, row) => {
    const value = bias[plane % out.channels] as number;
    for (let i = row; i < row + width; i++) values[i] = (raw[i] as number) + value;
  });
}

function sumBias(out: Planes, gradient: Float32Array) {
  const { slopes, width } = out;
  eachRow(out, out, (plane, _, row) => {
    let sum = 0;
    for (let i = row; i < row + width; i++) sum += slopes[i] as number;
    gradient[plane % out.channels] = (gradient[plane % out.channels] as number) + sum;
  });
}
