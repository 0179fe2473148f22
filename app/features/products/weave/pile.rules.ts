/** Silk has no field of its own: the workshop writes it in the yarn's name, as "Espuma (seda)". */
export const isSilk = (yarn: string) => /\b(?:seda|silk)\b/i.test(yarn);

type Squares = { columns: number; rows: number; colours: ArrayLike<number> };
export type Position = { left: number; top: number };

/** How many places are tried along each side, and how many squares of each are looked at. */
const TRIED = 12;
const LOOKED_AT = 24;
/** A square of silk counts as so many places where two colours meet. */
const SILK_WEIGHT = 3;
/** Of all squares so many are counted to know the shares of the colours. */
const COUNTED = 20_000;
/** What a part with all colours in the rug's own shares counts for, in places where two colours meet. */
const LIKENESS = 3 * LOOKED_AT * LOOKED_AT;

/**
 * Where a part of so many squares shows most of what the rug has: its colours in their shares (the intersection of both
 * histograms, Swain and Ballard 1991), meeting often, silk, and no hole.
 */
export function mostVariedPosition(
  { columns, rows, colours }: Squares,
  wide: number,
  high: number,
  silk: ReadonlySet<number>,
): Position {
  const shares = sharesOf(colours);
  let best: Position = { left: 0, top: 0 };
  let most = Number.NEGATIVE_INFINITY;
  for (let down = 0; down <= TRIED; down += 1)
    for (let across = 0; across <= TRIED; across += 1) {
      const left = Math.floor((Math.max(0, columns - wide) * across) / TRIED);
      const top = Math.floor((Math.max(0, rows - high) * down) / TRIED);
      let score = 0;
      const seen = new Map<number, number>();
      for (let y = 0; y < LOOKED_AT; y += 1) {
        let before: number | undefined;
        for (let x = 0; x < LOOKED_AT; x += 1) {
          const row = top + Math.floor((y / LOOKED_AT) * Math.min(high, rows));
          const column = left + Math.floor((x / LOOKED_AT) * Math.min(wide, columns));
          const colour = colours[row * columns + column] ?? 0;
          if (colour === 0) score -= LOOKED_AT;
          else if (colour !== before) score += 1;
          if (silk.has(colour)) score += SILK_WEIGHT;
          seen.set(colour, (seen.get(colour) ?? 0) + 1);
          before = colour;
        }
      }
      for (const [colour, count] of seen)
        score += LIKENESS * Math.min(count / LOOKED_AT ** 2, shares.get(colour) ?? 0);
      if (score > most) {
        most = score;
        best = { left, top };
      }
    }
  return best;
}

/** Of the squares that are no hole, the part of each colour. */
function sharesOf(colours: ArrayLike<number>): Map<number, number> {
  const counts = new Map<number, number>();
  let filled = 0;
  const step = Math.max(1, Math.floor(colours.length / COUNTED));
  for (let at = 0; at < colours.length; at += step) {
    const colour = colours[at] ?? 0;
    if (colour === 0) continue;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
    filled += 1;
  }
  return new Map([...counts].map(([colour, count]) => [colour, count / filled]));
}
