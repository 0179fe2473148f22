/** Metres. */
const PERSON = { width: 0.32, height: 0.34 };
export const FURNITURE = {
  sofa: { width: 2.2, depth: 0.95 },
  bed: { width: 1.58, depth: 1.98 },
  table: { width: 1.8, depth: 0.9 },
};
export type Furniture = keyof typeof FURNITURE;

const WIDEST = Math.max(...Object.values(FURNITURE).map(({ width }) => width));
const DEEPEST = Math.max(...Object.values(FURNITURE).map(({ depth }) => depth));

/** Metres, for dimension lines and gaps. */
export const LINES = 0.7;
export const APART = 0.5;
export const EDGE = 0.3;

/** What stands beside the rug: furniture at its top, and a person below. */
export const BESIDE = {
  width: WIDEST,
  height: DEEPEST + APART + PERSON.height,
  person: { left: 0, top: DEEPEST + APART, ...PERSON },
};

type Size = { widthMetres: number; lengthMetres: number };

/** Metres of floor around a rug of this size; `scale-view.module.css` reckons them for the size that is chosen. */
export function floorFor({ widthMetres, lengthMetres }: Size) {
  return {
    width: LINES + widthMetres + APART + BESIDE.width + EDGE,
    height: LINES + Math.max(lengthMetres, BESIDE.height) + EDGE,
  };
}

/** Width by height of a drawing that no choice of size changes. */
export function ratioFor(sizes: Size[]): number {
  const { width, height } = floorFor({
    widthMetres: Math.max(...sizes.map(({ widthMetres }) => widthMetres)),
    lengthMetres: Math.max(...sizes.map(({ lengthMetres }) => lengthMetres)),
  });
  return width / height;
}
