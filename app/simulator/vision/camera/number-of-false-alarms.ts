const LANCZOS = [
  76.18009172947, -86.50532032942, 24.01409824083, -1.23173957245, 0.00120865097387, -5.395239384953e-6,
];

function logGamma(x: number): number {
  const shifted = x + 5.5 - (x + 0.5) * Math.log(x + 5.5);
  let series = 1.00000000019;
  LANCZOS.forEach((term, i) => {
    series += term / (x + 1 + i);
  });
  return -shifted + Math.log((2.506628274631 * series) / x);
}

const known: number[] = [];
const logFactorial = (n: number): number => {
  known[n] ??= logGamma(n + 1);
  return known[n] as number;
};

/**
 * Minus log10 of the number of false alarms, for `aligned` of `count` pixels with probability `p` (Desolneux,
 * Moisan and Morel 2000; Grompone von Gioi et al. 2010).
 */
export function negativeLogFalseAlarms(count: number, aligned: number, p: number, logTests: number): number {
  if (count === 0 || aligned === 0) return -logTests;
  if (count === aligned) return -logTests - count * Math.log10(p);
  const first =
    logFactorial(count) -
    logFactorial(aligned) -
    logFactorial(count - aligned) +
    aligned * Math.log(p) +
    (count - aligned) * Math.log(1 - p);
  if (first < -690) return aligned > count * p ? -first / Math.LN10 - logTests : -logTests;
  const odds = p / (1 - p);
  let term = Math.exp(first);
  let tail = term;
  for (let i = aligned + 1; i <= count; i++) {
    const factor = ((count - i + 1) / i) * odds;
    term *= factor;
    tail += term;
    if (factor >= 1) continue;
    const rest = term * ((1 - factor ** (count - i + 1)) / (1 - factor) - 1);
    if (rest < 0.1 * Math.abs(-Math.log10(tail) - logTests) * tail) break;
  }
  return -Math.log10(tail) - logTests;
}
