import { INPUT_CHANNELS, TAP_CHANNEL } from "./floor-plan.ts";

/** In pixels of the input, which may be stretched. */
export type View = {
  horizonLeft: number;
  horizonRight: number;
  focal: { across: number; down: number };
  centreX: number;
};

const STEEPEST = 1.5;
const WIDEST = 1.2;
/** Camera heights; farther is clamped. */
const FARTHEST = 12;

/** Planar channels: exposure-normalised colours and the position below the horizon. */
export function floorInput(
  rgb: ArrayLike<number>,
  width: number,
  height: number,
  view: View,
): Float32Array<ArrayBuffer> {
  const size = width * height;
  const planes = new Float32Array(INPUT_CHANNELS * size);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < size; i++) {
    const luma =
      (0.299 * (rgb[3 * i] as number) +
        0.587 * (rgb[3 * i + 1] as number) +
        0.114 * (rgb[3 * i + 2] as number)) /
      255;
    sum += luma;
    squares += luma * luma;
  }
  const mean = sum / size;
  const gain = 1 / (255 * (Math.sqrt(Math.max(0, squares / size - mean * mean)) + 0.05));
  for (let i = 0; i < size; i++)
    for (let c = 0; c < 3; c++) planes[c * size + i] = ((rgb[3 * i + c] as number) - 255 * mean) * gain;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const horizon = view.horizonLeft + ((view.horizonRight - view.horizonLeft) * (x + 0.5)) / width;
      const under = (y + 0.5 - horizon) / view.focal.down;
      planes[3 * size + i] = Math.max(-STEEPEST, Math.min(STEEPEST, under)) * 2;
      planes[4 * size + i] = Math.max(
        -WIDEST,
        Math.min(WIDEST, (x + 0.5 - view.centreX) / view.focal.across),
      );
      planes[5 * size + i] = under > 1 / FARTHEST ? 1 / under / FARTHEST : 1;
    }
  return planes;
}

/** Later strokes override earlier ones. */
export function markInput(planes: Float32Array, size: number, pixels: Iterable<number>, isFloor: boolean) {
  for (const pixel of pixels) {
    planes[TAP_CHANNEL * size + pixel] = isFloor ? 1 : 0;
    planes[(TAP_CHANNEL + 1) * size + pixel] = isFloor ? 0 : 1;
  }
}
