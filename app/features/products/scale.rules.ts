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
const LINES = 0.7;
const APART = 0.5;
const EDGE = 0.3;

type Size = { widthMetres: number; lengthMetres: number };

/** Fits every size, so that all have one scale. */
export function floorFor(sizes: Size[]) {
  const widest = Math.max(...sizes.map(({ widthMetres }) => widthMetres));
  const longest = Math.max(...sizes.map(({ lengthMetres }) => lengthMetres));
  const beside = LINES + widest + APART;
  const person = { left: beside, top: LINES + DEEPEST + APART, ...PERSON };
  return {
    width: beside + WIDEST + EDGE,
    height: Math.max(LINES + longest, person.top + person.height) + EDGE,
    rug: { left: LINES, top: LINES },
    things: { left: beside, top: LINES },
    person,
  };
}
