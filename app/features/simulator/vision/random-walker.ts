/** Weights towards a prior and the neighbours. */
export type PixelGraph = {
  width: number;
  height: number;
  /** Weights to the right and lower neighbour. */
  right: Float32Array;
  down: Float32Array;
};

/** Minimum weight, so that no pixel is isolated. */
const LEAK = 0.003;
/** Spectral radius of a Jacobi round; determines the relaxation. */
const LEFT_BY_A_ROUND = 0.985;
const ROUNDS = 12;

/** Lightness counts less, because of shadows. */
export function colourStep(lab: Float32Array, p: number, q: number): number {
  const l = (lab[3 * p] as number) - (lab[3 * q] as number);
  const a = (lab[3 * p + 1] as number) - (lab[3 * q + 1] as number);
  const b = (lab[3 * p + 2] as number) - (lab[3 * q + 2] as number);
  return 0.6 * l * l + 1.5 * (a * a + b * b);
}

export function buildPixelGraph(lab: Float32Array, width: number, height: number): PixelGraph {
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

/** Relaxation factors (Golub and Varga 1961). */
function* stepsOfHalves(): Generator<number> {
  const squared = LEFT_BY_A_ROUND ** 2;
  let step = 1;
  for (let half = 0; half < 2 * ROUNDS; half++) {
    yield step;
    step = 1 / (1 - (squared * step) / (half === 0 ? 2 : 4));
  }
}

/** Random walker with priors (Grady 2005), solved by red-black over-relaxation. */
export function solveRandomWalker(walk: PixelGraph, belief: Float32Array, hold: Float32Array): Float32Array {
  const { width, height } = walk;
  const size = width * height;
  // Zero padding gives every pixel four neighbours.
  const framed = (values: Float32Array) => {
    const out = new Float32Array(size + 2 * width);
    out.set(values, width);
    return out;
  };
  const [found, right, down] = [framed(belief), framed(walk.right), framed(walk.down)];
  const own = new Float32Array(size + 2 * width);
  const share = new Float32Array(size + 2 * width);
  for (let i = 0; i < size; i++) {
    const p = i + width;
    const pulls =
      (right[p - 1] as number) + (right[p] as number) + (down[p - width] as number) + (down[p] as number);
    share[p] = 1 / ((hold[i] as number) + pulls);
    own[p] = (hold[i] as number) * (belief[i] as number);
  }
  const relax = (p: number, step: number) => {
    const sum =
      (own[p] as number) +
      (right[p - 1] as number) * (found[p - 1] as number) +
      (right[p] as number) * (found[p + 1] as number) +
      (down[p - width] as number) * (found[p - width] as number) +
      (down[p] as number) * (found[p + width] as number);
    const before = found[p] as number;
    found[p] = before + step * ((share[p] as number) * sum - before);
  };
  let colour = 0;
  for (const step of stepsOfHalves()) {
    for (let y = 0; y < height; y++) {
      const end = (y + 2) * width;
      for (let p = (y + 1) * width + ((y + colour) & 1); p < end; p += 2) relax(p, step);
    }
    colour = 1 - colour;
  }
  return found.slice(width, size + width).map((value) => Math.max(0, Math.min(1, value)));
}
