const NICE = [1, 2, 5, 10];

/** Zero, the middle and the top of an axis of whole numbers: round, and the top not below the highest value. */
export function ticksOf(highest: number): number[] {
  const least = Math.max(highest / 2, 1);
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const step = (NICE.find((nice) => nice * magnitude >= least) ?? 1) * magnitude;
  return [0, step, 2 * step];
}
