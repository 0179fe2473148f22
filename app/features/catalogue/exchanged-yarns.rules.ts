export const MAX_COLOURS = 32;

/** `0-a4583b.2-1c2f52` */
export function writeColours(colours: Readonly<Record<number, string>>): string {
  return Object.entries(colours)
    .map(([slot, hex]) => `${slot}-${hex.replace("#", "")}`)
    .join(".");
}

export function readColours(text: string | null): Record<number, string> {
  const colours: Record<number, string> = {};
  for (const pair of (text ?? "").split(".").slice(0, MAX_COLOURS)) {
    const [, slot, hex] = /^(\d{1,3})-([0-9a-f]{6})$/.exec(pair) ?? [];
    if (slot && hex) colours[Number(slot)] = `#${hex}`;
  }
  return colours;
}
