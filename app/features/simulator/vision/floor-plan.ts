/** U-Net (Ronneberger et al. 2015) with residual blocks (He et al. 2016), as data for trainer and worker. */
export type SpaceToDepthStep = { name: string; spaceToDepth: string };
export type Activation = "relu" | "relu6" | "none";
export type ConvolutionStep = {
  name: string;
  /** The input `upsample` has half the size of the others, and is filtered before it is enlarged. */
  from: readonly string[];
  upsample?: string;
  size: 1 | 3;
  channels: number;
  /** Half the size of its inputs, which must be even; size 3 only. Padded below and to the right, as TensorFlow does. */
  stride?: 2;
  /** One filter for each channel of its one input; size 3 only (Howard et al. 2017). */
  isDepthwise?: true;
  /** Residual input, added before the activation. */
  keep?: string;
  /** ReLU if absent. */
  activation?: Activation;
  /** Without activation. */
  isLast?: boolean;
};
export type Step = SpaceToDepthStep | ConvolutionStep;

/** Red, green, blue, depth below the horizon, side, distance, floor taps, occluder taps. */
export const INPUT_CHANNELS = 8;
/** Changes its sign when mirrored. */
export const SIDE_CHANNEL = 4;
/** Floor; the next channel is occluders. */
export const TAP_CHANNEL = 6;
/** Floor or flat on it; in front of it; walls and openings; ceiling. */
export const FLOOR_CLASSES = 4;
/** Output cells of two by two pixels. */
export const PIXELS_OF_CELL = 4;
export const NETWORK_STRIDE = 32;

const spaceToDepth = (name: string, from: string): Step => ({ name, spaceToDepth: from });
const one = (name: string, channels: number, from: string, upsample?: string): Step => ({
  name,
  from: upsample ? [from, upsample] : [from],
  ...(upsample ? { upsample } : {}),
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
  spaceToDepth("f1", "picture"),
  { name: "e1", from: ["f1"], size: 3, channels: 16 },
  spaceToDepth("f2", "e1"),
  one("s2", 32, "f2"),
  block("e2", 32, "s2"),
  spaceToDepth("f3", "e2"),
  one("s3", 64, "f3"),
  block("r3", 64, "s3"),
  block("e3", 64, "r3"),
  spaceToDepth("f4", "e3"),
  one("s4", 128, "f4"),
  block("r4", 128, "s4"),
  block("e4", 128, "r4"),
  spaceToDepth("f5", "e4"),
  one("s5", 192, "f5"),
  block("r5", 192, "s5"),
  block("e5", 192, "r5"),
  one("u4", 128, "e4", "e5"),
  block("d4", 128, "u4"),
  block("c4", 128, "d4"),
  one("u3", 64, "e3", "c4"),
  block("d3", 64, "u3"),
  one("u2", 32, "e2", "d3"),
  block("d2", 32, "u2"),
  one("u1", 16, "e1", "d2"),
  block("d1", 16, "u1"),
  { name: "classes", from: ["d1"], size: 1, channels: FLOOR_CLASSES * PIXELS_OF_CELL, isLast: true },
];

export const activationOf = ({ activation, isLast }: ConvolutionStep): Activation =>
  isLast ? "none" : (activation ?? "relu");
export const isSpaceToDepth = (step: Step): step is SpaceToDepthStep => "spaceToDepth" in step;
