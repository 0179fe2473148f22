/** Solves a small symmetric positive system by Cholesky's factors; only the lower half of `matrix` is read. */
export function solveCholesky(matrix: Float64Array, right: Float64Array) {
  const size = right.length;
  const lower = Float64Array.from(matrix);
  let logDeterminant = 0;
  for (let p = 0; p < size; p++)
    for (let q = 0; q <= p; q++) {
      let sum = lower[p * size + q] as number;
      for (let k = 0; k < q; k++) sum -= (lower[p * size + k] as number) * (lower[q * size + k] as number);
      if (p === q) {
        const pivot = Math.sqrt(Math.max(sum, 1e-12));
        lower[p * size + p] = pivot;
        logDeterminant += 2 * Math.log(pivot);
      } else lower[p * size + q] = sum / (lower[q * size + q] as number);
    }
  const moved = Float64Array.from(right);
  for (let p = 0; p < size; p++) {
    for (let k = 0; k < p; k++)
      moved[p] = (moved[p] as number) - (lower[p * size + k] as number) * (moved[k] as number);
    moved[p] = (moved[p] as number) / (lower[p * size + p] as number);
  }
  const back = (x: Float64Array) => {
    for (let p = size - 1; p >= 0; p--) {
      for (let k = p + 1; k < size; k++)
        x[p] = (x[p] as number) - (lower[k * size + p] as number) * (x[k] as number);
      x[p] = (x[p] as number) / (lower[p * size + p] as number);
    }
    return x;
  };
  /** One standard deviation along each principal direction. */
  const spreads = Array.from({ length: size }, (_, j) => back(new Float64Array(size).fill(1, j, j + 1)));
  return { moved: back(moved), logDeterminant, spreads };
}
