/** Metres. */
export const PERSON = { width: 0.32, depth: 0.34 };
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
/** A metre is drawn larger where the furniture stands above the rug, so lines and words need less of it. */
const NARROW_LINES = 0.45;
const NARROW_LABEL = 0.3;
const NARROW_NAME = 0.75;

type Size = { widthMetres: number; lengthMetres: number };
export type FloorLayout = {
  width: number;
  height: number;
  rug: { left: number; top: number };
  /** Where furniture begins (beside the rug) or ends (above it). */
  things: { left: number; top: number };
  person: { left: number; top: number };
};

/** The floor with the furniture beside the rug. It fits every size, so that all have one scale. */
export function floorFor(sizes: Size[]): FloorLayout {
  const { widest, longest } = extremesOf(sizes);
  const beside = LINES + widest + APART;
  const person = { left: beside, top: LINES + DEEPEST + APART };
  return {
    width: beside + WIDEST + EDGE,
    height: Math.max(LINES + longest, person.top + PERSON.depth) + EDGE,
    rug: { left: LINES, top: LINES },
    things: { left: beside, top: LINES },
    person,
  };
}

/** The floor for a telephone: the furniture stands above the rug, a bed with its head beyond the drawing. */
export function narrowFloorFor(sizes: Size[]): FloorLayout {
  const { widest, longest } = extremesOf(sizes);
  const ends = EDGE + FURNITURE.sofa.depth;
  const rug = { left: NARROW_LINES, top: ends + NARROW_LABEL + NARROW_LINES };
  const person = { left: rug.left + WIDEST + EDGE, top: ends - PERSON.depth };
  return {
    width: Math.max(rug.left + widest + EDGE, person.left + NARROW_NAME),
    height: rug.top + longest + EDGE,
    rug,
    things: { left: rug.left, top: ends },
    person,
  };
}

function extremesOf(sizes: Size[]) {
  return {
    widest: Math.max(...sizes.map(({ widthMetres }) => widthMetres)),
    longest: Math.max(...sizes.map(({ lengthMetres }) => lengthMetres)),
  };
}
