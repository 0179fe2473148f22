import type { Segmentation } from "./find-floor.ts";
import { cellOf, type Logits, sigmoid } from "./network/floor-logits.ts";

/** Per cell: number of samples, mean and variance per channel. */
type Palette = {
  weight: Float32Array;
  means: Float32Array[];
  spreads: Float32Array[];
  /** Sum of log variances. */
  wide: Float32Array;
};

/** Share of the longer side. */
const REACH = 0.16;
/** Minimum number of cells. */
const FEWEST = 2;
/** Lower limits of the standard deviations: L, a, b. */
const LEAST_SPREAD = [20, 7, 7] as const;
/** Neighbouring pixels are not independent. */
const GAIN = 0.3;
const MOST = 3;

/** Box sum by running sums; `across` and `sums` are scratch space. */
function summed(
  values: Float32Array,
  width: number,
  height: number,
  reach: number,
  across: Float32Array,
): Float32Array {
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = -reach; x < width; x++) {
      if (x + reach < width) sum += values[row + x + reach] as number;
      if (x - reach > 0) sum -= values[row + x - reach - 1] as number;
      if (x >= 0) across[row + x] = sum;
    }
  }
  const out = new Float32Array(width * height);
  const sums = new Float64Array(width);
  for (let y = -reach; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = sums[x] as number;
      if (y + reach < height) sum += across[(y + reach) * width + x] as number;
      if (y - reach > 0) sum -= across[(y - reach - 1) * width + x] as number;
      sums[x] = sum;
      if (y >= 0) out[y * width + x] = sum;
    }
  return out;
}

function paletteOf(weights: Float32Array, colours: Float32Array, width: number, height: number): Palette {
  const reach = Math.round(REACH * Math.max(width, height));
  const across = new Float32Array(width * height);
  const weight = summed(weights, width, height, reach, across);
  const product = new Float32Array(width * height);
  const meanOf = (value: (colour: number) => number, channel: number) => {
    for (let i = 0; i < product.length; i++)
      product[i] = (weights[i] as number) * value(colours[3 * i + channel] as number);
    const sums = summed(product, width, height, reach, across);
    for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) / ((weight[i] as number) + 1e-3);
    return sums;
  };
  const means = [0, 1, 2].map((channel) => meanOf((colour) => colour, channel));
  const spreads = means.map((mean, channel) => {
    const squares = meanOf((colour) => colour * colour, channel);
    const least = LEAST_SPREAD[channel] as number;
    for (let i = 0; i < squares.length; i++)
      squares[i] = Math.max(0, (squares[i] as number) - (mean[i] as number) ** 2) + least;
    return squares;
  });
  const [l, a, b] = spreads as [Float32Array, Float32Array, Float32Array];
  const wide = l.map((spread, i) => Math.log(spread * (a[i] as number) * (b[i] as number)));
  return { weight, means, spreads, wide };
}

function likelihood(palette: Palette, cell: number, colours: Float32Array, at: number): number {
  let sum = palette.wide[cell] as number;
  for (let channel = 0; channel < 3; channel++) {
    const off =
      (colours[at + channel] as number) - ((palette.means[channel] as Float32Array)[cell] as number);
    sum += (off * off) / ((palette.spreads[channel] as Float32Array)[cell] as number);
  }
  return -0.5 * sum;
}

function palettesOf(odds: Float32Array, { question, colours }: Segmentation) {
  const { width, height } = question.cells;
  const sides = odds.map((value) => 2 * sigmoid(value) - 1);
  const of = (sign: 1 | -1) =>
    paletteOf(
      sides.map((side) => Math.max(0, sign * side)),
      colours,
      width,
      height,
    );
  return [of(-1), of(1)] as const;
}

/** Log odds. */
function verdict(
  [others, floor]: ReturnType<typeof palettesOf>,
  cell: number,
  colours: Float32Array,
  at: number,
) {
  if ((others.weight[cell] as number) < FEWEST || (floor.weight[cell] as number) < FEWEST) return 0;
  const gain = GAIN * (likelihood(floor, cell, colours, at) - likelihood(others, cell, colours, at));
  return Math.max(-MOST, Math.min(MOST, gain));
}

/** Local colour models (idea of GrabCut, Rother et al. 2004, one Gaussian per kind and place, estimated once). */
export function refineByColours(ground: Segmentation, { odds, fine }: Logits): Float32Array {
  const { question, small, lab } = ground;
  const palettes = palettesOf(odds, ground);
  return fine.map((value, pixel) => {
    const cell = cellOf(pixel, small.width, question.cells.width);
    return question.isUnder[cell] === 1 ? value + verdict(palettes, cell, lab, 3 * pixel) : value;
  });
}
