/** U-Net (Ronneberger et al. 2015) whose encoder is MobileNetV2, as data for trainer and worker. */
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
/** The first of them, which camera and taps do not change. */
export const COLOUR_CHANNELS = 3;
/** What steps can read beside other steps, and its channels. */
export const INPUTS: readonly (readonly [name: string, channels: number])[] = [
  ["picture", INPUT_CHANNELS],
  ["colours", COLOUR_CHANNELS],
];
/** Floor; the next channel is occluders. */
export const TAP_CHANNEL = 6;
/** Floor or flat on it; in front of it; walls and openings; ceiling. */
export const FLOOR_CLASSES = 4;
/** Output cells of two by two pixels. */
export const PIXELS_OF_CELL = 4;
export const NETWORK_STRIDE = 32;

const spaceToDepth = (name: string, from: string): Step => ({ name, spaceToDepth: from });
const one = (name: string, channels: number, from: readonly string[], upsample?: string): Step => ({
  name,
  from: upsample ? [...from, upsample] : from,
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

type Bottleneck = { inner: number; channels: number; stride?: 2; hasResidual?: true };

/** MobileNetV2 1.0 without its last block (Sandler et al. 2018, table 2): x expands, w filters, p projects. */
const BOTTLENECKS: readonly Bottleneck[] = [
  { inner: 96, channels: 24, stride: 2 },
  { inner: 144, channels: 24, hasResidual: true },
  { inner: 144, channels: 32, stride: 2 },
  { inner: 192, channels: 32, hasResidual: true },
  { inner: 192, channels: 32, hasResidual: true },
  { inner: 192, channels: 64, stride: 2 },
  { inner: 384, channels: 64, hasResidual: true },
  { inner: 384, channels: 64, hasResidual: true },
  { inner: 384, channels: 64, hasResidual: true },
  { inner: 384, channels: 96 },
  { inner: 576, channels: 96, hasResidual: true },
  { inner: 576, channels: 96, hasResidual: true },
  { inner: 576, channels: 160, stride: 2 },
  { inner: 960, channels: 160, hasResidual: true },
  { inner: 960, channels: 160, hasResidual: true },
];

const filtered = (name: string, channels: number, from: string, stride?: 2): Step => ({
  ...{ name, from: [from], size: 3, channels, isDepthwise: true, activation: "relu6" },
  ...(stride ? { stride } : {}),
});

const ENCODER: readonly Step[] = [
  { name: "x0", from: ["colours"], size: 3, channels: 32, stride: 2, activation: "relu6" },
  filtered("w0", 32, "x0"),
  { name: "p0", from: ["w0"], size: 1, channels: 16, activation: "none" },
  ...BOTTLENECKS.flatMap(({ inner, channels, stride, hasResidual }, index): Step[] => {
    const [before, number] = [`p${index}`, index + 1];
    return [
      { name: `x${number}`, from: [before], size: 1, channels: inner, activation: "relu6" },
      filtered(`w${number}`, inner, `x${number}`, stride),
      {
        ...{ name: `p${number}`, from: [`w${number}`], size: 1, channels, activation: "none" },
        ...(hasResidual ? { keep: before } : {}),
      },
    ];
  }),
];

/** Fine edges and taps, which the encoder hardly lets through. */
const DETAIL: readonly Step[] = [
  spaceToDepth("f1", "picture"),
  { name: "e1", from: ["f1"], size: 3, channels: 16 },
  spaceToDepth("f2", "e1"),
  one("s2", 32, ["f2"]),
  block("e2", 32, "s2"),
  spaceToDepth("f3", "e2"),
  one("s3", 64, ["f3"]),
  block("e3", 64, "s3"),
  spaceToDepth("f4", "e3"),
  one("s4", 64, ["f4"]),
  spaceToDepth("f5", "s4"),
  one("s5", 64, ["f5"]),
];

const DECODER: readonly Step[] = [
  one("u5", 128, ["p15", "s5"]),
  block("d5", 128, "u5"),
  one("u4", 96, ["p12", "s4"], "d5"),
  block("d4", 96, "u4"),
  block("c4", 96, "d4"),
  one("u3", 64, ["p5", "e3"], "c4"),
  block("d3", 64, "u3"),
  one("u2", 32, ["p2", "e2"], "d3"),
  block("d2", 32, "u2"),
  one("u1", 16, ["p0", "e1"], "d2"),
  block("d1", 16, "u1"),
  { name: "classes", from: ["d1"], size: 1, channels: FLOOR_CLASSES * PIXELS_OF_CELL, isLast: true },
];

export const FLOOR_PLAN: readonly Step[] = [...ENCODER, ...DETAIL, ...DECODER];

/** How many steps at the plan's beginning depend on the colours alone. */
export function encoderLength(plan: readonly Step[]): number {
  const known = new Set(["colours"]);
  const first = plan.findIndex((step) => {
    const from = isSpaceToDepth(step) ? [step.spaceToDepth] : step.from;
    const isEncoder = from.every((name) => known.has(name));
    if (isEncoder) known.add(step.name);
    return !isEncoder;
  });
  return first < 0 ? plan.length : first;
}

export const isSpaceToDepth = (step: Step): step is SpaceToDepthStep => "spaceToDepth" in step;
export const activationOf = (step: ConvolutionStep): Activation =>
  step.isLast ? "none" : (step.activation ?? "relu");
