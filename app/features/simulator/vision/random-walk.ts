/** A field of pulls on a picture's pixels: towards a value, and towards the neighbours where no edge lies between. */
export type Walk = {
  width: number;
  height: number;
  /** Pull to the right and to the lower neighbour. */
  right: Float32Array;
  down: Float32Array;
};

/** Even over the strongest edge something leaks, so that no pixel is left alone. */
const LEAK = 0.003;
const OVER_RELAXATION = 1.7;
const ROUNDS = 40;

/** Squared difference of two colours, with lightness counting less: shadows are no edges. */
export function colourStep(lab: Float32Array, p: number, q: number): number {
  const l = (lab[3 * p] as number) - (lab[3 * q] as number);
  const a = (lab[3 * p + 1] as number) - (lab[3 * q + 1] as number);
  const b = (lab[3 * p + 2] as number) - (lab[3 * q + 2] as number);
  return 0.6 * l * l + 1.5 * (a * a + b * b);
}

export function walkOn(lab: Float32Array, width: number, height: number): Walk {
  const size = width * height;
  let sum = 0;
  for (let p = 0; p + 1 < size; p++) sum += colourStep(lab, p, p + 1);
  const sharpness = 1 / (2 * Math.max(4, Math.min(60, sum / size)));
  const right = new Float32Array(size);
  const down = new Float32Array(size);
  for (let p = 0; p < size; p++) {
    if ((p + 1) % width !== 0) right[p] = Math.exp(-sharpness * colourStep(lab, p, p + 1)) + LEAK;
    if (p + width < size) down[p] = Math.exp(-sharpness * colourStep(lab, p, p + width)) + LEAK;
  }
  return { width, height, right, down };
}

/**
 * The random walker with priors (Grady 2005): each pixel is drawn to its own belief, as strongly as that is held, and to its
 * neighbours. Solved by successive over-relaxation, forwards and backwards in turn.
 */
export function walked(
  { width, height, right, down }: Walk,
  belief: Float32Array,
  hold: Float32Array,
): Float32Array {
  const found = belief.slice();
  const size = width * height;
  for (let round = 0; round < ROUNDS; round++)
    for (let k = 0; k < size; k++) {
      const p = round % 2 === 0 ? k : size - 1 - k;
      const x = p % width;
      let sum = (hold[p] as number) * (belief[p] as number);
      let weight = hold[p] as number;
      if (x > 0) {
        const pull = right[p - 1] as number;
        sum += pull * (found[p - 1] as number);
        weight += pull;
      }
      if (x + 1 < width) {
        const pull = right[p] as number;
        sum += pull * (found[p + 1] as number);
        weight += pull;
      }
      if (p >= width) {
        const pull = down[p - width] as number;
        sum += pull * (found[p - width] as number);
        weight += pull;
      }
      if (p + width < size) {
        const pull = down[p] as number;
        sum += pull * (found[p + width] as number);
        weight += pull;
      }
      found[p] = (found[p] as number) + OVER_RELAXATION * (sum / weight - (found[p] as number));
    }
  for (let p = 0; p < size; p++) found[p] = Math.max(0, Math.min(1, found[p] as number));
  return found;
}
