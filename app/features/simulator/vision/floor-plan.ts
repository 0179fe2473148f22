/**
 * The floor network: a small U-shaped convolutional network (Ronneberger et al. 2015) with residual blocks (He et al.
 * 2016). It is written as data, so that the trainer in tools/floor-model and the worker run the same network.
 */
export type FoldStep = { name: string; fold: string };
export type ConvolutionStep = {
  name: string;
  /** Inputs, each with weights of its own; one named in `raise` is half the size and is doubled afterwards. */
  from: readonly string[];
  raise?: string;
  size: 1 | 3;
  channels: number;
  /** Added before the threshold. */
  keep?: string;
  isLast?: boolean;
};
export type Step = FoldStep | ConvolutionStep;

/** Red, green, blue, height under the horizon, side, distance; said to be floor, said to be in front: see floor-input.ts. */
export const INPUT_CHANNELS = 8;
/** The one that changes its sign in a mirror. */
export const SIDE_CHANNEL = 4;
/** What was tapped as floor; the next one is what was tapped as standing in front of it. */
export const TAP_CHANNEL = 6;
/** What a pixel can be: floor or flat on it; in front of it; walls and openings; ceiling. */
export const FLOOR_CLASSES = 4;
/** The answer has a cell for each two by two pixels, and speaks for each of the four. */
export const PIXELS_OF_CELL = 4;
/** Both sides of the network's picture are multiples of this. */
export const NETWORK_GRAIN = 32;

const fold = (name: string, from: string): Step => ({ name, fold: from });
const one = (name: string, channels: number, from: string, raise?: string): Step => ({
  name,
  from: raise ? [from, raise] : [from],
  ...(raise ? { raise } : {}),
  size: 1,
  channels,
});
const block = (name: string, channels: number, from: string): Step => ({
  name,
  from: [from],
  size: 3,
  channels,
  keep: from,
});

export const FLOOR_PLAN: readonly Step[] = [
  fold("f1", "picture"),
  { name: "e1", from: ["f1"], size: 3, channels: 16 },
  fold("f2", "e1"),
  one("s2", 32, "f2"),
  block("e2", 32, "s2"),
  fold("f3", "e2"),
  one("s3", 48, "f3"),
  block("r3", 48, "s3"),
  block("e3", 48, "r3"),
  fold("f4", "e3"),
  one("s4", 64, "f4"),
  block("r4", 64, "s4"),
  block("e4", 64, "r4"),
  fold("f5", "e4"),
  one("s5", 64, "f5"),
  block("r5", 64, "s5"),
  block("e5", 64, "r5"),
  one("u4", 64, "e4", "e5"),
  block("d4", 64, "u4"),
  block("c4", 64, "d4"),
  one("u3", 48, "e3", "c4"),
  block("d3", 48, "u3"),
  one("u2", 32, "e2", "d3"),
  block("d2", 32, "u2"),
  one("u1", 16, "e1", "d2"),
  block("d1", 16, "u1"),
  { name: "classes", from: ["d1"], size: 1, channels: FLOOR_CLASSES * PIXELS_OF_CELL, isLast: true },
];

export const isFold = (step: Step): step is FoldStep => "fold" in step;
