const WHOLE = 1000;
/** Permille: smaller shares are rounded up to it, because a yarn that is there is not 0 %. */
const LEAST = 10;

/**
 * Shares of area in permille, rounded to whole per cent whose sum stays 100 (method of the largest remainder). What does not add up to
 * a whole is rounded one by one.
 */
export function toWholePercents(permilles: readonly number[]): number[] {
  const sum = permilles.reduce((all, one) => all + one, 0);
  const rounded = permilles.map((one) => Math.max(LEAST, Math.floor(one / LEAST) * LEAST));
  const missing = (WHOLE - rounded.reduce((all, one) => all + one, 0)) / LEAST;
  if (sum !== WHOLE || missing < 0 || missing > permilles.length)
    return permilles.map((one) => Math.max(LEAST, Math.round(one / LEAST) * LEAST));
  const byRemainder = permilles
    .map((one, at) => ({ at, remainder: one % LEAST }))
    .sort((one, other) => other.remainder - one.remainder);
  for (const { at } of byRemainder.slice(0, missing)) rounded[at] = (rounded[at] ?? 0) + LEAST;
  return rounded;
}
