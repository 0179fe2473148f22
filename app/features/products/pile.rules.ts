/** Silk has no field of its own: the workshop writes it in the yarn's name, as "Espuma (seda)". */
export const isSilk = (yarn: string) => /\b(?:seda|silk)\b/i.test(yarn);

type Squares = { columns: number; rows: number; colours: ArrayLike<number> };
export type Position = { left: number; top: number };

/** How many places are tried along each side, and how many squares of each are looked at. */
const TRIED = 12;
const LOOKED_AT = 24;
/** A square of silk counts as so many of the colour that is rarest. */
const SILK_WEIGHT = 3;

/** Where a part of so many squares shows most of what the rug has: colours, meeting often, silk, and no hole. */
export function mostVariedPosition(
  { columns, rows, colours }: Squares,
  wide: number,
  high: number,
  silk: ReadonlySet<number>,
): Position {
  let best: Position = { left: 0, top: 0 };
  let most = Number.NEGATIVE_INFINITY;
  for (let down = 0; down <= TRIED; down += 1)
    for (let across = 0; across <= TRIED; across += 1) {
      const left = Math.floor((Math.max(0, columns - wide) * across) / TRIED);
      const top = Math.floor((Math.max(0, rows - high) * down) / TRIED);
      let score = 0;
      const seen = new Set<number>();
      for (let y = 0; y < LOOKED_AT; y += 1) {
        let before: number | undefined;
        for (let x = 0; x < LOOKED_AT; x += 1) {
          const row = top + Math.floor((y / LOOKED_AT) * Math.min(high, rows));
          const column = left + Math.floor((x / LOOKED_AT) * Math.min(wide, columns));
          const colour = colours[row * columns + column] ?? 0;
          if (colour === 0) score -= LOOKED_AT;
          else if (colour !== before) score += 1;
          if (silk.has(colour)) score += SILK_WEIGHT;
          seen.add(colour);
          before = colour;
        }
      }
      score += seen.size * LOOKED_AT;
      if (score > most) {
        most = score;
        best = { left, top };
      }
    }
  return best;
}
