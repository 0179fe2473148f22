const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** The value below which this part of the values lies. */
export const quantile = (values: readonly number[], part: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
export const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
export const isNumber = (value: number | null | undefined): value is number => typeof value === "number";

export const percent = (value: number) => `${(100 * value).toFixed(2)}%`;

/** Median, mean, 90 % and worst; how many. */
export const spreadOf = (values: readonly number[], write = percent) =>
  `${write(quantile(values, 0.5))} / ${write(mean(values))} / ${write(quantile(values, 0.9))} / ${write(Math.max(...values))} (${values.length})`;

/** For values of which large ones are good: mean, median, worst tenth and worst. */
export const worstLast = (values: readonly number[]) =>
  `${mean(values).toFixed(3)} / ${quantile(values, 0.5).toFixed(3)} / ${quantile(values, 0.1).toFixed(3)} / ${Math.min(...values).toFixed(3)} (${values.length})`;

/** Area under the curve of pictures with a smaller error, up to a limit. */
export const area = (errors: readonly number[], limit: number) =>
  mean(errors.map((error) => Math.max(0, 1 - error / limit)));
