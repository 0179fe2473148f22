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

type Size = { widthMetres: number; lengthMetres: number };

/** The floor with the furniture beside the rug. It fits every size, so that all have one scale. */
export function floorFor(sizes: Size[]) {
  const { widest, longest } = extremesOf(sizes);
  const beside = LINES + widest + APART;
  const person = LINES + DEEPEST + APART;
  return {
    width: beside + WIDEST + EDGE,
    height: Math.max(LINES + longest, person + PERSON.depth) + EDGE,
    left: LINES,
    top: LINES,
    /** Where furniture and person begin; furniture is level with the rug. */
    beside,
    person,
  };
}

/** The floor for a telephone: the furniture stands above the rug, a bed with its head beyond the drawing. */
export function narrowFloorFor(sizes: Size[]) {
  const { widest, longest } = extremesOf(sizes);
  const ends = EDGE + FURNITURE.sofa.depth;
  const left = NARROW_LINES;
  const top = ends + NARROW_LABEL + NARROW_LINES;
  const beside = left + WIDEST + EDGE;
  return {
    width: Math.max(left + widest, beside + PERSON.width) + EDGE,
    height: top + longest + EDGE,
    left,
    top,
    /** Where furniture ends, which begins above the rug's left edge. */
    ends,
    /** Where the person begins, beside the furniture. */
    beside,
    person: ends - PERSON.depth,
  };
}

function extremesOf(sizes: Size[]) {
  return {
    widest: Math.max(...sizes.map(({ widthMetres }) => widthMetres)),
    longest: Math.max(...sizes.map(({ lengthMetres }) => lengthMetres)),
  };
}
