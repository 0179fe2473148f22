/** What stands beside a rug to show its size, in metres. */
const PERSON = { width: 0.46, height: 0.34 };
export const SOFA = { width: 2.2, depth: 0.95 };

/** Room for the measure lines at the left and at the top, and between the things. */
const LINES = 0.7;
const APART = 0.5;
const EDGE = 0.3;

type Size = { widthMetres: number; lengthMetres: number };

/** The floor that every size of a rug fits on, so that all are drawn at one scale. */
export function floorFor(sizes: Size[]) {
  const widest = Math.max(...sizes.map(({ widthMetres }) => widthMetres));
  const longest = Math.max(...sizes.map(({ lengthMetres }) => lengthMetres));
  const beside = LINES + widest + APART;
  const sofa = { left: beside, top: LINES, width: SOFA.width, height: SOFA.depth };
  // At the sofa's left end, so that its name has room beside it.
  const person = { left: beside, top: LINES + SOFA.depth + APART, ...PERSON };
  return {
    width: beside + SOFA.width + EDGE,
    height: Math.max(LINES + longest, person.top + person.height) + EDGE,
    rug: { left: LINES, top: LINES },
    sofa,
    person,
  };
}
