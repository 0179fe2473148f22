export const ROUND_SHAPE = "round";

type Size = { widthMetres: number; lengthMetres: number };

/** The second size; of a round rug the third, because a circle looks smaller. */
export function displaySize<T>(sizes: T[], isRound: boolean): T | undefined {
  return sizes[isRound ? 2 : 1] ?? sizes.at(-1);
}

/** `200x300`, centimetres. */
export const sizeQuery = ({ widthMetres, lengthMetres }: Size) =>
  `${Math.round(widthMetres * 100)}x${Math.round(lengthMetres * 100)}`;

/** `200 × 300 cm`, of a round rug `Ø 200 cm`. */
export function sizeName({ widthMetres, lengthMetres }: Size, isRound: boolean): string {
  const width = Math.round(widthMetres * 100);
  return isRound ? `Ø ${width} cm` : `${width} × ${Math.round(lengthMetres * 100)} cm`;
}

/** Metres that fill a column of a list. */
const COLUMN_METRES = 2.5;

/** How much of its column a rug takes, so that all of a list are drawn at one scale; wider ones are scaled down. */
export const columnShare = ({ widthMetres }: Pick<Size, "widthMetres">): number =>
  Math.min(1, widthMetres / COLUMN_METRES);

export const NUMBERED_PRODUCTS = 9;

/** A withdrawn rug keeps its page. */
export const hasPage = (rug: { active: boolean; withdrawnAt: Date | null } | undefined): boolean =>
  Boolean(rug?.active || rug?.withdrawnAt);
