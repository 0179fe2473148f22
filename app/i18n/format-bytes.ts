const UNITS = ["B", "kB", "MB", "GB"] as const;

/** `12,4 MB`, in Portuguese; decimal units, as file managers count. */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const amount = bytes / 1000 ** power;
  const digits = amount.toFixed(amount < 100 && power > 0 ? 1 : 0);
  return `${digits.replace(/\.0$/, "").replace(".", ",")}\u00a0${UNITS[power]}`;
}
