/** Room for so many edges, and for the vertical and two directions of each of four right-angled pairs. */
export const MOST_LINES = 450;
export const MOST_FRAMES = 4;
const MOST_PARTS = 2 + 2 * MOST_FRAMES;

/** Prior shares: verticals, horizontals, clutter. */
const VERTICAL = 0.28;
const HORIZONTAL = 0.42;
const CLUTTER = 0.3;
/** In long edges. */
const PRIOR_WEIGHT = 6;

/** Filled by the caller: edges × parts. */
export const likelihood = new Float64Array(MOST_LINES * MOST_PARTS);
const shares = new Float64Array(MOST_PARTS);
const sums = new Float64Array(MOST_PARTS);

/** EM over the mixture's shares; returns the last score. */
export function runExpectationMaximisation(weight: Float64Array, parts: number, rounds: number): number {
  const horizontal = parts - 1;
  const prior = (k: number) => (k === 0 ? VERTICAL : k === parts ? CLUTTER : HORIZONTAL / horizontal);
  for (let k = 0; k <= parts; k++) shares[k] = prior(k);
  if (horizontal > 2)
    for (let k = 1; k < parts; k++) shares[k] = k < 3 ? HORIZONTAL / 3 : HORIZONTAL / 3 / (horizontal - 2);
  let score = 0;
  for (let round = 0; round < rounds; round++) {
    score = 0;
    sums.fill(0);
    let total = 0;
    for (let i = 0; i < weight.length; i++) {
      const clutter = (shares[parts] as number) / Math.PI;
      let sum = clutter;
      for (let k = 0; k < parts; k++) sum += (shares[k] as number) * (likelihood[i * parts + k] as number);
      const w = weight[i] as number;
      score += w * Math.log(sum);
      total += w;
      for (let k = 0; k < parts; k++)
        sums[k] =
          (sums[k] as number) + (w * (shares[k] as number) * (likelihood[i * parts + k] as number)) / sum;
      sums[parts] = (sums[parts] as number) + (w * clutter) / sum;
    }
    for (let k = 0; k <= parts; k++)
      shares[k] = ((sums[k] as number) + PRIOR_WEIGHT * prior(k)) / (total + PRIOR_WEIGHT);
  }
  return score;
}

/** 0 clutter, 1 vertical, 2 and up directions. */
export function labelsOf(count: number, parts: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, i) => {
    let best = (shares[parts] as number) / Math.PI;
    let label = 0;
    for (let k = 0; k < parts; k++) {
      const share = (shares[k] as number) * (likelihood[i * parts + k] as number);
      if (share <= best) continue;
      best = share;
      label = k + 1;
    }
    return label;
  });
}

/** In place of the likelihoods. */
export function toResponsibilities(count: number, parts: number) {
  for (let i = 0; i < count; i++) {
    let sum = (shares[parts] as number) / Math.PI;
    for (let k = 0; k < parts; k++) sum += (shares[k] as number) * (likelihood[i * parts + k] as number);
    for (let k = 0; k < parts; k++)
      likelihood[i * parts + k] = ((shares[k] as number) * (likelihood[i * parts + k] as number)) / sum;
  }
}
