/** Written with decimals, a smaller number is metres. */
const METRES_BELOW = 20;

/**
 * `260`, `29,7`, `2,6`, `2.60 m`, `180 cm` in centimetres; NaN for what is no length. Fields of numbers would read
 * `2,6` as 26 where the browser's language has decimal points.
 */
export function parseCentimetres(text: string): number {
  const [, digits = "", unit] = /^(\d+(?:[.,]\d*)?)\s*(m|cm)?$/i.exec(text.trim()) ?? [];
  if (!digits) return Number.NaN;
  const value = Number(digits.replace(",", "."));
  const isInMetres = unit ? unit.toLowerCase() === "m" : /[.,]\d/.test(digits) && value < METRES_BELOW;
  return isInMetres ? Math.round(value * 10_000) / 100 : value;
}
