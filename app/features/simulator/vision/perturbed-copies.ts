import type { Segment } from "./line-segment-detector.ts";
import { blurred, type Grey, newGrey, resampled } from "./picture.ts";

/** `toOriginal` maps segments back. */
export type PerturbedCopy = { grey: Grey; toOriginal(segment: Segment): Segment };

const CUT_PX = 3;
const SMALLER = 0.9;
const SOFTER_PX = 0.7;

/** As photos change when they are forwarded. */
export const PERTURBATIONS: readonly ((grey: Grey) => PerturbedCopy)[] = [
  (grey) => ({ grey: cut(grey, CUT_PX), toOriginal: (segment) => shifted(segment, CUT_PX) }),
  (grey) => ({ grey: resampled(grey, SMALLER), toOriginal: (segment) => enlarged(segment, 1 / SMALLER) }),
  (grey) => ({ grey: blurred(grey, SOFTER_PX), toOriginal: (segment) => segment }),
];

function cut({ width, height, data }: Grey, by: number): Grey {
  const out = newGrey(width - 2 * by, height - 2 * by);
  for (let y = 0; y < out.height; y++) {
    const from = (y + by) * width + by;
    out.data.set(data.subarray(from, from + out.width), y * out.width);
  }
  return out;
}

const shifted = ({ x1, y1, x2, y2, length }: Segment, by: number): Segment => ({
  ...{ x1: x1 + by, y1: y1 + by, x2: x2 + by, y2: y2 + by, length },
});
const enlarged = ({ x1, y1, x2, y2, length }: Segment, by: number): Segment => ({
  ...{ x1: x1 * by, y1: y1 * by, x2: x2 * by, y2: y2 * by, length: length * by },
});
