/** Noise and blur of the photo, applied to rugs as well. */
export type PhotoStatistics = {
  /** Standard deviation of its noise, as a share of white. */
  grain: number;
  /** Standard deviation of its blur, in its own pixels. */
  blur: number;
};

const PLAIN: PhotoStatistics = { grain: 0.006, blur: 0.6 };
const CROP = 192;
/** Usual places of floor and furniture, as shares. */
const PLACES = [
  [0.25, 0.6],
  [0.5, 0.75],
  [0.75, 0.6],
] as const;
const MOST_GRAIN = 0.025;
const [LEAST_BLUR, MOST_BLUR] = [0.4, 2.5];
/** Gradients above the noise. */
const STRONG_PART = 0.01;
const FAINTEST_EDGE = 0.08;
const FEWEST_EDGES = 24;
/** For a Gaussian edge: share of the step in the steepest pixel, times sigma. */
const STEEPEST = 0.39;
/** Median of the absolute difference from four neighbours, for noise of one. */
const OF_NEIGHBOURS = 0.6745 * Math.sqrt(1.25);

/** On a few crops in full resolution. */
export function photoStatisticsOf(photo: ImageBitmap): PhotoStatistics {
  const crops = PLACES.map((place) => cuttingOf(photo, place)).filter((crop) => crop !== null);
  return crops.length === 0 ? PLAIN : measured(crops);
}

type Grey = { width: number; height: number; values: Float32Array };

/** Noise from the quietest crop, blur from the sharpest. */
export function measured(crops: readonly Grey[]): PhotoStatistics {
  return {
    grain: Math.min(MOST_GRAIN, ...crops.map(grainOf)),
    blur: Math.max(LEAST_BLUR, Math.min(MOST_BLUR, ...crops.map(blurOf))),
  };
}

function grainOf({ width, height, values }: Grey): number {
  const found: number[] = [];
  for (let y = 1; y < height - 1; y += 2)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const around = sidesOf(values, at, 1) + sidesOf(values, at, width);
      found.push(Math.abs((values[at] as number) - around / 4));
    }
  return (found.sort((a, b) => a - b)[found.length >> 1] ?? 0) / OF_NEIGHBOURS;
}

const sidesOf = (values: Float32Array, at: number, by: number) =>
  (values[at - by] as number) + (values[at + by] as number);

/** From the strongest steps across five pixels: share between two of them. */
function blurOf({ width, height, values }: Grey): number {
  const steps: { whole: number; steepest: number }[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 3; x < width - 3; x += 1) {
      const at = y * width + x;
      const whole = Math.abs((values[at + 3] as number) - (values[at - 2] as number));
      const steepest = Math.abs((values[at + 1] as number) - (values[at] as number));
      if (whole > FAINTEST_EDGE && steepest > whole * 0.1) steps.push({ whole, steepest });
    }
  steps.sort((a, b) => b.steepest - a.steepest);
  const strong = steps.slice(0, Math.max(FEWEST_EDGES, Math.ceil(steps.length * STRONG_PART)));
  if (strong.length < FEWEST_EDGES) return PLAIN.blur;
  const shares = strong.map(({ whole, steepest }) => Math.min(1, steepest / whole)).sort((a, b) => a - b);
  return STEEPEST / (shares[shares.length >> 1] as number);
}

function cuttingOf(photo: ImageBitmap, [across, down]: readonly [number, number]): Grey | null {
  const [width, height] = [Math.min(CROP, photo.width), Math.min(CROP, photo.height)];
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  const left = Math.round((photo.width - width) * across);
  const top = Math.round((photo.height - height) * down);
  context.drawImage(photo, left, top, width, height, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const values = new Float32Array(width * height);
  for (let i = 0; i < values.length; i += 1) {
    const [red, green, blue] = [data[4 * i], data[4 * i + 1], data[4 * i + 2]] as [number, number, number];
    values[i] = (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
  }
  return { width, height, values };
}
