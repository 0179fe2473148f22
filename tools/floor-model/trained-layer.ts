import type { Kernels } from "./kernels.ts";

/** A stack of padded pictures in the kernels' memory: `batch` × `channels` planes with one empty pixel all around. */
export type Planes = {
  at: number;
  batch: number;
  channels: number;
  width: number;
  height: number;
  stride: number;
  plane: number;
  /** Where the gradient lies, in the same shape. */
  gradient: number;
  /** Both as arrays of their own: indexing one array of gigabytes is many times slower. */
  values: Float32Array;
  slopes: Float32Array;
};

export class Arena {
  #next = 64;
  readonly kernels: Kernels;
  constructor(kernels: Kernels) {
    this.kernels = kernels;
  }
  take(floats: number): number {
    const at = this.#next;
    this.#next += Math.ceil((floats + 64) / 16) * 16;
    if (this.#next > this.kernels.memory.length) throw new Error("The trainer's memory is full");
    return at;
  }
  view(at: number, floats: number) {
    return this.kernels.memory.subarray(at, at + floats);
  }
  planes(batch: number, channels: number, width: number, height: number): Planes {
    const stride = width + 2;
    const plane = stride * (height + 2);
    const size = batch * channels * plane;
    const at = this.take(size);
    const gradient = this.take(size);
    const values = this.view(at, size);
    const slopes = this.view(gradient, size);
    return { at, batch, channels, width, height, stride, plane, gradient, values, slopes };
  }
}

export const sizeOf = (planes: Planes) => planes.batch * planes.channels * planes.plane;
export const inside = (planes: Planes) => planes.stride + 1;
export const span = (planes: Planes) => (planes.height - 1) * planes.stride + planes.width;

/** A trained array with its gradient and Adam's two memories. */
export type Weights = {
  name: string;
  value: Float32Array;
  gradient: Float32Array;
  first: Float32Array;
  second: Float32Array;
  decays: boolean;
};

export const newWeights = (name: string, size: number, decays: boolean): Weights => ({
  name,
  value: new Float32Array(size),
  gradient: new Float32Array(size),
  first: new Float32Array(size),
  second: new Float32Array(size),
  decays,
});

/** One convolution of one input: the same weights serve every picture size. */
export class Convolution {
  readonly weights: Weights;
  readonly inputs: number;
  readonly outputs: number;
  readonly size: 1 | 3;
  readonly #forward: number;
  readonly #backward: number;
  readonly #gradient: number;
  readonly #offsets: number;
  readonly #arena: Arena;

  constructor(
    arena: Arena,
    name: string,
    inputs: number,
    outputs: number,
    size: 1 | 3,
    random: () => number,
  ) {
    this.#arena = arena;
    this.inputs = inputs;
    this.outputs = outputs;
    this.size = size;
    const depth = inputs * size * size;
    this.weights = newWeights(name, outputs * depth, true);
    const spread = Math.sqrt(2 / depth);
    for (let i = 0; i < this.weights.value.length; i++) this.weights.value[i] = spread * random();
    this.#forward = arena.take(outputs * depth);
    this.#backward = arena.take(outputs * depth);
    this.#gradient = arena.take(outputs * depth);
    this.#offsets = arena.take(Math.max(inputs, outputs) * size * size);
  }

  get depth() {
    return this.inputs * this.size * this.size;
  }

  /** Lays the weights out for the kernels: once after each step of the optimiser. */
  pack() {
    const { value } = this.weights;
    const taps = this.size * this.size;
    const forward = this.#arena.view(this.#forward, value.length);
    const backward = this.#arena.view(this.#backward, value.length);
    for (let m = 0; m < this.outputs; m++)
      for (let k = 0; k < this.depth; k++) {
        const weight = value[m * this.depth + k] as number;
        const input = Math.floor(k / taps);
        const tap = k % taps;
        forward[((m >> 2) * this.depth + k) * 4 + (m & 3)] = weight;
        backward[((input >> 2) * this.outputs * taps + m * taps + tap) * 4 + (input & 3)] = weight;
      }
  }

  #pointAt(planes: Planes, channels: number, sign: 1 | -1) {
    const { words } = this.#arena.kernels;
    const taps = this.size * this.size;
    const reach = (this.size - 1) / 2;
    for (let k = 0; k < channels * taps; k++) {
      const tap = k % taps;
      const dy = Math.floor(tap / this.size) - reach;
      const dx = (tap % this.size) - reach;
      const offset = Math.floor(k / taps) * planes.plane + sign * (dy * planes.stride + dx);
      words[this.#offsets + k] = offset * 4;
    }
  }

  /** Adds to `out` (at its address `to`). */
  forward(from: Planes, out: Planes, to: number) {
    this.#pointAt(from, this.inputs, 1);
    const start = inside(from);
    for (let b = 0; b < from.batch; b++)
      this.#arena.kernels.mix(
        this.#forward * 4,
        this.#offsets * 4,
        (from.at + b * from.channels * from.plane + start) * 4,
        (to + b * out.channels * out.plane + start) * 4,
        out.plane * 4,
        this.depth,
        this.outputs,
        span(from),
      );
  }

  /** Adds to the weights' gradient and, where asked, to the input's. `change` is the gradient of the output. */
  backward(from: Planes, out: Planes, change: number, toInput: boolean) {
    const { mix, correlate } = this.#arena.kernels;
    const start = inside(from);
    const size = this.outputs * this.depth;
    const found = this.#arena.view(this.#gradient, size).fill(0);
    this.#pointAt(from, this.inputs, 1);
    for (let b = 0; b < from.batch; b++)
      correlate(
        (change + b * out.channels * out.plane + start) * 4,
        out.plane * 4,
        this.#offsets * 4,
        (from.at + b * from.channels * from.plane + start) * 4,
        this.#gradient * 4,
        this.depth,
        this.outputs,
        span(from),
      );
    for (let i = 0; i < size; i++)
      this.weights.gradient[i] = (this.weights.gradient[i] as number) + (found[i] as number);
    if (!toInput) return;
    this.#pointAt(out, this.outputs, -1);
    for (let b = 0; b < from.batch; b++)
      mix(
        this.#backward * 4,
        this.#offsets * 4,
        (change + b * out.channels * out.plane + start) * 4,
        (from.gradient + b * from.channels * from.plane + start) * 4,
        from.plane * 4,
        this.outputs * this.size * this.size,
        this.inputs,
        span(from),
      );
  }
}
