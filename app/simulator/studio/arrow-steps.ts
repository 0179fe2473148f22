const FARTHER = 10;

type Range = { least: number; most: number };

/** A field of centimetres after an arrow key, as fields of numbers count: by one, with Shift by ten; null for other keys. */
export function stepped(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  centimetres: number,
  { least, most }: Range,
): number | null {
  const direction = { ArrowUp: 1, ArrowDown: -1 }[key];
  if (direction === undefined) return null;
  const next = Math.round(centimetres || 0) + direction * (shiftKey ? FARTHER : 1);
  return Math.min(most, Math.max(least, next));
}
