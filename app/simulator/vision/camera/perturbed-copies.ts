import { blurred, type Grey, newGrey, resampled } from "../picture.ts";
import type { Segment } from "./line-segment-detector.ts";

/** `toOriginal` maps segments to the picture made smaller by `scale`. */
export type PerturbedCopy = { grey: Grey; scale: number; toOriginal(segment: Segment): Segment };

const CUT_PX = 3;
const SMALLER = 0.9;
const SOFTER_PX = 0.7;

/** Of one size and one sharpness, versions of a photograph look alike: standard deviations of the blur, and of a photograph's own. */
const LONG_SIDE = 1024;
const BLUR_PX = 0.9;
const OWN_BLUR_PX = 0.5;

type Standard = { grey: Grey; scale: number };
/** Two copies are made of each. */
const standards = new WeakMap<Grey, Standard>();

function standardOf(grey: Grey): Standard {
  const standard = standards.get(grey) ?? standardised(grey);
  standards.set(grey, standard);
  return standard;
}

/** A small picture stays as it is. */
function standardised(grey: Grey): Standard {
  const scale = LONG_SIDE / Math.max(grey.width, grey.height);
  if (scale >= 1) return { grey, scale: 1 };
  const lacking = Math.sqrt(BLUR_PX ** 2 - (OWN_BLUR_PX * scale) ** 2) / scale;
  return { grey: resampled(blurred(grey, lacking), scale), scale };
}

/** As photos change when they are forwarded. */
export const PERTURBATIONS: readonly ((grey: Grey) => PerturbedCopy)[] = [
  (grey) => ({ grey: cut(grey, CUT_PX), scale: 1, toOriginal: (segment) => shifted(segment, CUT_PX) }),
  (original) => {
    const { grey, scale } = standardOf(original);
    return { grey: resampled(grey, SMALLER), scale, toOriginal: (segment) => enlarged(segment, 1 / SMALLER) };
  },
  (original) => {
    const { grey, scale } = standardOf(original);
    const isSmall = scale === 1;
    return { grey: isSmall ? blurred(grey, SOFTER_PX) : grey, scale, toOriginal: (segment) => segment };
  },
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
