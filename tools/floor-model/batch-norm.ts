import { inside, newWeights, type Planes, type Weights } from "./trained-layer.ts";

const EPSILON = 1e-3;
const MEMORY = 0.95;

/** Batch normalisation (Ioffe and Szegedy 2015) with the residual and the threshold that follow it. */
export class BatchNorm {
  readonly scale: Weights;
  readonly shift: Weights;
  readonly mean: Float32Array;
  readonly variance: Float32Array;
  readonly #batchMean: Float32Array;
  readonly #batchInverse: Float32Array;
  /** Shifts of finished weights, until the first batch tells what they come to here. */
  #finished: Float32Array | null = null;

  constructor(name: string, channels: number) {
    this.scale = newWeights(`${name}.scale`, channels, false);
    this.shift = newWeights(`${name}.shift`, channels, false);
    this.scale.value.fill(1);
    this.mean = new Float32Array(channels);
    this.variance = new Float32Array(channels).fill(1);
    this.#batchMean = new Float32Array(channels);
    this.#batchInverse = new Float32Array(channels);
  }

  /** Goes on from finished weights, into which the normalisation was folded: the first batch must change nothing. */
  adopt(shift: Float32Array) {
    this.#finished = shift;
  }

  #settle(channel: number) {
    if (!this.#finished) return;
    const inverse = this.#batchInverse[channel] as number;
    const mean = this.#batchMean[channel] as number;
    this.scale.value[channel] = 1 / inverse;
    this.shift.value[channel] = mean + (this.#finished[channel] as number);
    this.mean[channel] = mean;
    this.variance[channel] = 1 / (inverse * inverse) - EPSILON;
  }

  inverse(channel: number) {
    return 1 / Math.sqrt((this.variance[channel] as number) + EPSILON);
  }

  #measure(raw: Float32Array, out: Planes, channel: number) {
    let sum = 0;
    let squares = 0;
    for (let b = 0; b < out.batch; b++)
      for (let y = 0; y < out.height; y++) {
        const row = (b * out.channels + channel) * out.plane + inside(out) + y * out.stride;
        for (let i = row; i < row + out.width; i++) {
          const value = raw[i] as number;
          sum += value;
          squares += value * value;
        }
      }
    const count = out.batch * out.width * out.height;
    const mean = sum / count;
    const variance = Math.max(0, squares / count - mean * mean);
    this.#batchMean[channel] = mean;
    this.#batchInverse[channel] = 1 / Math.sqrt(variance + EPSILON);
    this.mean[channel] = MEMORY * (this.mean[channel] as number) + (1 - MEMORY) * mean;
    this.variance[channel] = MEMORY * (this.variance[channel] as number) + (1 - MEMORY) * variance;
  }

  forward(raw: Float32Array, out: Planes, keep: Planes | null, isTraining: boolean) {
    const { values, width, height, stride, plane, channels, batch } = out;
    const kept = keep?.values;
    for (let c = 0; c < channels; c++) {
      if (isTraining) this.#measure(raw, out, c);
      if (isTraining) this.#settle(c);
      const inverse = isTraining ? (this.#batchInverse[c] as number) : this.inverse(c);
      const mean = (isTraining ? this.#batchMean[c] : this.mean[c]) as number;
      const scale = (this.scale.value[c] as number) * inverse;
      const shift = (this.shift.value[c] as number) - mean * scale;
      for (let b = 0; b < batch; b++)
        for (let y = 0; y < height; y++) {
          const row = (b * channels + c) * plane + inside(out) + y * stride;
          for (let i = row; i < row + width; i++) {
            let value = (raw[i] as number) * scale + shift;
            if (kept) value += kept[i] as number;
            values[i] = value > 0 ? value : 0;
          }
        }
    }
    if (isTraining) this.#finished = null;
  }

  /** From the gradient of `out` to that of `raw` (written to `change`), of what is kept, and of scale and shift. */
  backward(raw: Float32Array, change: Float32Array, out: Planes, keep: Planes | null) {
    const { values, slopes, width, height, stride, plane, channels, batch } = out;
    const kept = keep?.slopes;
    const count = batch * width * height;
    for (let c = 0; c < channels; c++) {
      const mean = this.#batchMean[c] as number;
      const inverse = this.#batchInverse[c] as number;
      let sum = 0;
      let along = 0;
      for (let b = 0; b < batch; b++)
        for (let y = 0; y < height; y++) {
          const row = (b * channels + c) * plane + inside(out) + y * stride;
          for (let i = row; i < row + width; i++) {
            const slope = (values[i] as number) > 0 ? (slopes[i] as number) : 0;
            change[i] = slope;
            if (kept) kept[i] = (kept[i] as number) + slope;
            sum += slope;
            along += slope * ((raw[i] as number) - mean) * inverse;
          }
        }
      this.shift.gradient[c] = (this.shift.gradient[c] as number) + sum;
      this.scale.gradient[c] = (this.scale.gradient[c] as number) + along;
      const gain = (this.scale.value[c] as number) * inverse;
      for (let b = 0; b < batch; b++)
        for (let y = 0; y < height; y++) {
          const row = (b * channels + c) * plane + inside(out) + y * stride;
          for (let i = row; i < row + width; i++) {
            const centred = ((raw[i] as number) - mean) * inverse;
            change[i] = gain * ((change[i] as number) - sum / count - (centred * along) / count);
          }
        }
    }
  }
}
